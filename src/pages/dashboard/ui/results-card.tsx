import { useState } from 'react'
import type { SurveySummary } from '#contract/survey'
import { boardLook } from 'styled-system/recipes'
import { ResultList } from '@/entities/survey'
import { Panel } from '@/shared/ui/panel'

const look = boardLook()

const latest = 3

type ResultsCardProps = { finished: readonly SurveySummary[]; subjects: Readonly<Record<string, string>> }

/** How the last tests went, and all of them on demand. */
export function ResultsCard({ finished, subjects }: ResultsCardProps) {
  const [isAll, setAll] = useState(false)
  if (finished.length === 0) return null
  return (
    <Panel
      title="Останні результати"
      aside={
        finished.length > latest && (
          <button type="button" className={look.link} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? `Останні ${latest}` : `Усі результати (${finished.length})`}
          </button>
        )
      }
    >
      <ResultList surveys={isAll ? finished : finished.slice(0, latest)} subjects={subjects} />
    </Panel>
  )
}
