import { useEffect, useMemo } from 'react'
import { cardsLook, todayLook } from 'styled-system/recipes'
import { showBadge } from '@/shared/lib/app-badge'
import type { Study, StudyProps } from '../../model/study'
import { todayOf } from '../../model/today'
import { BacklogOffer } from './backlog-offer'
import { DayDone } from './day-done'
import { DayStart } from './day-start'
import { FirstDecks } from './first-decks'
import { HeldBack } from './held-back'
import { SpareOffer } from './spare-offer'
import { Week } from './week'

const todayParts = todayLook()
const cardsParts = cardsLook()

/** @param study null while the cards are on their way. */
export function TodayTab({ study }: { study: Study | null }) {
  const today = useMemo(() => study && todayOf(study.state, study.clock), [study])
  const due = today ? today.queue.learning.length + today.queue.due.length : null
  useEffect(() => void (due !== null && showBadge(due)), [due])
  const isNew = study?.state.book.memories.size === 0 && today?.count === 0
  if (!study || !today || isNew) return <FirstDecks study={study} />
  return (
    <div className={todayParts.today}>
      <div className={cardsParts.stack}>
        {today.backlog ? <BacklogOffer backlog={today.backlog} count={today.count} /> : <Main study={study} today={today} />}
        <HeldBack queue={today.queue} />
        {!today.backlog && <SpareOffer count={today.queue.spare.length} />}
      </div>
      <Week week={today.week} />
    </div>
  )
}

function Main({ study, today }: StudyProps & { today: ReturnType<typeof todayOf> }) {
  return today.count === 0 ? <DayDone today={today} study={study} /> : <DayStart today={today} />
}
