import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Page } from '@/shared/ui/page'

/** Said only to those who have to wait for longer than a second. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css({ animation: 'appearLast' })}>
      <Page title={children} width="text" />
    </div>
  )
}
