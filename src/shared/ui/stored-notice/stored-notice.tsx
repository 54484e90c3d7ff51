import { dateFormatter } from '#domain/formatters'
import { css } from 'styled-system/css'
import { Icon } from '../icon'

const day = dateFormatter({ day: 'numeric', month: 'long', timeZone: 'Europe/Kyiv' })

/** Says that a page is as this device saw it last; nothing where it is fresh. */
export function StoredNotice({ storedAt }: { storedAt: string | null }) {
  if (storedAt === null) return null
  return (
    <p role="status" className={look}>
      <Icon name="cloud-off" size="small" />
      Немає з’єднання. Показуємо збережене {day(new Date(storedAt))}.
    </p>
  )
}

const look = css({
  row: '2',
  padding: '3',
  marginBottom: '6',
  textStyle: 'small',
  backgroundColor: 'sunken',
  borderRadius: 'cell',
})
