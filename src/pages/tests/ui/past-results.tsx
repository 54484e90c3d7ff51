import type { SurveySummary } from '#contract/survey'
import { ResultList } from '@/entities/survey'
import { Panel } from '@/shared/ui/panel'

/** Results of earlier sittings; nothing before the first. */
export function PastResults({ surveys }: { surveys: readonly SurveySummary[] }) {
  const finished = surveys.filter(({ clock }) => clock.finishedAt !== null)
  if (finished.length === 0) return null
  return (
    <Panel title="Твої результати">
      <ResultList surveys={finished} />
    </Panel>
  )
}
