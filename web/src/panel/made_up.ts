// Options that tests make up.
import type { OptionText } from '../protocol'

const NOTHING: OptionText = {
  option: '',
  text: '',
  verb: '',
  names: {},
  detail: '',
  space: '',
  room: '',
  card: '',
  group: '',
  key: '',
  brief: '',
  cost: null,
  passes: false,
  sensible: false,
  mark: '',
  rule: '',
  seals: false,
  idle: false,
  decisive: false,
  notes: [],
  gives: null,
}

export const option = (text: string, more: Partial<OptionText> = {}): OptionText => ({ ...NOTHING, option: text, text, ...more })
