import { css } from 'styled-system/css'
import { estimateOf } from '@/entities/practice'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { FormProps } from './form'

/** Three buttons, each of which starts at once. */
export function QuickForm({ ground: { practice }, isStarting, onStart }: FormProps) {
  return (
    <div className={css({ stack: { base: '2', sm: '3' }, gridTemplateColumns: 'three' })}>
      {[5, 10, 20].map((count) => (
        <button
          key={count}
          type="button"
          aria-disabled={isStarting || undefined}
          onClick={() => (isStarting ? undefined : onStart({ count }))}
          className={look}
        >
          <VisuallyHidden>Почати:</VisuallyHidden> <span className={css({ textStyle: 'figure' })}>{count}</span> <span>завдань</span>{' '}
          <span className={css({ textStyle: 'small', color: 'inkMuted' })}>≈ {estimateOf(practice.tasks, count).minutes} хв</span>
        </button>
      ))}
    </div>
  )
}

const look = css({
  stack: '1',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '32',
  paddingBlock: '4',
  border: 'pen',
  borderRadius: 'sheet',
  backgroundColor: 'sheet',
  color: 'ink',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash' },
  '&[aria-disabled]': { color: 'inkMuted', cursor: 'default' },
})
