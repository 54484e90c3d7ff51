import { addresses } from '@/shared/routes'

/** The views one tap further than the day: each has its address. */
export type View = 'plan' | 'topics' | 'growth' | 'score'

export const viewTitles: Record<View, string> = {
  plan: 'План на тиждень',
  topics: 'Карта тем',
  growth: 'Поступ',
  score: 'Бал за шкалою 100–200',
}

const isView = (text: string | null): text is View => text !== null && Object.hasOwn(viewTitles, text)

/** The view in the query; null for the day itself. */
export function viewIn(search: string): View | null {
  const view = new URLSearchParams(search).get('view')
  return isView(view) ? view : null
}

export const viewAddress = (view: View): string => `${addresses.dashboard.to()}?view=${view}`
