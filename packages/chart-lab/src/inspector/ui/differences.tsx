import { differencesOf } from '../model/difference.ts'
import { usePanelText } from './panel-text.ts'

/** Lists the changes that one event made in the context; `−` and `+` mark them without colour. */
export function Differences({ before, after }: { before: unknown; after: unknown }) {
  const panelText = usePanelText()
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <p data-part="same">{panelText.changedNothing}</p>
  return (
    <dl data-part="differences">
      {differences.map(({ path, before: old, after: fresh }) => (
        <div key={path}>
          <dt>{path}</dt>
          {old !== undefined && old !== null && (
            <dd>
              <del>{JSON.stringify(old)}</del>
            </dd>
          )}
          {fresh !== undefined && (
            <dd>
              <ins>{JSON.stringify(fresh)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
