import { useRef, useState, useSyncExternalStore } from 'react'
import type { Feed, LogEntry, Observed } from '../model/observed.ts'
import { mermaidSequence, sequenceOf } from '../model/sequence.ts'
import type { Tabs } from '../model/side-window.ts'
import { saveFile } from './save-file.ts'
import { saveSvg } from './save-svg.ts'
import { sizeOf, SequenceDrawing } from './sequence-drawing.tsx'
import { usePanelText } from './panel-text.ts'

type SequenceViewProps = { feed: Feed | Tabs; moment: number | null; onPick: (tab: string, entry: LogEntry) => void }

const most = 300
const here = 'here'

/** Draws the messages between actors of all tabs; a press on one shows its chart at that moment. */
export function SequenceView({ feed, moment, onPick }: SequenceViewProps) {
  const panelText = usePanelText()
  const svg = useRef<SVGSVGElement>(null)
  const [sought, seek] = useState('')
  const [hasOwnEvents, setOwnEvents] = useState(false)
  const own = useSyncExternalStore(feed.subscribe, feed.read)
  const tabs: ReadonlyMap<string, Observed> = 'all' in feed ? feed.all() : new Map([[here, own]])
  const titles = new Map('tabs' in feed ? feed.tabs().map(({ id, title }) => [id, `${title} ${id.slice(0, 4)}`]) : [])
  const titleOf = (tab: string) => titles.get(tab) ?? tab
  const sequence = sequenceOf(tabs, { query: sought, hasOwnEvents, most })
  const saveText = () => saveFile(new File([mermaidSequence(sequence, titleOf)], 'sequence.mmd', { type: 'text/plain' }))
  return (
    <figure>
      <div data-part="toolbar" role="toolbar" aria-label={panelText.views.sequence}>
        <label data-part="choice">
          {panelText.sequence.filter}
          <input type="search" value={sought} onChange={({ target }) => seek(target.value)} />
        </label>
        <label data-part="choice">
          <input type="checkbox" checked={hasOwnEvents} onChange={({ target }) => setOwnEvents(target.checked)} />{' '}
          {panelText.sequence.ownEvents}
        </label>
        <span role="group" aria-label={panelText.save} data-part="group">
          <small>{panelText.save}</small>
          <button type="button" onClick={() => svg.current && saveSvg(svg.current, 'sequence', sizeOf(sequence))}>
            SVG
          </button>
          <button type="button" onClick={saveText}>
            Mermaid
          </button>
        </span>
        {sequence.messages.length === most && <small>{panelText.sequence.most(most)}</small>}
      </div>
      {sequence.messages.length === 0 ? (
        <p data-part="empty">{panelText.sequence.nothing}</p>
      ) : (
        <div data-part="scroller">
          <SequenceDrawing
            ref={svg}
            sequence={sequence}
            moment={moment}
            titleOf={titleOf}
            onPick={({ tab, entry }) => onPick(tab, entry)}
          />
        </div>
      )}
    </figure>
  )
}
