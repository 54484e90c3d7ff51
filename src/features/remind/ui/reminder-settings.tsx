import { css } from 'styled-system/css'
import type { Reminders, ReminderWay } from '#contract/reminder'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { Chip } from '@/shared/ui/chip'
import { Button } from '@/shared/ui/button'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { chosenText } from '../model/hour-choices'
import { isDeviceNoted, pushHindrance, type PushHindrance } from '../model/push-device'
import { createLocalStore } from '@/shared/lib/local-store'
import { useReminders } from '../model/use-reminders'
import { FeedAddress } from './feed-address'
import { HourSelect } from './hour-select'

const store = createLocalStore()

const hindranceTexts: Record<PushHindrance, string> = {
  server: 'На цьому сайті їх поки немає.',
  browser: 'Цей браузер їх не вміє.',
  home: 'На iPhone та iPad вони приходять, коли «Складу» додано на початковий екран і відкрито звідти.',
  denied: 'Браузеру їх заборонено. Дозвіл можна змінити в налаштуваннях сайту, біля адреси сторінки.',
}

export type ReminderSettingsProps = {
  /** Null for a guest, who has no account to write to. */
  account: { email: string | null } | null
}

/** One reminder a day in one way, or none: chosen and timed here. */
export function ReminderSettings({ account }: ReminderSettingsProps) {
  const held = useReminders()
  const { asked, reminders, isSaving, isSaved, refusal, choose, feed } = held
  if (reminders === null) {
    return asked.state === 'failed' ? (
      <FailedNotice title="Не вдалося дізнатися про нагадування" answer={asked} />
    ) : (
      <Skeleton shapes={['row', 'line']} />
    )
  }
  const { isOn, way, hour, isWaiting, calendar } = reminders
  const chosen = isOn ? way : 'off'
  const switchTo = (next: ReminderWay | 'off') => choose(next === 'off' ? { isOn: false } : { isOn: true, way: next, hour })
  return (
    <div className={parts}>
      <p className={css({ maxWidth: 'text' })}>
        Не більше одного разу на день: що справді на черзі. У вихідний, уночі й у день, коли ти вже займаєшся, нагадування немає.
      </p>
      <ChoiceGroup legend="Як нагадувати" isStacked options={waysOf(reminders, account)} value={chosen} onChange={switchTo} />
      {refusal !== null && <p role="alert">{refusal}</p>}
      {isOn && <HourSelect hour={hour} isDisabled={isSaving} onChange={(next) => choose({ isOn, way, hour: next })} />}
      {chosen === 'push' && !isDeviceNoted(store) && pushHindrance(reminders.push.key) === null && (
        <Button variant="secondary" isLoading={isSaving} onClick={() => switchTo('push')}>
          Надсилати й на цей пристрій
        </Button>
      )}
      {isWaiting && (
        <p className={note}>Перший лист уже надіслано на {account?.email}. Натисни в ньому «Надсилати й далі»: доти інших не буде.</p>
      )}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {isSaved && (
          <Chip tone="right" icon="check">
            {isOn ? chosenText(way, hour) : 'Нагадувань не буде'}
          </Chip>
        )}
      </div>
      <FeedAddress path={calendar} isSaving={isSaving} onChange={feed} />
    </div>
  )
}

function waysOf({ isAvailable, isOn, way, push }: Reminders, account: ReminderSettingsProps['account']) {
  const hindrance = pushHindrance(push.key)
  const letters =
    account === null
      ? 'Для цього треба увійти.'
      : account.email === null
        ? 'В акаунті немає e-mail, тому надіслати лист нікуди.'
        : isAvailable
          ? `На ${account.email}`
          : 'Листів цей сайт поки не надсилає.'
  const hasLetters = isAvailable && account?.email !== null && account !== null
  const is = (each: ReminderWay) => isOn && way === each
  return [
    { value: 'off' as const, label: 'Не нагадувати' },
    {
      value: 'push' as const,
      label: 'Сповіщенням на цьому пристрої',
      hint: hindrance === null ? undefined : hindranceTexts[hindrance],
      isDisabled: hindrance !== null && !is('push'),
    },
    { value: 'letter' as const, label: 'Листом', hint: letters, isDisabled: !hasLetters && !is('letter') },
    { value: 'calendar' as const, label: 'Моїм календарем', hint: 'План у твоєму календарі матиме сигнал о цій годині' },
  ]
}

const parts = css({ stack: '4', justifyItems: 'start' })
const note = css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })
