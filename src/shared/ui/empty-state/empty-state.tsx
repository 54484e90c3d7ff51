import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Illustration } from '../illustration'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** The reason why a list is empty, and the one action that fills it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div
      className={css({
        stack: '3',
        justifyItems: 'start',
        padding: { base: '5', md: '8' },
        border: 'open',
        borderRadius: 'sheet',
      })}
    >
      <Illustration name="empty" />
      <p className={css({ textStyle: 'subheading' })}>{title}</p>
      {children && <div className={css({ color: 'inkMuted', maxWidth: 'text' })}>{children}</div>}
      {action}
    </div>
  )
}
