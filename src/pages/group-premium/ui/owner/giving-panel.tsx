import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import type { GroupChange } from '../../model/group-change'

type GivingPanelProps = {
  title: string
  /** Opens the form: «Призначити варіант». */
  action: string
  form: (give: (change: GroupChange) => void, close: () => void) => ReactNode
  onChange: (change: GroupChange) => void
  /** The words that stand here while nothing is given. */
  empty: { title: string; text: string }
  children: readonly ReactNode[]
}

/** The works given to a group, and a form to give more, which opens in its place and stays, with what was chosen, until the group has the new one. */
export function GivingPanel({ title, action, form, onChange, empty, children }: GivingPanelProps) {
  const [isGiving, setGiving] = useState(false)
  /** As many were there at the press. */
  const [before, setBefore] = useState<number | null>(null)
  const close = () => {
    setGiving(false)
    setBefore(null)
  }
  const give = (change: GroupChange) => {
    setBefore(children.length)
    onChange(change)
  }
  if (before !== null && children.length > before) close()
  return (
    <Panel
      title={title}
      aside={
        !isGiving && (
          <Button size="small" onClick={() => setGiving(true)}>
            {action}
          </Button>
        )
      }
    >
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        {isGiving && form(give, close)}
        {children.length === 0 && !isGiving && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
        {children}
      </div>
    </Panel>
  )
}

const look = groupLook()

type GivenProps = {
  name: string
  /** The name as it is shown, where that is more than its words. */
  heading?: ReactNode
  /** The deadline and how many have done it. */
  lines: ReactNode
  isBusy: boolean
  onTakeBack: () => void
  /** Presses beside the one that takes it back. */
  presses?: ReactNode
  children: ReactNode
}

/** One thing that a group was given: its name, how it stands, and who has done it. */
export function Given({ name, heading = name, lines, isBusy, onTakeBack, presses, children }: GivenProps) {
  return (
    <section aria-label={name} className={css({ stack: '2', minWidth: '0' })}>
      <div className={look.row}>
        <div>
          <h3 className={css({ textStyle: 'subheading' })}>{heading}</h3>
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{lines}</p>
        </div>
        {presses}
        <Button size="small" variant="quiet" isLoading={isBusy} aria-label={`Забрати завдання: ${name}`} onClick={onTakeBack}>
          Забрати
        </Button>
      </div>
      {children}
    </section>
  )
}
