import { JsonView } from 'react-json-view-lite'
import { plainOf } from '../model/mask.ts'
import { usePanelText } from './panel-text.ts'

type DataTreeProps = { label: string; data: unknown }

/** A value as a tree that is folded below its second level; keys and a press unfold it. */
export function DataTree({ label, data }: DataTreeProps) {
  const panelText = usePanelText()
  if (typeof data !== 'object' || data === null)
    return <pre data-part="plain">{data === null ? panelText.noContext : JSON.stringify(data)}</pre>
  return (
    <div data-part="tree">
      <JsonView
        data={plainOf(data) as object}
        aria-label={label}
        shouldExpandNode={isShallow}
        style={{ ...looks, ariaLables: { collapseJson: panelText.collapse, expandJson: panelText.expand } }}
      />
    </div>
  )
}

const isShallow = (level: number, value: unknown) => level < 2 && Object.keys(value as object).length <= 30

/** Classes of `values.css`. */
const looks = {
  container: 'data',
  basicChildStyle: 'data-row',
  childFieldsContainer: 'data-rows',
  label: 'data-label',
  clickableLabel: 'data-label',
  nullValue: 'data-null',
  undefinedValue: 'data-null',
  numberValue: 'data-number',
  booleanValue: 'data-number',
  stringValue: 'data-string',
  otherValue: 'data-null',
  punctuation: 'data-pale',
  expandIcon: 'data-fold data-folded',
  collapseIcon: 'data-fold',
  collapsedContent: 'data-more',
  noQuotesForStringValues: false,
  stringifyStringValues: true,
}
