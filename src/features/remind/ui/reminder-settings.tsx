import { css } from 'styled-system/css'
import { Checkbox } from '@/shared/ui/checkbox'
import { Chip } from '@/shared/ui/chip'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { hourText } from '../model/hour-choices'
import { useReminders } from '../model/use-reminders'
import { HourSelect } from './hour-select'

/** One letter a day, or none: switched and timed here. */
export function ReminderSettings({ email }: { email: string | null }) {
  const { asked, reminders, isSaving, isSaved, choose } = useReminders()
  if (reminders === null) {
    return asked.state === 'failed' ? (
      <FailedNotice title="Не вдалося дізнатися про нагадування" answer={asked} />
    ) : (
      <Skeleton shapes={['row', 'line']} />
    )
  }
  const { isAvailable, isOn, isWaiting, hour } = reminders
  const isLocked = isSaving || email === null || (!isAvailable && !isOn)
  return (
    <div className={parts}>
      <p>Не більше одного листа на день: перший крок твого плану. У день, коли ти вже займаєшся, і у вихідний листа немає.</p>
      <Checkbox checked={isOn} disabled={isLocked} onChange={() => choose({ isOn: !isOn, hour })}>
        Нагадувати на e-mail
      </Checkbox>
      {isOn && <HourSelect hour={hour} isDisabled={isLocked} onChange={(next) => choose({ isOn, hour: next })} />}
      {email === null && <p className={note}>В акаунті немає e-mail, тому надіслати лист нікуди.</p>}
      {!isAvailable && <p className={note}>На цьому сервері пошту не налаштовано, тому листів немає.</p>}
      {isWaiting && <p className={note}>Перший лист уже надіслано на {email}. Натисни в ньому «Надсилати й далі»: доти інших не буде.</p>}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {isSaved && (
          <Chip tone="right" icon="check">
            {isOn ? `Щодня о ${hourText(hour)}` : 'Листів не буде'}
          </Chip>
        )}
      </div>
    </div>
  )
}

const parts = css({ stack: '3', justifyItems: 'start' })
const note = css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })
