import type { Feed } from '../model/observed.ts'
import { DataTree } from './data-tree.tsx'
import { Differences } from './differences.tsx'
import { useDetail } from './use-detail.ts'
import { usePanelText } from './panel-text.ts'

type InsideProps = {
  feed: Feed
  actor: string
  value: string
  moment: number | null
  /** Becomes another object whenever something has happened to the actor. */
  sign: unknown
  onStep: (by: number) => void
  onLive: () => void
}

/** The state and the context, now or after the chosen event with what it carried and changed, and the way through them step by step. */
export function Inside({ feed, actor, value, moment, sign, onStep, onLive }: InsideProps) {
  const panelText = usePanelText()
  const detail = useDetail(feed, moment ?? actor, moment === null ? sign : null)
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{moment === null ? panelText.now : panelText.after(moment)}</h2>
      <p data-part="steps">
        <button type="button" onClick={() => onStep(-1)}>
          {panelText.stepBack}
        </button>
        <button type="button" disabled={moment === null} onClick={() => onStep(1)}>
          {panelText.stepOn}
        </button>
        <button type="button" disabled={moment === null} onClick={onLive}>
          {panelText.live}
        </button>
      </p>
      <h3>{panelText.state}</h3>
      <DataTree label={panelText.state} data={JSON.parse(value)} />
      {moment !== null && detail && (
        <>
          <h3>{panelText.carried}</h3>
          <DataTree label={panelText.carried} data={detail.event} />
          <h3>{panelText.changed}</h3>
          <Differences before={detail.before} after={detail.after} />
          {detail.did.length > 0 && (
            <>
              <h3>{panelText.did}</h3>
              <DataTree label={panelText.did} data={detail.did} />
            </>
          )}
        </>
      )}
      <h3>{panelText.context}</h3>
      <DataTree label={panelText.context} data={detail?.after ?? null} />
    </section>
  )
}
