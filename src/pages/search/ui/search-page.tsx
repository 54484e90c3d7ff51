import { useDeferredValue, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { otherLayout } from '#domain/search'
import { openSearch, type Search } from '@/features/find'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { css } from 'styled-system/css'
import { Findings } from './findings'

export function SearchPage() {
  const asked = new URLSearchParams(useSearch()).get('q') ?? ''
  const [query, setQuery] = useState(asked)
  const [typed, setTyped] = useState(asked)
  const [arrivals, setArrivals] = useState(0)
  const shown = useDeferredValue(query)
  const load = useLoad(openSearch)
  usePageTitle(shown.trim() === '' ? null : `${shown.trim()} — пошук`)
  // A link has led here from here: what it asks for takes the place of what was typed.
  if (asked !== typed) {
    setTyped(asked)
    setQuery(asked)
    setArrivals(arrivals + 1)
  }
  useEffect(() => {
    if (arrivals === 0) return
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [arrivals])
  const change = (next: string) => {
    setQuery(next)
    setTyped(next.trim())
    keepQuery(next)
  }
  return (
    <Page title="Пошук" width="text">
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <search>
          <TextField
            type="search"
            label="Тема, формула, дата, правило"
            value={query}
            onChange={(event) => change(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </search>
        {load.state === 'loading' && <Skeleton shapes={['row', 'row', 'row']} />}
        {load.state === 'failed' && <FailedNotice title="Пошук не завантажився" answer={load} />}
        {load.state === 'ready' && <Found find={load.found.find} query={shown} onTry={change} />}
      </div>
    </Page>
  )
}

type FoundProps = { find: Search['find']; query: string; onTry: (query: string) => void }

function Found({ find, query, onTry }: FoundProps) {
  const entries = query.trim() === '' ? [] : find(query)
  const other = entries.length === 0 ? otherLayout(query.trim()) : null
  const isMeant = other !== null && find(other).length > 0
  return <Findings query={query.trim()} entries={entries} meant={isMeant ? other : null} onTry={onTry} />
}

/** Keeps the words in the address, so that a link and the way back lead to the same findings. */
function keepQuery(query: string): void {
  const address = new URL(location.href)
  if (query.trim() === '') address.searchParams.delete('q')
  else address.searchParams.set('q', query.trim())
  history.replaceState(history.state, '', address)
}
