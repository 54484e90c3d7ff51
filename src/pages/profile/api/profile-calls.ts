import * as v from 'valibot'
import { successAnswerSchema } from '#contract/auth'
import { paymentsAnswerSchema, type Payment } from '#contract/payment'
import { cancellationSchema, defaultStore, storeSchema } from '#contract/subscription'
import {
  deviceSessionsAnswerSchema,
  exportAnswerSchema,
  profileSchema,
  userAnswerSchema,
  type DeviceSession,
  type User,
} from '#contract/user'
import { api } from '@/shared/api'

/** Saves a name; gives it back as the server keeps it. */
export async function saveName(name: string): Promise<string> {
  const json = v.parse(profileSchema, { name })
  return (await (await api()).post('v3/user', { json }).json(userAnswerSchema)).data.user.name ?? name
}

export const listDevices = async (): Promise<readonly DeviceSession[]> =>
  (await (await api()).get('v3/user/sessions').json(deviceSessionsAnswerSchema)).data.sessions

export const endDevice = async (id: string): Promise<void> =>
  void (await (await api()).delete(`v3/user/sessions/${encodeURIComponent(id)}`))

/** Own payments and those for the holder, newest first. */
export const listPayments = async (): Promise<readonly Payment[]> =>
  (await (await api()).get('v3/payments').json(paymentsAnswerSchema)).data.payments

/** Stops the renewal of what the user has paid for. */
export async function cancelSubscription({ store, store_item_id }: User['premium']): Promise<void> {
  const json = v.parse(cancellationSchema, { store_item_id })
  await (await api()).post(`v3/subscriptions/${v.parse(storeSchema, store ?? defaultStore)}/cancel`, { json }).json(successAnswerSchema)
}

/** Removes the account and everything in it. Anything but 200 is a failure. */
export async function deleteAccount(): Promise<void> {
  const { status } = await (await api()).delete('v3/user')
  if (status !== 200) throw new Error(`The account was not removed: ${status}`)
}

/** Everything stored about the user, as a readable JSON text. */
export async function exportOwn(): Promise<string> {
  const { data } = await (await api()).get('v3/user/export').json(exportAnswerSchema)
  return JSON.stringify(data.export, null, 2)
}
