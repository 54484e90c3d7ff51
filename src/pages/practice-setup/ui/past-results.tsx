import type { SurveySummary } from '#domain/survey'
import { ResultList } from '@/entities/survey'
import { Panel } from '@/shared/ui/panel'

const most = 5

/** Shows earlier results of this mode; nothing before the first one. */
export function PastResults({ surveys }: { surveys: readonly SurveySummary[] }) {
  const finished = surveys.filter(({ clock }) => clock.finishedAt !== null).slice(0, most)
  if (finished.length === 0) return null
  return (
    <Panel title="Твої результати">
      <ResultList surveys={finished} />
    </Panel>
  )
}
