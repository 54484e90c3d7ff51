import type { SurveyRequest } from '#contract/survey-request'
import type { QuestionForm } from '#domain/question'
import type { PracticeTask } from '#contract/practice'
import { inTurn, interleaved } from './interleave.ts'
import { seeded } from '#domain/random'
import { shuffled } from '../../base/shuffled.ts'
import { bandOf, byId, togetherByStimulus, type PoolTask } from '../../content/bank-task.ts'

export type Filter = {
  topics: readonly string[]
  forms?: readonly QuestionForm[]
  difficulty?: readonly PracticeTask['difficulty'][]
  only?: 'new' | 'wrong' | 'saved' | undefined
}

/** The tasks that a filter lets through. An empty list asks for everything; a section stands for all its topics. */
export function select(pool: readonly PoolTask[], { topics, forms = [], difficulty = [], only }: Filter): PoolTask[] {
  return pool.filter(
    (task) =>
      (topics.length === 0 || topics.includes(task.topic) || topics.includes(task.section)) &&
      (forms.length === 0 || forms.includes(task.form)) &&
      (difficulty.length === 0 || difficulty.includes(bandOf(task))) &&
      (only === undefined || (only === 'saved' ? task.savedAt !== null : task.state === only)),
  )
}

export type DrawnRequest = Extract<SurveyRequest, { mode: 'topics' | 'quick' | 'mixed' | 'mistakes' | 'custom' | 'saved' }>

/**
 * Draws a training set: new tasks and due mistakes first. The same pool and seed give the same set.
 * @returns an empty list where nothing fits.
 */
export function drawSet(pool: readonly PoolTask[], request: DrawnRequest, seed: number): PoolTask[] {
  const tasks = freshFirst(shuffled(pool.toSorted(byId), seeded(seed)))
  switch (request.mode) {
    case 'topics':
      return byProgramme(inTurn(select(tasks, request), topicOf, request.count))
    case 'quick':
      return easyFirst(tasks, request.count)
    case 'mixed':
      return interleaved(inTurn(select(tasks, request), topicOf, request.count))
    case 'mistakes':
      return dueFirst(select(tasks, request)).slice(0, request.count)
    case 'custom':
      return togetherByStimulus(select(tasks, request).slice(0, request.count))
    case 'saved':
      return tasks
        .filter(({ savedAt }) => savedAt !== null)
        .toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))
        .slice(0, mostSaved)
  }
}

/** Picks new and due tasks, from easy to hard: a set that begins with what nobody solves is soon left. For who is new, half of it is easy. */
function easyFirst(tasks: readonly PoolTask[], count: number): PoolTask[] {
  const isNewcomer = tasks.every(({ state }) => state === 'new')
  const easy = isNewcomer ? tasks.filter((task) => bandOf(task) === 'easy').slice(0, Math.ceil(count / 2)) : []
  const taken = new Set(easy)
  const drawn = [...easy, ...tasks.filter((task) => !taken.has(task))].slice(0, count)
  return togetherByStimulus(drawn.toSorted((a, b) => a.difficulty - b.difficulty))
}

const mostSaved = 50
const topicOf = ({ topic }: PoolTask): string => topic
const isUrgent = ({ state, mistake }: PoolTask): boolean => state === 'new' || mistake?.isDue === true

const freshFirst = (tasks: readonly PoolTask[]): PoolTask[] => tasks.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))

const dueFirst = (tasks: readonly PoolTask[]): PoolTask[] =>
  tasks.filter(({ mistake }) => mistake !== null).toSorted((a, b) => Number(b.mistake?.isDue) - Number(a.mistake?.isDue))

/** Topic by topic, from easy to hard, the tasks about one text side by side. */
const byProgramme = (tasks: readonly PoolTask[]): PoolTask[] =>
  [...Map.groupBy(tasks, topicOf).values()].flatMap((group) => togetherByStimulus(group.toSorted((a, b) => a.difficulty - b.difficulty)))
