import { expect, test } from 'vitest'
import { countedStepComplaints } from './counted-steps.ts'
import type { TaskFile } from './sources.ts'

const complaintsAbout = (explanation: string) => countedStepComplaints([{ questions: [{ id: 'm-1', explanation }] } as TaskFile])

test('steps that are counted a second time are named', () => {
  const steps = '1. Ідея: лічимо.\n2. Разом 5.'
  expect(complaintsAbout(steps)).toEqual([])
  expect(complaintsAbout(`${steps}\n\n1. Разом 5.`)).toEqual(['m-1: пояснення лічить кроки двічі'])
})
