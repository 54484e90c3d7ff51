import { fireEvent } from '@testing-library/react'
import type { UserFact } from '#contract/user-fact'
import { createUserFacts, UserFactsProvider, type UserFacts } from '@/entities/user-fact'
import { Player } from '@/pages/courses/ui/player'
import { pageLog } from '../../../fixtures/page-log'
import { memories, shortLesson } from '../lesson'
import type { LessonFlowEvent, lessonModel, Step } from '../lesson-model'
import type { PageHold } from '../page-driver'
import { openPart, says, textOf } from './reading'

let found: PromiseWithResolvers<readonly UserFact[]>
const about = { course: shortLesson.course.id, lesson: shortLesson.id }
const at = '2026-11-21T10:00:00.000Z'

/** The stored facts of a lesson: its finished steps and the answers of its attempt. */
function factsOf({ done, attempt }: (typeof memories)[keyof typeof memories]): UserFact[] {
  const steps = done.map((step) => ({ id: step, at, kind: 'lesson.step', ...about, step }))
  const answers = Object.entries(attempt?.answers ?? {}).map(([question, value]) => {
    return { id: question, at, kind: 'lesson.answer', ...about, attempt: attempt?.id, question, value }
  })
  return [...steps, ...answers] as UserFact[]
}

function open(wish: Step | null): void {
  found = Promise.withResolvers()
  const own = createUserFacts({ log: pageLog(), read: async () => [], now: () => Date.parse(at) })
  const isOurs = (kind: UserFact['kind']) => kind === 'lesson.step' || kind === 'lesson.answer'
  const of: UserFacts['of'] = (kind) =>
    isOurs(kind) ? found.promise.then((all) => all.filter((fact) => fact.kind === kind)) : own.of(kind)
  openPart(
    <UserFactsProvider value={{ ...own, of }}>
      <Player lesson={shortLesson} wish={wish} lessons={null} notice={null} />
    </UserFactsProvider>,
  )
}

const names: Record<Step, RegExp> = { theory: /Теорія/, example: /Приклад/, try: /Спроба/, check: /Перевірка/ }
const button = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find((each) => name.test(textOf(each))) ?? document.body
const nav = () => document.querySelector('nav[aria-label="Кроки уроку"]') ?? document

const headings: [RegExp, string][] = [
  [/^Теорія$/, 'reading'],
  [/^Приклад$/, 'watching'],
  [/^Спроба$/, 'trying'],
]

function screenOf(): string {
  const title = textOf(document.querySelector('h2'))
  if (title === 'Підсумок') return says('p', 'Урок пройдено.') ? 'passed' : 'failed'
  if (title.startsWith('Перевірка: завдання'))
    return says('button', 'Наступне завдання') || says('button', 'До підсумку') ? 'explained' : 'answering'
  return headings.find(([words]) => words.test(title))?.[1] ?? 'recalling'
}

/** A lesson of a course. */
export const lessonPage: PageHold<LessonFlowEvent, typeof lessonModel> = {
  calls: {},
  moves: {
    'page opens': ({ wish }) => ({ do: () => open(wish) }),
    'device remembers': ({ what }) => ({ do: () => found.resolve(factsOf(memories[what])) }),
    'device fails': { do: () => found.reject(new Error('no device')) },
    'pupil opens': ({ step }) => ({ do: () => button(names[step], nav()).click() }),
    'pupil finishes the step': { press: /^Далі: (приклад|спроба|перевірка)$/ },
    'pupil answers': ({ isRight }) => ({
      do: () => {
        const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
        fireEvent.click(radios[isRight ? 1 : 0] ?? document.body)
        return new Promise<void>((done) => queueMicrotask(() => done(button(/^Перевірити$/).click())))
      },
    }),
    'pupil goes on': { press: /^(Наступне завдання|До підсумку)$/ },
    'pupil begins anew': { press: /^Пройти перевірку ще раз$/ },
  },
  read: () => ({
    screen: screenOf(),
    done: [...nav().querySelectorAll('button')].filter((each) => textOf(each).includes(', пройдено')).length,
  }),
  shows: ({ screen, done }) => ({ screen, done: (done as Step[]).length }),
  isUnoffered: true,
  without: ['pupil answers another task'],
}
