import { v4 as createUuid } from 'uuid'
import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import { guessOf, isSolved, type Asked } from '#domain/diagnostic'
import { eventsAnswerSchema, nextAnswerSchema } from '#contract/survey'
import type { SurveyEvent } from '#domain/survey-event'
import type { BareFact } from '#domain/survey-state'
import { createSurvey, finishSurvey } from '@/entities/survey'
import { api } from '@/shared/api'

/** One diagnostic: its survey, the device that writes it, and how many facts there are. */
export type Sitting = { id: string; client: string; facts: number }
/** The step of a diagnostic: a task, or what became of all of them. */
export type Step = { sitting: Sitting; number: number } & ({ question: Question; asked: null } | { question: null; asked: Asked[] })

/** @param key the same for every try. */
export async function beginDiagnostic(subject: string, key: string, now: number): Promise<Step> {
  const { survey } = await createSurvey({ mode: 'diagnostic', subject }, key)
  const [question] = survey.questions
  if (!question) throw new Error('a diagnostic without a task')
  const sitting = { id: survey.id, client: createUuid(), facts: 2 }
  await send(sitting.id, [stamp(sitting, 1, now, { kind: 'open' }), stamp(sitting, 2, now, { kind: 'visit', question: question.id })])
  return { sitting, number: 1, question, asked: null }
}

/** Hands an answer in, null for «Не знаю», and asks for the next task; after the last one finishes. May be tried again with the same facts. */
export async function answerDiagnostic({ sitting, number }: Step, facts: readonly SurveyEvent[], key: string): Promise<Step> {
  await send(sitting.id, facts)
  const headers = { 'Idempotency-Key': key }
  const { data } = await (await api()).post(`v3/surveys/${sitting.id}/next`, { json: {}, headers }).json(nextAnswerSchema)
  const next = { ...sitting, facts: sitting.facts + facts.length }
  if (data.question) return { sitting: next, number: number + 1, question: data.question, asked: null }
  const { items } = await finishSurvey(sitting.id, {}, sitting.client)
  return {
    sitting: next,
    number,
    question: null,
    asked: items.map(({ question, ...share }) => ({ topic: question.topic, isRight: isSolved(share), guess: guessOf(question) })),
  }
}

/** Makes the facts that an answer leaves in the log of the survey. */
export const factsOf = (sitting: Sitting, question: Question, value: Answer, at: { seen: number; now: number }): SurveyEvent[] => [
  stamp(sitting, sitting.facts + 1, at.seen, { kind: 'visit', question: question.id }),
  stamp(sitting, sitting.facts + 2, at.now, { kind: 'answer', question: question.id, value }),
]

const stamp = ({ client }: Sitting, seq: number, at: number, fact: BareFact): SurveyEvent => ({
  id: createUuid(),
  client,
  seq,
  at: new Date(at).toISOString(),
  ...fact,
})

async function send(id: string, events: readonly SurveyEvent[]): Promise<void> {
  await (await api()).post(`v3/surveys/${id}/events`, { json: { events } }).json(eventsAnswerSchema)
}
