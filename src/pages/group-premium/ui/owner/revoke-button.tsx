import { Button } from '@/shared/ui/button'
import type { ManagementProps } from './management-props'

type RevokeButtonProps = Pick<ManagementProps, 'busyWith' | 'onChange'> & { code: string; name?: string; children: string }

/** Takes a code back. `name` tells the code where its button stands among others. */
export function RevokeButton({ code, busyWith, onChange, name, children }: RevokeButtonProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={name}
      isLoading={busyWith?.kind === 'revokeCode' && busyWith.code === code}
      onClick={() => onChange({ kind: 'revokeCode', code })}
    >
      {children}
    </Button>
  )
}
