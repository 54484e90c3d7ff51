import { useState } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { reminderHours } from '#contract/reminder'
import { createLocalStore } from '@/shared/lib/local-store'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { hourText } from '../model/hour-choices'
import { declineOffer, mayOffer } from '../model/offer-pause'
import { useReminders } from '../model/use-reminders'
import { HourSelect } from './hour-select'

const store = createLocalStore()

/** Offers one letter a day to an account without it, once: a no rests for two months. */
export function ReminderOffer() {
  const { reminders, isSaving, isSaved, choose } = useReminders()
  const [hour, setHour] = useState<number>(reminderHours.usual)
  const [isShown, setShown] = useState(() => mayOffer(store, Date.now()))
  if (!isShown || reminders === null || !reminders.isAvailable || (reminders.isOn && !isSaved)) return null
  if (reminders.isOn) {
    return (
      <p role="status">
        Нагадаємо о {hourText(reminders.hour)}, якщо того дня ти ще не займаєшся. <Link href={addresses.profile.to()}>Змінити</Link>
      </p>
    )
  }
  const decline = () => {
    declineOffer(store, Date.now())
    setShown(false)
  }
  return (
    <Panel tone="outline" title="Нагадувати листом?">
      <div className={parts}>
        <p className={css({ maxWidth: 'text' })}>
          Один лист на день із першим кроком плану, і лише коли того дня ще нічого не зроблено. Вимикається одним натисканням.
        </p>
        <HourSelect hour={hour} isDisabled={isSaving} onChange={setHour} />
        <div className={css({ wrap: '3' })}>
          <Button variant="secondary" isLoading={isSaving} onClick={() => choose({ isOn: true, hour })}>
            Нагадувати
          </Button>
          <Button variant="quiet" onClick={decline}>
            Не треба
          </Button>
        </div>
      </div>
    </Panel>
  )
}

const parts = css({ stack: '4', justifyItems: 'start' })
