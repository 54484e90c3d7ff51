import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentId } from '#domain/text'
import { faultWords } from './fault-words.ts'
import { articleSource } from './theory-source.ts'

const said = (schema: v.GenericSchema, given: unknown): string[] => (v.safeParse(schema, given).issues ?? []).map(faultWords)

test.each([
  [articleSource.entries.test, { id: 'one', questions: ['a', 'b', 'c'] }, 'має бути рівно 7 елементів, а є 3'],
  [articleSource.entries.blocks, [], 'порожньо'],
  [articleSource.entries.topics, [], 'порожньо'],
  [articleSource.entries.description, 'Коротко', 'має бути щонайменше 80 знаків, а є 7'],
  [articleSource.entries.updated, '28.11.2026', 'має бути день, як-от \'2026-11-28\', а стоїть "28.11.2026"'],
  [contentId, undefined, 'бракує цього поля'],
  [contentId, 'Небо', 'Хибний ідентифікатор: у ньому малі латинські літери, цифри, крапки й дефіси, а стоїть "Небо"'],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'має бути щонайбільше 1 елемент, а є 2'],
  [v.pipe(v.number(), v.integer()), 1.5, 'має бути ціле число, а стоїть 1.5'],
])('%# says what must stand there, and what does', (schema, given, words) => {
  expect(said(schema, given)).toEqual([words])
})
