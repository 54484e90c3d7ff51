import { expect, test } from 'vitest'
import type { PracticeTask } from '#contract/practice'
import type { ArticleSummary } from '#contract/theory'
import { practiceOf } from './practice-of'
import { topicArticles, topicLead } from './topic-articles'

const section = {
  id: 'one',
  title: 'Розділ',
  children: [
    { id: 'one.a', title: 'А' },
    { id: 'one.b', title: 'Б' },
  ],
}
const whole = { id: 'one', title: 'Розділ', section: null, children: section.children }
const topic = { id: 'one.a', title: 'А', section, children: [] }
const article = (id: string, topics: string[], minutes = 8): ArticleSummary => ({
  id,
  seoCode: id,
  title: id,
  gist: [],
  minutes,
  topics,
  section: 'Розділ',
  sections: [],
  test: { id: `${id}.test`, tasks: 7 },
})
const articles = [article('a', ['one.a']), article('b', ['one.b', 'two']), article('c', ['two'])]
const task = (topicId: string, form: PracticeTask['form'], state: PracticeTask['state']): PracticeTask => {
  return {
    id: `${topicId}-${form}`,
    topic: topicId,
    form,
    points: 1,
    seconds: 60,
    difficulty: 'easy',
    state,
    mistake: null,
    isSaved: false,
  }
}

test('a topic has its own articles, a section those of all its topics', () => {
  expect([topicArticles(topic, articles), topicArticles(whole, articles)].map((some) => some.map(({ id }) => id))).toEqual([
    ['a'],
    ['a', 'b'],
  ])
})

test('a topic says where it stands and how long its theory takes', () => {
  const subject = { title: 'Математика' }
  expect(topicLead(subject, topic, [article('a', []), article('b', [], 14)])).toBe('Тема розділу «Розділ». Теорія: 22 хвилини читання.')
  expect(topicLead(subject, whole, [])).toBe('Розділ програми НМТ: Математика.')
})

test('tasks are counted by their forms and by how they fared', () => {
  const tasks = [
    task('one.a', 'single', 'right'),
    task('one.a', 'numeric', 'new'),
    task('one.b', 'single', 'wrong'),
    task('two', 'single', 'right'),
  ]
  expect(practiceOf(tasks, whole)).toEqual({
    total: 3,
    right: 1,
    wrong: 1,
    forms: [
      { form: 'single', count: 2 },
      { form: 'numeric', count: 1 },
    ],
  })
  expect(practiceOf(tasks, topic).total).toBe(2)
})
