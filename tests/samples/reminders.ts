import type { Reminders } from '#contract/reminder'

/** Reminders that nobody has switched on yet, on a server that can send both letters and messages. */
export const remindersOf = (change: Partial<Reminders> = {}): Reminders => ({
  isAvailable: true,
  isOn: false,
  way: 'letter',
  hour: 17,
  zone: 'Europe/Kyiv',
  isWaiting: false,
  push: { key: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U', devices: 0 },
  calendar: null,
  ...change,
})
