import { css } from 'styled-system/css'
import { ButtonLink } from '@/shared/ui/button'

/** Back to where the visitor was. */
export const NotNow = ({ returnTo, children = 'Не зараз' }: { returnTo: string; children?: string }) => (
  <div className={css({ paddingTop: '4' })}>
    <ButtonLink variant="quiet" href={returnTo}>
      {children}
    </ButtonLink>
  </div>
)
