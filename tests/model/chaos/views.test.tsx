import { expect, test } from 'vitest'
import { muted } from '#chart-lab/chaos'
import { machines } from '@/app/statecharts/all-charts'
import { stateOf as stepOf, viewOf as lessonViews } from '@/pages/courses/ui/player'
import { turnOf, viewOf as reviewViews } from '@/pages/flashcards/ui/review/review-page'
import { viewOf as joinViews } from '@/pages/group-premium/ui/join/join-page'
import { viewOf as seatViews } from '@/pages/group-premium/ui/member/member-page'
import { innermost } from '@/pages/paywall/model/purchase-context'
import { views as purchaseViews } from '@/pages/paywall/ui/paywall-page'
import { stateOf, viewOf as surveyViews } from '@/pages/survey/ui/survey-page'
import { explored } from './explored'

type Views = { views: Readonly<Record<string, unknown>>; nameOf?: (value: never) => string }

/** The maps from states to views that the pages draw by. */
const pages: Record<string, Views> = {
  groupSeat: { views: seatViews },
  joinGroup: { views: joinViews },
  lesson: { views: lessonViews, nameOf: stepOf },
  purchase: { views: purchaseViews, nameOf: innermost },
  review: { views: reviewViews, nameOf: ({ turn }: { turn: Parameters<typeof turnOf>[0] }) => turnOf(turn) },
  survey: { views: surveyViews, nameOf: stateOf },
}

test.each(Object.entries(pages))(
  'every state of %s that can be reached has a view, and every view a state',
  { timeout: 240_000 },
  (id, { views, nameOf }) => {
    const machine = machines.find((each) => each.id === id) ?? expect.unreachable(`no chart ${id}`)
    const values = explored(id, muted(machine)).ways.map(({ value }) => JSON.parse(value) as never)
    const names = new Set(values.map((value) => (nameOf ? nameOf(value) : String(value))))
    expect([...names].filter((name) => typeof views[name] !== 'function')).toEqual([])
    expect(Object.keys(views).filter((name) => !names.has(name) && !passing[id]?.includes(name))).toEqual([])
  },
)

/** Left as soon as they are entered: the types ask for a view of these too. */
const passing: Record<string, readonly string[]> = { lesson: ['placing', 'choosing'], review: ['choosing'], survey: ['opened', 'unopened'] }
