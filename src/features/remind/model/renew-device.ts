import { remindersAnswerSchema } from '#contract/reminder'
import { zoneHere } from '#domain/wall-time'
import { api } from '@/shared/api'
import type { LocalStore } from '@/shared/lib/local-store'
import { chooseReminders, remindersPath } from '../api/reminder-calls'
import { dropDevice, noteTold, renewedDevice } from './push-device'

/** Keeps the messages of this device coming, as its pupil has chosen; where they were switched off elsewhere, its subscription ends. */
export async function renewDevice(store: LocalStore): Promise<void> {
  const { reminders } = (await (await api()).get(remindersPath).json(remindersAnswerSchema)).data
  const { isOn, way, push } = reminders
  if (!isOn || way !== 'push') return dropDevice(store)
  const device = push.key === null ? null : await renewedDevice(store, push.key, push.devices)
  if (device === null) return
  await chooseReminders({ isOn, way, zone: zoneHere(), device })
  noteTold(store, device)
}
