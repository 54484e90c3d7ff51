import type { Entry, Recording } from '../../recorder/recording.ts'
import type { Progress } from '../../replay/replay.ts'
import { usePanelText } from './panel-text.ts'

type TapeEntriesProps = { recording: Recording; progress: Progress | null; onPick: (index: number) => void }

const time = (at: number) => `${(at / 1000).toFixed(2)} s`

/** Everything that came from outside, in its order; a press plays up to it. A difference is told beside its entry. */
export function TapeEntries({ recording, progress, onPick }: TapeEntriesProps) {
  const panelText = usePanelText().tape
  const cursor = progress?.cursor ?? 0
  const differences = progress?.differences ?? []
  return (
    <>
      {progress && progress.unknown.length > 0 && <p>{panelText.unknown(progress.unknown)}</p>}
      {progress && progress.repeated.length > 0 && <p>{panelText.repeated([...new Set(progress.repeated)])}</p>}
      <ol data-part="entries">
        {recording.entries.map((entry, index) => (
          <li key={index} data-happened={index < cursor || undefined}>
            <button type="button" disabled={!recording.isWhole} aria-current={index === cursor - 1} onClick={() => onPick(index)}>
              <small>{time(entry.at)}</small> <span>{panelText.kinds[entry.kind]}</span> <b>{lineOf(entry)}</b>
            </button>
            {differences
              .filter((difference) => difference.index === index)
              .map(({ kind, detail }) => (
                <em key={detail}>
                  {panelText.differences[kind]} {detail}
                </em>
              ))}
          </li>
        ))}
      </ol>
    </>
  )
}

function lineOf(entry: Entry): string {
  if (entry.kind === 'event') return `${entry.actor} ← ${entry.event.type}`
  if (entry.kind === 'answer') return `${entry.method} ${entry.path} → ${entry.status || '×'}`
  if (entry.kind === 'place') return entry.href
  if (entry.kind === 'storage') return `${entry.key ?? '*'}: ${entry.value === null ? '×' : entry.value.slice(0, 60)}`
  if (entry.kind === 'message') return `${entry.channel}: ${entry.data.slice(0, 60)}`
  const control = `${entry.what} «${entry.name}»`
  if (entry.kind === 'press') return control
  return `${control}: ${entry.kind === 'key' ? entry.key : entry.value}`
}
