import { useState } from 'react'
import { boardLook } from 'styled-system/recipes'
import { usePredictions } from '@/entities/readiness'
import { useSurveyGround } from '@/entities/survey'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Asked } from '../model/cards'
import { outlookOf } from '#domain/plan/outlook'
import type { View } from '../model/view'
import { LazySheet } from './lazy-sheet'
import { LazyView } from './lazy-view'
import { MainColumn } from './main-column'
import { MainFrame } from './main-frame'
import { SideColumn } from './side-column'
import { useDueCards } from './use-due-cards'

const look = boardLook()

const nothing: never[] = []

type BoardProps = Asked & { /** Null for the day itself. */ view: View | null; onDiscard: (survey: string) => void }

/** The cards, in two columns where there is room. Each fails alone. */
export function Board({ view, onDiscard, ...asked }: BoardProps) {
  const { surveys, statistic, readiness, preferences, onChange, now } = asked
  const known = readiness.state === 'ready' ? readiness.found.readiness : nothing
  const predictions = usePredictions(known)
  const { clock } = useSurveyGround()
  const dueCards = useDueCards(preferences.examDate, clock.now)
  const [isPlanning, setPlanning] = useState(false)
  const outlook = outlookOf({
    preferences,
    readiness: known,
    statistic: statistic.state === 'ready' ? statistic.found.statistic : null,
    surveys: surveys.state === 'ready' ? surveys.found.surveys : null,
    predictions,
    now,
  })
  const cards = { ...asked, outlook, predictions, dueCards }
  return (
    <>
      {view === null ? (
        <div className={look.columns}>
          <MainColumn {...cards} onSettings={() => setPlanning(true)} onDiscard={onDiscard} />
          <SideColumn {...cards} />
        </div>
      ) : (
        <LazyView key={view} {...cards} view={view} onSettings={() => setPlanning(true)} />
      )}
      <LazySheet
        kind="plan"
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
        preferences={preferences}
        onChange={onChange}
        subjects={known}
      />
    </>
  )
}

/** The places of the cards, as tall as those of a newcomer. */
export const BoardFrame = () => (
  <div className={look.columns}>
    <MainFrame />
    <Skeleton shapes={['block', 'block']} />
  </div>
)
