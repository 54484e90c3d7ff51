import { addresses } from '@/shared/routes'

export type Tab = 'today' | 'decks' | 'create' | 'statistics' | 'settings'
/**
 * `today` all that is due, `important` the twenty most nearly forgotten, `more` new cards beyond the cap, `spare` what the exam would find
 * forgotten, `cram` without changing dates.
 */
export type ReviewKind = 'today' | 'important' | 'more' | 'spare' | 'cram'
/** The tab, deck, review and link of a shared deck in the address of /flashcard, so that a reload and the way back lead to the same. */
export type FlashcardLocation = { tab: Tab; deck: string | null; review: ReviewKind | null; shared: string | null }

export const tabs: readonly { tab: Tab; name: string }[] = [
  { tab: 'today', name: 'Сьогодні' },
  { tab: 'decks', name: 'Колоди' },
  { tab: 'create', name: 'Створити' },
  { tab: 'statistics', name: 'Статистика' },
]
const reviewKinds: readonly ReviewKind[] = ['today', 'important', 'more', 'spare', 'cram']

export function locationOf(search: string): FlashcardLocation {
  const query = new URLSearchParams(search)
  const tab = query.get('tab')
  return {
    tab: tab === 'settings' ? tab : (tabs.find((each) => each.tab === tab)?.tab ?? 'today'),
    deck: query.get('deck'),
    review: reviewKinds.find((kind) => kind === query.get('review')) ?? null,
    shared: query.get('shared'),
  }
}

/** What the tab of the browser and a screen reader call the part; null for today’s cards, which are the page itself. */
export function titleOf({ tab, review, shared }: FlashcardLocation): string | null {
  if (review !== null) return 'Повторення карток'
  if (shared !== null) return 'Колода за посиланням'
  if (tab === 'settings') return 'Налаштування карток'
  return tab === 'today' ? null : `${tabs.find((each) => each.tab === tab)?.name}: флешкартки`
}

/** The address of a place; what is left out is not in it. */
export function addressOf({ tab = 'today', deck, review, shared }: Partial<FlashcardLocation>): string {
  const query = new URLSearchParams()
  if (tab !== 'today') query.set('tab', tab)
  if (deck) query.set('deck', deck)
  if (review) query.set('review', review)
  if (shared) query.set('shared', shared)
  const text = query.toString()
  return text === '' ? addresses.flashcard.to() : `${addresses.flashcard.to()}?${text}`
}
