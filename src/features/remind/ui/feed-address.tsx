import { css } from 'styled-system/css'
import type { CalendarChange } from '#contract/reminder'
import { useCopyLink } from '@/shared/lib/copy-link'
import { Button, ButtonLink } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'

type FeedAddressProps = { path: string | null; isSaving: boolean; onChange: (change: CalendarChange) => void }

/** The plan in the calendar of the pupil: an address that follows the plan, which only its owner knows and can end. */
export function FeedAddress({ path, isSaving, onChange }: FeedAddressProps) {
  if (path === null)
    return (
      <div className={parts}>
        <p className={note}>План і строки можна бачити у власному календарі: він оновлюватиметься сам.</p>
        <Button variant="secondary" isLoading={isSaving} onClick={() => onChange({ isOn: true })}>
          План у моєму календарі
        </Button>
      </div>
    )
  return <Address address={`${location.origin}${path}`} isSaving={isSaving} onChange={onChange} />
}

function Address({ address, isSaving, onChange }: Omit<FeedAddressProps, 'path'> & { address: string }) {
  const { field, isCopied, copy } = useCopyLink(address)
  return (
    <div className={parts}>
      <ButtonLink variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
        Додати в календар
      </ButtonLink>
      <TextField ref={field} label="Адреса календаря" hint="Для Google Календаря: «Додати за URL-адресою»" value={address} readOnly />
      <div className={css({ wrap: '3' })}>
        <Button variant="secondary" onClick={() => void copy()}>
          Скопіювати
        </Button>
        <Button variant="quiet" isLoading={isSaving} onClick={() => onChange({ isOn: true })}>
          Нова адреса
        </Button>
        <Button variant="quiet" isLoading={isSaving} onClick={() => onChange({ isOn: false })}>
          Прибрати календар
        </Button>
      </div>
      <p className={note}>Хто знає адресу, бачить твій план. Нова адреса вимикає попередню.</p>
      <p role="status" className={css({ _empty: { display: 'none' } })}>
        {isCopied && 'Скопійовано'}
      </p>
    </div>
  )
}

const parts = css({ stack: '3', justifyItems: 'start', width: 'full' })
const note = css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })
