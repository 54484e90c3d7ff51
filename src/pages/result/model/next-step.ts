import type { Result } from '#domain/result'
import type { SurveyWish } from '#contract/survey-request'
import { countOf, genitiveCountOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { topicPractice } from './losses'
import { byLoss } from './result-text'

export type NextStep = { text: string; action: string; href: string }

/** What the review that comes first is called in the words of the next step. */
export type FirstReview = 'помилки' | 'неповні відповіді' | 'пропущені завдання' | null

/**
 * The one thing to do now, after the review: lost points below the threshold, else due mistakes, the weakest section, something wider.
 * @param due null while not known
 * @param first null: all right
 */
export function nextStep(result: Result, due: number | null, first: FirstReview): NextStep {
  const failed = result.verdicts.find(({ scaled }) => scaled === null)
  const subject = failed?.subject ?? result.subjects[0] ?? result.subject
  const losses = byLoss(result.byTopic).filter(({ points, max }) => points < max)
  if (failed) {
    const topics = losses.filter((row) => row.subject === failed.subject).slice(0, 3)
    return {
      text: `До порога з предмета «${failed.title}» бракує ${genitiveCountOf(failed.missing, 'point')}. Спершу розбери ${first ?? 'завдання'}, а тоді потренуй розділи, де втрачено найбільше: ${topics.map(({ title }) => `«${title}»`).join(', ')}.`,
      action: 'Тренувати ці розділи',
      href: topicPractice(
        subject,
        topics.map(({ topic }) => topic),
      ),
    }
  }
  if (due !== null && due > 0) {
    return {
      text: `${first === null ? 'Сьогодні варто повторити' : `Спершу розбери ${first}. Сьогодні варто повторити ще`} ${countOf(due, 'task')}, у яких була помилка. Завдання зникне з повторення, коли розв’яжеш його правильно у два різні дні.`,
      action: 'Працювати над помилками',
      href: addresses.tests.to({ subject, mode: 'mistakes' }),
    }
  }
  const worst = losses[0]
  if (worst) {
    return {
      text: `Не вистачило ${genitiveCountOf(result.max - result.raw, 'point')}. Спершу розбери ${first ?? 'завдання'}, а тоді підтягни розділ, де втрачено найбільше: «${worst.title}», ${worst.points} з ${worst.max}.`,
      action: 'Підтягнути цей розділ',
      href: topicPractice(worst.subject, [worst.topic]),
    }
  }
  return {
    text: 'Усі бали твої. Щоб так і лишилося, перемішай теми: спосіб доведеться впізнавати без підказки.',
    action: 'До міксу тем',
    href: addresses.tests.to({ subject, mode: 'mixed' }),
  }
}

/** Ten more like those of a practice set; null after anything else. */
export function likeThese({ mode, subject, byTopic }: Pick<Result, 'mode' | 'subject' | 'byTopic'>): SurveyWish | null {
  if (mode === 'quick') return { mode, subject, count: 10 }
  const topics = byTopic.map(({ topic }) => topic)
  return (mode === 'topics' || mode === 'mixed') && topics.length > 0 ? { mode, subject, topics, count: 10 } : null
}
