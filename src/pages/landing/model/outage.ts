/** A test during an outage, as the demonstration plays it. Answers after `sent` wait on the device. */
export type Outage = { isOnline: boolean; answered: number; sent: number }

export const cells = 10
export const cutOff: Outage = { isOnline: false, answered: 6, sent: 3 }

export const answerNext = ({ isOnline, answered, sent }: Outage): Outage => {
  const next = Math.min(cells, answered + 1)
  return { isOnline, answered: next, sent: isOnline ? next : sent }
}

export const switchNetwork = ({ isOnline, answered, sent }: Outage): Outage => ({
  isOnline: !isOnline,
  answered,
  sent: isOnline ? sent : answered,
})
