import { useEffect, useRef } from 'react'
import type { Key } from '#domain/key'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'

const rungs = [
  { rung: 1, title: 'Ідея', ask: 'Підказка: ідея' },
  { rung: 2, title: 'Перший крок', ask: 'Ще підказка: перший крок' },
] as const

type HintsProps = { hints: NonNullable<Key['hints']>; opened: number; onOpen: (rung: 1 | 2) => void }

/** Help before the answer, a rung at a time: what was opened stays, and the newest takes the focus, so that it is read out. */
export function Hints({ hints, opened, onOpen }: HintsProps) {
  const newest = useRef<HTMLElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (opened > before.current) newest.current?.focus()
    before.current = opened
  }, [opened])
  const shown = rungs.slice(0, Math.min(opened, hints.length))
  const next = rungs.slice(0, hints.length)[opened]
  return (
    <div className={css({ stack: '3' })}>
      {shown.map(({ rung, title }) => (
        <section
          key={rung}
          ref={rung === opened ? newest : undefined}
          tabIndex={-1}
          aria-label={`Підказка: ${title.toLowerCase()}`}
          className={look}
        >
          <p className={css({ textStyle: 'label' })}>{title}</p>
          <RichText blocks={hints[rung - 1] ?? []} />
          {rung === shown.length && (
            <p className={css({ textStyle: 'small', color: 'inkMuted' })}>З підказкою завдання вчить, але рівня теми не змінює.</p>
          )}
        </section>
      ))}
      {next && (
        <div className={css({ marginLeft: '-3' })}>
          <Button variant="quiet" size="small" onClick={() => onOpen(next.rung)}>
            <Icon name="info" size="small" />
            {next.ask}
          </Button>
        </div>
      )}
    </div>
  )
}

const look = css({ stack: '1', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })
