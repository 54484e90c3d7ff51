import { css } from 'styled-system/css'
import type { Brand } from '@/shared/config'

type LegalEntityProps = { brand: Brand }

/** Names the legal entity of the site; parts that are not configured are left out. */
export function LegalEntity({ brand }: LegalEntityProps) {
  const registration = brand.registrationNumber && `Код ЄДРПОУ ${brand.registrationNumber}`
  return (
    <address className={css({ fontStyle: 'normal', textStyle: 'small', color: 'inkMuted' })}>
      {[brand.legalEntity || brand.name, registration, brand.address].filter(Boolean).map((line) => (
        <span key={line} className={css({ display: 'block' })}>
          {line}
        </span>
      ))}
    </address>
  )
}
