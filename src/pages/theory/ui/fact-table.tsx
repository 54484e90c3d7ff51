import { useState } from 'react'
import type { LibraryOf, TableRow } from '#contract/theory'
import { css } from 'styled-system/css'
import { Checkbox } from '@/shared/ui/checkbox'
import { Button } from '@/shared/ui/button'
import { searchTextOfRow } from '../model/entry-text'
import { FactRows } from './fact-rows'
import { Sought } from './sought'
import { Timeline } from './timeline'

type Table = LibraryOf<'table'>
const keyOf = ({ id }: Table['rows'][number]) => id

/** A table of facts: to read, to look through along the line of time, or to test oneself with the answers hidden. */
export function FactTable({ table }: { table: Table }) {
  const [isHidden, setHidden] = useState(false)
  const [isTimeline, setTimeline] = useState(table.view === 'timeline')
  const View = isTimeline ? Timeline : FactRows
  const switches = (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' })}>
      <Checkbox checked={isHidden} onChange={(event) => setHidden(event.target.checked)}>
        Сховати відповідь
      </Checkbox>
      {table.view === 'timeline' && (
        <div role="group" aria-label="Вигляд" className={css({ display: 'flex', gap: '2' })}>
          <Button size="small" variant={isTimeline ? 'primary' : 'secondary'} aria-pressed={isTimeline} onClick={() => setTimeline(true)}>
            Лінія часу
          </Button>
          <Button size="small" variant={isTimeline ? 'secondary' : 'primary'} aria-pressed={!isTimeline} onClick={() => setTimeline(false)}>
            Таблиця
          </Button>
        </div>
      )}
    </div>
  )
  return (
    <Sought entries={table.rows} wordsOf={searchTextOfRow} keyOf={keyOf} aside={switches}>
      {(rows) => (
        // A new self-test begins with everything hidden.
        <div key={String(isHidden)} className={look.groups}>
          {groupsOf(rows).map(({ title, rows: own }) => (
            <section key={title ?? ''} aria-label={title ?? table.title} className={look.group}>
              {title && <h2 className={css({ textStyle: 'heading' })}>{title}</h2>}
              <View table={table} rows={own} isHidden={isHidden} />
            </section>
          ))}
        </div>
      )}
    </Sought>
  )
}

// On paper no grid: a table that goes on over a page would lie under what follows it.
const look = {
  groups: css({ stack: '8', gridTemplateColumns: 'one', _print: { display: 'block', '& > * + *': { marginTop: '8' } } }),
  group: css({ stack: '3', gridTemplateColumns: 'one', _print: { display: 'block', '& > h2': { marginBottom: '3' } } }),
}

type Group = { title: string | null; rows: readonly TableRow[] }

/** Rows by their group, groups in the order in which they first occur. */
function groupsOf(rows: readonly TableRow[]): Group[] {
  const groups = new Map<string | null, TableRow[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups].map(([title, own]) => ({ title, rows: own }))
}
