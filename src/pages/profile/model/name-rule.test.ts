import { expect, test } from 'vitest'
import { complaintAbout } from './name-rule'

test.each(['Оля', 'О’Ніл Анна-Марія', ' Їжак '])('«%s» is a name', (name) => {
  expect(complaintAbout(name)).toBeNull()
})

test.each(['', '   ', 'ж'.repeat(300)])('“%s” is none, and the pupil is told why in words', (name) => {
  expect(complaintAbout(name)).toMatch(/[а-яіїєґ]{3}/i)
})
