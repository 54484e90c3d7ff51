import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'

type GivingPanelProps = {
  title: string
  /** Opens the form: «Призначити варіант». */
  action: string
  form: (close: () => void) => ReactNode
  /** The words that stand here while nothing is given. */
  empty: { title: string; text: string }
  children: readonly ReactNode[]
}

/** The works given to a group, and a form to give more, which opens in its place. */
export function GivingPanel({ title, action, form, empty, children }: GivingPanelProps) {
  const [isGiving, setGiving] = useState(false)
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
      <div className={css({ display: 'grid', gap: '6', gridTemplateColumns: 'one' })}>
        {isGiving && form(() => setGiving(false))}
        {children.length === 0 && !isGiving && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
        {children}
      </div>
    </Panel>
  )
}
