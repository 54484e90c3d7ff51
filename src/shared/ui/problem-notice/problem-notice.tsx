import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../button'
import { Icon } from '../icon'

const notice = css({
  display: 'grid',
  gridTemplateColumns: 'markText',
  columnGap: '3',
  rowGap: '2',
  padding: '4',
  backgroundColor: 'wrongWash',
  borderLeft: 'wrongBar',
  borderRadius: 'cell',
})

type ProblemNoticeProps = {
  /** The name of the failure: «Не вдалося завантажити тести». */
  title: string
  /** The reason, and what is safe. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

/** A failure that stays on the page until it is mended. */
export function ProblemNotice({ title, children, onRetry, isRetrying }: ProblemNoticeProps) {
  return (
    <div role="alert" className={notice}>
      <span className={css({ color: 'wrong', paddingTop: '0.5' })}>
        <Icon name="alert" />
      </span>
      <div className={css({ stack: '2', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'label' })}>{title}</p>
        {children && <div className={css({ textStyle: 'small' })}>{children}</div>}
        {onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry} isLoading={isRetrying}>
            Спробувати ще
          </Button>
        )}
      </div>
    </div>
  )
}
