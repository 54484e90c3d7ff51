import { Link } from 'wouter'
import type { SearchEntry } from '#domain/search'
import { css } from 'styled-system/css'
import type { Found } from '@/features/find'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ForeignTitle } from '@/shared/ui/rich-text'

type FindingsProps = {
  query: string
  entries: readonly Found[]
  /** The words in the other layout of the keyboard, where they find something and these do not. */
  meant: string | null
  onTry: (query: string) => void
}

const groups = [
  { kind: 's', title: 'Предмети' },
  { kind: 'a', title: 'Конспекти' },
  { kind: 't', title: 'Теми' },
  { kind: 'r', title: 'Факти, правила, формули' },
] as const
const samples = ['дискримінант', 'хрещення Русі', 'наголос', 'Present Perfect']

/** The findings, by kind, that of the best one first; before them, questions to try. */
export function Findings({ query, entries, meant, onTry }: FindingsProps) {
  if (query === '') return <Samples title="Спробуй, наприклад" onTry={onTry} />
  const firstOf = (kind: SearchEntry['kind']) => entries.findIndex((entry) => entry.kind === kind)
  return (
    <>
      <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {entries.length === 0 ? 'Нічого не знайшлося' : `Знайдено: ${entries.length}`}
      </p>
      {meant !== null && (
        <p>
          Здається, увімкнена інша розкладка:{' '}
          <Button size="small" variant="secondary" onClick={() => onTry(meant)}>
            шукати «{meant}»
          </Button>
        </p>
      )}
      {entries.length === 0 && <Samples title={`За словами «${query}» нічого немає`} onTry={onTry} />}
      {groups
        .toSorted((a, b) => firstOf(a.kind) - firstOf(b.kind))
        .map(({ kind, title }) => {
          const own = entries.filter((entry) => entry.kind === kind)
          return (
            own.length > 0 && (
              <section key={kind} aria-label={title} className={css({ stack: '2' })}>
                <h2 className={css({ textStyle: 'heading' })}>{title}</h2>
                <ul>
                  {own.map((entry) => (
                    <li key={entry.to} className={row}>
                      <Link href={entry.to} className={link}>
                        <Marked runs={entry.runs.title} lang={entry.lang ?? null} />
                      </Link>
                      {entry.gist && (
                        <p className={gistLook}>
                          <Marked runs={entry.runs.gist} lang={entry.lang ?? null} />
                        </p>
                      )}
                      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{entry.place}</p>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
    </>
  )
}

/** A text in which the words that fit are marked. */
const Marked = ({ runs, lang }: { runs: Found['runs']['title']; lang: string | null }) =>
  runs.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className={hit}>
        <ForeignTitle text={text} lang={lang} />
      </mark>
    ) : (
      <ForeignTitle key={index} text={text} lang={lang} />
    ),
  )

function Samples({ title, onTry }: { title: string; onTry: (query: string) => void }) {
  return (
    <EmptyState
      title={title}
      action={
        <div className={css({ wrap: '2' })}>
          {samples.map((sample) => (
            <Button key={sample} size="small" variant="secondary" onClick={() => onTry(sample)}>
              {sample}
            </Button>
          ))}
        </div>
      }
    >
      Можна писати без апострофа, з «и» замість «і» або лише початок слова.
    </EmptyState>
  )
}

const row = css({ position: 'relative', stack: '1', paddingBlock: '3', borderTop: 'line', _first: { borderTop: 'none' } })
const link = css({
  textStyle: 'label',
  color: 'pen',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: 'near' },
})
const hit = css({ color: '[inherit]', backgroundColor: 'markerWash', borderRadius: 'cell' })
const gistLook = css({ textStyle: 'small', lineClamp: '2' })
