import { expect, test } from 'vitest'
import { guideExamples } from '../new/guide-examples.ts'
import { reportCheck } from './check-report.ts'

/** The subject of the guide is small: it is checked as a draft, of which no supply is asked. */
const guide = (change: (file: string, text: string) => string = (_, text) => text) => {
  const examples = [...guideExamples()].map(([file, text]) => [file, text.replace(/^title: Астрономія$/m, '$&\ndraft: true')] as const)
  return { hash: 'guide', files: new Map(examples.map(([file, text]) => [file, change(file, text)])) }
}
const clock = () => {
  const times = [1000, 3400]
  return () => times.shift() ?? 0
}

test('a check that finds nothing says what it has looked at, how much and how long', () => {
  const report = reportCheck(guide(), ['astronomy'], clock())
  expect(report).toEqual({
    faults: [],
    summary: 'astronomy: перевірено 6 файлів, 11 завдань за 2,4 с — зауваг немає. Чернетки (без вимог до запасу): astronomy.',
  })
})

test('a check that finds faults counts them', () => {
  const { faults, summary } = reportCheck(
    guide((_, text) => text.replace('seconds: 40', 'seconds: 4')),
    [],
    clock(),
  )
  expect(faults.length).toBeGreaterThan(0)
  expect(summary).toMatch(/^Увесь вміст: перевірено \d+ файлів за 2,4 с — \d зауваги?: виправ і перевір іще раз\./)
})

test('a subject that is not there is a fault', () => {
  expect(reportCheck(guide(), ['astrology']).faults).toEqual(['немає предмета astrology: бракує файла subjects/astrology/subject.yaml'])
})
