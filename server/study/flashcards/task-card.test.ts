import { describe, expect, it } from 'vitest'
import type { Question, QuestionForm } from '#domain/question'
import { keys, tasks, text } from '#samples/questions'
import { cardOfTask } from './task-card.ts'
import { writtenCard } from './written-card.ts'

describe('the card of a task', () => {
  it.each<[QuestionForm, string[], string[]]>([
    ['single', ['Скільки буде 2 + 2?', '**А** 3', '**Б** 4', '**В** 5', '**Г** 6'], ['**Б** 4']],
    [
      'matching',
      ['Доберіть пари', '**1** перше', '**2** друге', '**3** третє', '**А** один', '**Б** два', '**В** три', '**Г** чотири', '**Д** п’ять'],
      ['**1 — А** один', '**2 — Б** два', '**3 — В** три'],
    ],
    [
      'sequence',
      ['Розташуйте події за часом', '**А** перша', '**Б** друга', '**В** третя', '**Г** четверта'],
      ['**А** перша', '**Б** друга', '**В** третя', '**Г** четверта'],
    ],
    [
      'multi',
      ['Оберіть три', '**1** перше', '**2** друге', '**3** третє', '**4** четверте', '**5** п’яте', '**6** шосте', '**7** сьоме'],
      ['**2** друге', '**4** четверте', '**7** сьоме'],
    ],
    ['numeric', ['Скільки буде одна друга?'], ['**0,5** см']],
    [
      'gap',
      [
        'We **(1) …** here. It **(2) …** great.',
        'Choose the words',
        'Пропуск 1',
        '**А** live',
        '**Б** lives',
        'Пропуск 2',
        '**А** is',
        '**Б** are',
      ],
      ['**1 — А** live', '**2 — А** is'],
    ],
    [
      'gapPool',
      ['The place **(1) …** is **(2) …**', 'Choose the fragments', '**А** where they met', '**Б** to be honest', '**В** which is rare'],
      ['**1 — А** where they met', '**2 — В** which is rare'],
    ],
  ])('%s asks what the task asks and answers in words, with the explanation', (form, front, back) => {
    const card = writtenCard(cardOfTask(tasks[form], keys[form], null))
    expect([card.front.split('\n'), card.back.split('\n')]).toEqual([front, [...back, 'Бо так.']])
  })

  it('of groups names each group, and answers with one of each', () => {
    const { front, back } = writtenCard(cardOfTask(tasks.grouped, keys.grouped, null))
    expect(front.split('\n').filter((line) => !line.startsWith('**'))).toEqual([
      'По одному з кожної групи',
      'Царство',
      'Середовище',
      'Живлення',
    ])
    expect(back.split('\n')).toEqual(['**2** тварини', '**1** водне', '**2** гетеротрофне', 'Бо так.'])
  })

  it('begins on for facts, and off for what is calculated, numbers and long texts', () => {
    const fact = tasks.single
    const sum = { kind: 'paragraph' as const, children: [{ kind: 'math' as const, tex: '20+36=56' }] }
    const isOff = (task: Question, explanation = keys.single.explanation) => cardOfTask(task, { ...keys.single, explanation }, null).isOff
    const long = { ...fact, prompt: text('слово '.repeat(120)) }
    const aboutText = { ...fact, stimulus: tasks.gap.stimulus }
    expect([isOff(fact), isOff(fact, [sum]), isOff(long), isOff(aboutText)]).toEqual([false, true, true, true])
    expect(cardOfTask(tasks.numeric, keys.numeric, null).isOff).toBe(true)
  })

  it('has the picture of the task, or of its text', () => {
    const figure = { src: '/media/a.svg', alt: 'Карта', width: 10, height: 10 }
    const about = { ...tasks.gap, stimulus: { ...tasks.gap.stimulus, figure } }
    expect([cardOfTask({ ...tasks.single, figure }, keys.single, null).figure, cardOfTask(about, keys.gap, null).figure]).toEqual([
      figure,
      figure,
    ])
  })
})
