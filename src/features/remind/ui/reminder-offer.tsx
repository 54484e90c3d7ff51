import { useState } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { cardsText } from '#domain/plan/reminder-text'
import { reminderHours, type Reminders, type ReminderWay } from '#contract/reminder'
import { createLocalStore } from '@/shared/lib/local-store'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { Panel } from '@/shared/ui/panel'
import { chosenText } from '../model/hour-choices'
import { declineOffer, mayOffer } from '../model/offer-pause'
import { pushHindrance } from '../model/push-device'
import { useReminders } from '../model/use-reminders'
import { HourSelect } from './hour-select'

const store = createLocalStore()

const wayNames = { push: 'Сповіщенням на цьому пристрої', letter: 'Листом на e-mail' } as const
type Offered = keyof typeof wayNames

/** The ways on offer here: messages for anybody, letters for an account. */
function offeredWays({ push, isAvailable }: Reminders, isAccount: boolean): Offered[] {
  return [...(pushHindrance(push.key) === null ? (['push'] as const) : []), ...(isAvailable && isAccount ? (['letter'] as const) : [])]
}

/** Offers one reminder a day to a pupil without any; after a no it stays away for two months. */
export function ReminderOffer({ isAccount }: { isAccount: boolean }) {
  const { reminders, isSaving, isSaved, refusal, choose } = useReminders()
  const [hour, setHour] = useState<number>(reminderHours.usual)
  const [wanted, setWanted] = useState<Offered | null>(null)
  const [mayAsk] = useState(() => mayOffer(store, Date.now()))
  const [isDeclined, setDeclined] = useState(false)
  if (!mayAsk || reminders === null || (reminders.isOn && !isSaved)) return null
  if (isDeclined) return <Declined />
  if (reminders.isOn) return <Chosen way={reminders.way} hour={reminders.hour} />
  const ways = offeredWays(reminders, isAccount)
  const way = wanted ?? ways[0]
  if (way === undefined && refusal === null) return null
  const decline = () => {
    declineOffer(store, Date.now())
    setDeclined(true)
  }
  return (
    <Panel tone="outline" title="Нагадувати щодня?">
      <div className={parts}>
        <p className={css({ maxWidth: 'text' })}>
          Раз на день скажемо, що справді на черзі, наприклад «{cardsText({ count: 12, minutes: 6 })}», і лише коли того дня ще нічого не
          зроблено. У вихідні й уночі мовчимо. Вимикається одним натисканням.
        </p>
        {ways.length > 1 && way !== undefined && (
          <ChoiceGroup
            legend="Як"
            options={ways.map((value) => ({ value, label: wayNames[value] }))}
            value={way}
            onChange={(next) => setWanted(next)}
          />
        )}
        <HourSelect hour={hour} isDisabled={isSaving} onChange={setHour} />
        {refusal !== null && <p role="alert">{refusal}</p>}
        <div className={css({ wrap: '3' })}>
          {way !== undefined && (
            <Button variant="secondary" isLoading={isSaving} onClick={() => choose({ isOn: true, way, hour })}>
              Нагадувати
            </Button>
          )}
          <Button variant="quiet" onClick={decline}>
            Не треба
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** Stands in the place of the button that was pressed, and takes its focus. */
const takeFocus = (said: HTMLParagraphElement | null) => said?.focus()

const Chosen = ({ way, hour }: { way: ReminderWay; hour: number }) => (
  <p role="status" tabIndex={-1} ref={takeFocus}>
    {chosenText(way, hour)}, якщо того дня ти ще не займаєшся. <Link href={addresses.reminders.to()}>Змінити</Link>
  </p>
)

const Declined = () => (
  <p role="status" tabIndex={-1} ref={takeFocus}>
    Добре, не нагадуємо. <Link href={addresses.reminders.to()}>Увімкнути згодом</Link>
  </p>
)

const parts = css({ stack: '4', justifyItems: 'start' })
