// The texts of the front door: it is opened before those of the table are fetched.
import { front, title } from './en/front'
import { server } from './en/server'

export const words = { screens: { title, front }, server }
