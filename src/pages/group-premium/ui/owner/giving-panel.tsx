import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import type { GroupChange } from '../../model/group-change'
import { Fold } from './fold'

type GivingPanelProps = {
  title: string
  /** Opens the form: «Призначити варіант». */
  action: string
  /** True where this is the first thing that a teacher does here. */
  isFirst?: boolean
  /** Another way to give something. */
  beside?: ReactNode
  form: (give: (change: GroupChange) => void, close: () => void) => ReactNode
  onChange: (change: GroupChange) => void
  /** The words that stand here while nothing is given. */
  empty: { title: string; text: string }
  children: readonly ReactNode[]
  /** What is over. */
  past: readonly ReactNode[]
}

/** The works given to a group, and a form to give more, which opens in its place and stays, with what was chosen, until the group has the new one. */
export function GivingPanel({ title, action, isFirst = false, beside, form, onChange, empty, children, past }: GivingPanelProps) {
  const [isGiving, setGiving] = useState(false)
  /** As many were there at the press. */
  const [before, setBefore] = useState<number | null>(null)
  const count = children.length + past.length
  const close = () => {
    setGiving(false)
    setBefore(null)
  }
  const give = (change: GroupChange) => {
    setBefore(count)
    onChange(change)
  }
  if (before !== null && count > before) close()
  return (
    <Panel
      title={title}
      aside={
        !isGiving && (
          <span className={css({ wrap: '2' })}>
            {beside}
            <Button size="small" variant={isFirst ? 'primary' : 'secondary'} onClick={() => setGiving(true)}>
              {action}
            </Button>
          </span>
        )
      }
    >
      <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        {isGiving && form(give, close)}
        {count === 0 && !isGiving && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
        {children}
        {past.length > 0 && (
          <Fold summary={`Минулі: ${past.length}`} isOpen={children.length === 0}>
            <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>{past}</div>
          </Fold>
        )}
      </div>
    </Panel>
  )
}
