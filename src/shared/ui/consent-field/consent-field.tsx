import { useId } from 'react'
import { css } from 'styled-system/css'
import { addresses } from '../../routes'
import { Checkbox } from '../checkbox'

type ConsentFieldProps = { error: string | undefined; wasGiven?: boolean }

/** Consent to read what a form sends; never ticked for the visitor. The form finds it under `consent`. */
export function ConsentField({ error, wasGiven = false }: ConsentFieldProps) {
  const id = useId()
  return (
    <>
      <Checkbox
        name="consent"
        value="yes"
        defaultChecked={wasGiven}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        Погоджуюся, що ці дані оброблять для відповіді. Як саме, пояснює{' '}
        <a href={addresses.privacy.to()} target="_blank" rel="noopener">
          Політика конфіденційності
        </a>
      </Checkbox>
      {error && (
        <p id={id} role="alert" className={css({ textStyle: 'small', color: 'wrong' })}>
          {error}
        </p>
      )}
    </>
  )
}

/** Complains where the box of consent is not ticked. */
export const consentComplaint = ({ consent }: Record<string, string>): Record<string, string> =>
  consent ? {} : { consent: 'Без згоди ми не можемо відповісти' }
