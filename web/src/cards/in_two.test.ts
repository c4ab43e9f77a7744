import { expect, test } from 'vitest'
import { inTwo } from './in_two'

test('a name stands in two lines of as even a length as its words allow', () => {
  expect(inTwo('Log of the Constance')).toEqual(['Log of the', 'Constance'])
  expect(inTwo('The Silver Salt')).toEqual(['The Silver', 'Salt'])
  expect(inTwo('A Tray for One')).toEqual(['A Tray', 'for One'])
  expect(inTwo('Crowbar')).toEqual(['Crowbar'])
})
