import { boardLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'
import { stampText } from '../model/day-text'

const look = boardLook()

type StampProps = { storedAt: string | null; onRetry: (() => void) | null }

/** Says that figures are those of an earlier visit. It shows itself only when newer ones are late or could not be had. */
export function Stamp({ storedAt, onRetry }: StampProps) {
  if (storedAt === null) return null
  return (
    <p className={look.stamp} data-part="stamp" data-settled={onRetry ? '' : undefined}>
      <Icon name="cloud-off" size="small" />
      <span>{stampText(storedAt)}</span>
      {onRetry && (
        <button type="button" className={look.link} onClick={onRetry}>
          Оновити
        </button>
      )}
    </p>
  )
}
