import { cardOf } from './surroundings'
import { blank, type ReviewLook } from './review-view'
import type { Press } from './review-events'

const names: [Press, RegExp][] = [
  ['pupil looks at the answer', /^Показати$/],
  ['pupil remembers', /^Пам’ятаю/],
  ['pupil forgets', /^Ще раз/],
  ['pupil sets the card aside', /^Відкласти картку$/],
  ['pupil takes it back', /^(Повернути|Попередня картка)/],
  ['pupil pauses', /^Пауза$/],
  ['pupil goes on', /^Продовжити$/],
  ['pupil tries again', /^Спробувати ще$/],
]
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
const isEnabled = (button: Element) => !button.matches(':disabled, [aria-disabled=true]')
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')]

export const cardOnPage = (): HTMLElement | null => document.querySelector<HTMLElement>('section[aria-label^="Картка"]')
export const buttonFor = (press: Press): HTMLElement | undefined =>
  buttons().find((button) => isEnabled(button) && names.some(([event, name]) => event === press && name.test(textOf(button))))
export const disabledButtons = (): HTMLElement[] => buttons().filter((button) => !isEnabled(button))

/** Enabled controls in the words of the model; one that nobody knows is named. */
export const offersOnPage = (): string[] =>
  buttons()
    .filter(isEnabled)
    .map((button) => names.find(([, name]) => name.test(textOf(button)))?.[0] ?? `unknown control ${textOf(button)}`)
    .toSorted()

/** Reads the page of a review in its own words. */
export function readReview(): Omit<ReviewLook, 'asked' | 'told'> {
  const words = textOf(document.body)
  const card = cardOnPage()
  const [, done, total] = /Пройдено (\d+) з (\d+)/.exec(words) ?? []
  const [, cards, recalled, graded] = /Переглянуто: (\d+) карт\S+ З першого разу пригадано: (\d+) з (\d+)\./.exec(words) ?? []
  const alert = textOf(document.querySelector('[role=alert]'))
  if (card) {
    const [, event = ''] = /Подія (\d)/.exec(textOf(card)) ?? []
    return {
      ...blank,
      screen: alert !== '' ? 'not kept' : card.getAttribute('aria-busy') === 'true' ? 'keeping' : 'card',
      card: cardOf(`row.d-${event}`),
      isAnswerShown: card.querySelector('[aria-label="Відповідь"]') !== null,
      progress: card.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')?.replace('з', 'of') ?? '',
      isFull: words.includes('На пристрої бракує місця'),
    }
  }
  if (alert.includes('Картки не відкрилися')) return { ...blank, screen: 'failed' }
  if (alert !== '') return { ...blank, screen: 'not kept' }
  if (done !== undefined) return { ...blank, screen: 'pause', progress: `${done} of ${total}` }
  if (words.includes('На сьогодні все')) return { ...blank, screen: 'end' }
  if (graded !== undefined) return { ...blank, screen: 'end', summary: `${cards} cards, ${recalled} of ${graded} recalled` }
  return { ...blank, screen: 'waiting' }
}
