import { v4 as createUuid } from 'uuid'
import type { Begun, Pack } from '#contract/pack'
import type { SurveyWish } from '#contract/survey-request'
import type { Survey } from '#domain/survey'
import type { SurveyPolicy } from '#domain/survey-mode'

/** A survey that can be begun from a pack. */
export type OfflineWish = Extract<SurveyWish, { mode: 'quick' | 'topics' | 'mixed' | 'nmt' }>

export type Drawn = { survey: Survey; begun: Omit<Begun, 'events'>; pack: Pack }

const training: SurveyPolicy = { feedback: 'afterEach', seconds: null, extraTime: 0, save: 'automatic', pause: 'any' }
const titles = { quick: 'Швидке тренування', topics: 'Обрані теми', mixed: 'Мікс тем' }

/** Tells whether the pack has something for this wish. A certain paper, a block or a day is not in it. */
export function canDraw(pack: Pack, wish: SurveyWish): wish is OfflineWish {
  if (wish.subject !== pack.subject.id) return false
  if (wish.mode === 'nmt') return pack.paper !== null && wish.block === undefined && (wish.paper ?? pack.paper.paper) === pack.paper.paper
  return (wish.mode === 'quick' || wish.mode === 'topics' || wish.mode === 'mixed') && fitting(pack, wish).length > 0
}

/** A survey out of a pack. `seen`: tasks that were in earlier ones; they come last. @param now by the server’s clock. */
export function drawOffline(pack: Pack, wish: OfflineWish, seen: ReadonlySet<string>, now: Date): Drawn {
  const createdAt = now.toISOString()
  const id = `${wish.mode}-${createUuid()}`
  const about = {
    id,
    subject: pack.subject.id,
    subjects: [pack.subject.id],
    createdAt,
    parent: null,
    day: null,
    events: [],
    isBegunOffline: true,
  }
  const clock = { startedAt: null, deadlineAt: null, finishedAt: null, pausedAt: null, alarmSeconds: 0 }
  const begun = { id, pack: pack.id, createdAt, finishedAt: null, mode: wish.mode }
  if (wish.mode !== 'nmt') {
    const questions = fitting(pack, wish)
      .toSorted((a, b) => Number(seen.has(a.id)) - Number(seen.has(b.id)))
      .slice(0, wish.count)
    const keys = Object.fromEntries(
      Object.entries(pack.practice?.keys ?? {}).filter(([task]) => questions.some((question) => question.id === task)),
    )
    return {
      pack,
      begun: { ...begun, tasks: questions.map((question) => question.id), extraTime: 0, save: 'automatic' },
      survey: {
        ...about,
        mode: wish.mode,
        policy: training,
        title: titles[wish.mode],
        clock: { ...clock, seconds: null },
        paper: null,
        questions,
        keys,
      },
    }
  }
  if (!pack.paper) throw new Error('There is no paper in the pack')
  const { extraTime = 0, save = 'automatic' } = wish
  const seconds = Math.round(pack.paper.seconds * (1 + extraTime / 100))
  const policy: SurveyPolicy = { feedback: 'atEnd', seconds, extraTime, save, pause: 'alarm' }
  const { paper, title, questions } = pack.paper
  return {
    pack,
    begun: { ...begun, tasks: [], extraTime, save },
    survey: { ...about, mode: 'nmt', policy, title, clock: { ...clock, seconds }, paper, questions, keys: null },
  }
}

/** Tasks about one text stay side by side, in the order in which the server drew them. */
function fitting({ practice, subject }: Pack, wish: Exclude<OfflineWish, { mode: 'nmt' }>) {
  const topics = wish.mode === 'quick' ? [] : (wish.topics ?? [])
  const wanted = new Set(
    subject.topics.flatMap(({ id, children }) =>
      topics.includes(id)
        ? [id, ...children.map((child) => child.id)]
        : children.map((child) => child.id).filter((child) => topics.includes(child)),
    ),
  )
  return (practice?.questions ?? []).filter(({ topic }) => topics.length === 0 || wanted.has(topic))
}
