import { expect, it } from 'vitest'
import { sheetOf } from './recipe-sheets.ts'

it('the sheet of a recipe is found by the name of its module, on every system', () => {
  expect(sheetOf('/site/styled-system/recipes/board-look.js')).toBe('/site/styled-system/styles/recipes/board-look.css')
  expect(sheetOf('C:\\site\\styled-system\\recipes\\board-look.js')).toBe('C:\\site\\styled-system\\styles\\recipes\\board-look.css')
})
