import type { Screen } from '../purchase-events'

type Facts = { heading: string; buttons: { name: string; isBusy: boolean }[]; alerts: string[]; statuses: string[]; error: string }

/** Reads the page; runs in jsdom as well as in a browser, so it takes nothing from outside. */
export function factsOnPage(): Facts {
  const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const wrong = document.querySelector('input[type=email][aria-invalid=true]')
  const error = document.getElementById((wrong?.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '')
  return {
    heading: textOf(document.querySelector('h1')),
    buttons: all('button').map((button) => ({ name: textOf(button), isBusy: button.getAttribute('aria-busy') === 'true' })),
    alerts: all('[role=alert]').map(textOf),
    statuses: all('[role=status]').map(textOf),
    error: wrong ? textOf(error) : '',
  }
}

const headings: [RegExp, Screen][] = [
  [/^Очікуємо підтвердження/, 'pending'],
  [/^Оплату не завершено$/, 'unfinished'],
  [/^(Оплата не пройшла|Час на оплату вийшов)$/, 'failed'],
  [/^Гроші повернуто$/, 'refunded'],
  [/^Перевіряємо оплату$/, 'unclear'],
]

function screenOf({ heading, buttons, alerts, statuses }: Facts): string {
  const has = (name: string) => buttons.some((button) => button.name.includes(name))
  const isBusy = (name: string) => buttons.some((button) => button.isBusy && button.name.includes(name))
  const found = headings.find(([words]) => words.test(heading))?.[1]
  if (found === 'pending' && isBusy('Перевірити зараз')) return 'checking'
  if (found === 'pending') return statuses.some((words) => words.includes('більше не питає')) ? 'unchecked' : 'pending'
  if (found) return found
  if (alerts.some((words) => words.includes('Не вдалося завантажити ціни'))) return 'missing'
  if (isBusy('Оплатити')) return 'paying'
  if (isBusy('Посилання для батьків')) return 'asking'
  if (has('Скопіювати')) return has('Перевірити оплату') ? 'unwatched' : 'watching'
  if (has('Оплатити')) return 'choosing'
  return /^(Преміум увімкнено|Дякуємо)/.test(heading) ? 'paid' : 'loading'
}

export const lookOf = (facts: Facts) => ({
  screen: screenOf(facts),
  complaint: facts.error === '' ? '' : facts.error.startsWith('Вкажи e-mail, куди') ? 'missing' : 'wrong',
})

/** The words that the page shows in several states. */
const words: Partial<Record<Screen, string>> = { beginning: 'paying', leaving: 'paying', shared: 'watching', given: 'paid' }
const withForm = new Set<unknown>(['choosing', 'asking', 'shared', 'watching', 'unwatched', 'beginning', 'leaving'])

/** The look of the model as the page says it. */
export const shownOf = ({ screen, complaint, payment }: Record<string, unknown>) => ({
  screen: screen === 'checking' && payment === '' ? 'loading' : (words[screen as Screen] ?? screen),
  complaint: withForm.has(screen) ? complaint : '',
})
