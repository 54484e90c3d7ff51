import { css } from 'styled-system/css'
import { Icon } from '../icon'

const day = new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', timeZone: 'Europe/Kyiv' })

/** Says that a page is as this device saw it last; nothing where it is fresh. */
export function KeptNotice({ keptAt }: { keptAt: string | null }) {
  if (keptAt === null) return null
  return (
    <p role="status" className={look}>
      <Icon name="cloud-off" size="small" />
      Немає з’єднання. Показуємо збережене {day.format(new Date(keptAt))}.
    </p>
  )
}

const look = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  marginBottom: '6',
  textStyle: 'small',
  backgroundColor: 'sunken',
  borderRadius: 'cell',
})
