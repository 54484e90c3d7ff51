import * as v from 'valibot'
import { isZone } from '#domain/wall-time'

/** Hours of the pupil’s own clock at which a reminder may come; outside of them it is night. */
export const reminderHours = { first: 7, last: 22, usual: 17 } as const

/** The one way in which a pupil wants to be reminded: a letter to the account, a message on a device, or an alarm of the own calendar. */
export const reminderWaySchema = v.picklist(['letter', 'push', 'calendar'], 'Невідомий спосіб нагадати')
export type ReminderWay = v.InferOutput<typeof reminderWaySchema>

const hour = v.pipe(v.number('Хибна година'), v.integer('Хибна година'))
const dayHour = v.pipe(
  hour,
  v.minValue(reminderHours.first, `Нагадуємо від ${reminderHours.first}:00 до ${reminderHours.last}:00`),
  v.maxValue(reminderHours.last, `Нагадуємо від ${reminderHours.first}:00 до ${reminderHours.last}:00`),
)

/** IANA name, `Europe/Kyiv`. */
const zone = v.pipe(v.string('Хибний часовий пояс'), v.maxLength(64, 'Хибний часовий пояс'), v.check(isZone, 'Невідомий часовий пояс'))

/** A device as its browser’s push service knows it (Push API, RFC 8030 and RFC 8291): keys in base64url. */
export const pushDeviceSchema = v.object({
  endpoint: v.pipe(v.string('Хибна адреса пристрою'), v.maxLength(1000, 'Хибна адреса пристрою'), v.url('Хибна адреса пристрою')),
  keys: v.object({
    p256dh: v.pipe(v.string('Хибний ключ пристрою'), v.regex(/^[\w-]{87}=?$/, 'Хибний ключ пристрою')),
    auth: v.pipe(v.string('Хибний ключ пристрою'), v.regex(/^[\w-]{22}(==)?$/, 'Хибний ключ пристрою')),
  }),
})
export type PushDevice = v.InferOutput<typeof pushDeviceSchema>

/**
 * Reminders as their owner sees them. `isWaiting`: nobody has shown that the address is the pupil’s. `hour` is of `zone`. `calendar`: the
 * secret path of the feed.
 */
export const remindersSchema = v.object({
  isAvailable: v.boolean(),
  isOn: v.boolean(),
  way: reminderWaySchema,
  hour,
  zone: v.string(),
  isWaiting: v.boolean(),
  push: v.object({ key: v.nullable(v.string()), devices: v.number() }),
  calendar: v.nullable(v.string()),
})
export type Reminders = v.InferOutput<typeof remindersSchema>
export const remindersAnswerSchema = v.object({ data: v.object({ reminders: remindersSchema }) })

/** Body of `POST /v3/user/reminders`; what is left out stays as it was chosen last. `device`: the one that the call comes from. */
export const remindersChangeSchema = v.object({
  isOn: v.boolean('Хибна позначка'),
  way: v.optional(reminderWaySchema),
  hour: v.optional(dayHour),
  zone: v.optional(zone),
  device: v.optional(pushDeviceSchema),
})
export type RemindersChange = v.InferOutput<typeof remindersChangeSchema>

/** Body of `POST /v3/user/calendar`: `isOn` gives the feed a new address and ends the former one, or ends it alone. */
export const calendarChangeSchema = v.object({ isOn: v.boolean('Хибна позначка') })
export type CalendarChange = v.InferOutput<typeof calendarChangeSchema>

/** Body of `POST /v3/reminders`: what a link in a reminder carries. `isOn` says what it did. */
export const reminderLinkSchema = v.object({ token: v.pipe(v.string('Хибне посилання'), v.maxLength(200, 'Хибне посилання')) })
export const reminderLinkAnswerSchema = v.object({ data: v.object({ isOn: v.boolean() }) })

/** What a push message carries to the worker, encrypted. `day`: of the pupil’s zone, told once on a device. `off` is the signed token that ends reminders. */
export const pushMessageSchema = v.object({ title: v.string(), text: v.string(), cards: v.number(), day: v.string(), off: v.string() })
export type PushMessage = v.InferOutput<typeof pushMessageSchema>
