import { useMemo, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { TextField } from '@/shared/ui/text-field'
import { useFinder } from '../model/use-finder'

type SoughtProps<Entry> = {
  entries: readonly Entry[]
  wordsOf: (entry: Entry) => string
  keyOf: (entry: Entry) => string
  /** More controls beside the field. */
  aside?: ReactNode
  children: (found: readonly Entry[]) => ReactNode
}

/** A field above entries that leaves those which fit, in their own order. */
export function Sought<Entry>({ entries, wordsOf, keyOf, aside, children }: SoughtProps<Entry>) {
  const [query, setQuery] = useState('')
  const [isWanted, setWanted] = useState(false)
  const find = useFinder(entries, wordsOf, keyOf, isWanted)
  const isSeeking = query.trim() !== ''
  const found = useMemo(() => {
    if (!isSeeking || !find) return entries
    const ids = new Set(find(query))
    return entries.filter((entry) => ids.has(keyOf(entry)))
  }, [entries, find, isSeeking, keyOf, query])
  return (
    <div className={css({ stack: '6', gridTemplateColumns: 'one', _print: { display: 'block' } })}>
      <div className={bar}>
        <search className={css({ flexGrow: '1', maxWidth: '112' })}>
          <TextField
            type="search"
            label="Шукати тут"
            value={query}
            onFocus={() => setWanted(true)}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </search>
        {aside}
      </div>
      <p role="status" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: 'oneLine' })}>
        {isSeeking ? `Знайдено: ${found.length}` : `Усього: ${entries.length}`}
      </p>
      {found.length > 0 ? (
        children(found)
      ) : (
        <EmptyState title="Нічого не знайшлося" action={<Button onClick={() => setQuery('')}>Показати все</Button>}>
          Спробуй інше слово або коротшу його частину.
        </EmptyState>
      )}
    </div>
  )
}

const bar = css({
  wrap: '4',
  alignItems: 'end',
  justifyContent: 'space-between',
  _print: { display: 'none' },
})
