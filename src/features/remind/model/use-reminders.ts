import { useState } from 'react'
import { remindersAnswerSchema, type CalendarChange, type Reminders, type RemindersChange } from '#contract/reminder'
import { zoneHere } from '#domain/wall-time'
import { problemOf } from '@/shared/api'
import { useOwnAnswer, type OwnAnswer } from '@/shared/lib/answer'
import { createLocalStore } from '@/shared/lib/local-store'
import { useOnceCall } from '@/shared/lib/once-call'
import { problemText } from '@/shared/ui/problem-notice'
import { changeCalendar, chooseReminders, remindersPath } from '../api/reminder-calls'
import { dropDevice, noteTold, subscribeDevice } from './push-device'

type Held = {
  asked: OwnAnswer<{ reminders: Reminders }>
  reminders: Reminders | null
  isSaving: boolean
  /** Of the reminders: what became of the calendar is seen in its address. */
  isSaved: boolean
  /** Why the last change was not made, in words: this device gets no messages, or the server was not reached. */
  refusal: string | null
  choose: (change: Omit<RemindersChange, 'zone' | 'device'>) => void
  /** Makes the address of the calendar anew, or ends it. */
  feed: (change: CalendarChange) => void
}

type Change = { reminders: RemindersChange } | { calendar: CalendarChange }
const store = createLocalStore()

/** The reminders of the visitor: as the server has them, and how they are changed. A change that failed changes nothing. */
export function useReminders(): Held {
  const asked = useOwnAnswer(remindersPath, remindersAnswerSchema)
  const call = useOnceCall((change: Change) => make(change))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSubscribing, setSubscribing] = useState(false)
  const [isOfCalendar, setOfCalendar] = useState(false)
  // It stays beside the choice until the next try: without a network nothing else may come to say it.
  const failure = call.state === 'refused' ? problemText(problemOf(call.error)) : null
  const found = asked.state === 'ready' ? asked.found.reminders : null
  const reminders = call.answer ?? found
  const choose: Held['choose'] = (change) => {
    setRefusal(null)
    setOfCalendar(false)
    const zone = zoneHere()
    const key = reminders?.push.key ?? null
    if (!change.isOn || change.way !== 'push' || key === null) return call.make({ reminders: { ...change, zone } })
    setSubscribing(true)
    subscribeDevice(key)
      .then((device) => call.make({ reminders: { ...change, zone, device } }))
      .catch((error: Error) => setRefusal(error.message))
      .finally(() => setSubscribing(false))
  }
  return {
    asked,
    reminders,
    isSaving: isSubscribing || call.state === 'calling',
    isSaved: call.state === 'answered' && !isOfCalendar,
    refusal: refusal ?? failure,
    choose,
    feed(calendar) {
      setRefusal(null)
      setOfCalendar(true)
      call.make({ calendar })
    },
  }
}

async function make(change: Change): Promise<Reminders> {
  if ('calendar' in change) return changeCalendar(change.calendar)
  const kept = await chooseReminders(change.reminders)
  if (change.reminders.device) noteTold(store, change.reminders.device)
  else if (!kept.isOn || kept.way !== 'push') await dropDevice(store)
  return kept
}
