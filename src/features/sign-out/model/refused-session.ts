import type { Session } from '@/entities/session'

let refused: string | null = null

/** Remembers whose session the server ends until the page asks about what waits of it: the page may be drawn after the session has ended. */
export function rememberRefused(session: Pick<Session, 'on' | 'subscribe'>, owners: { current: () => string }): void {
  let owner = owners.current()
  session.on('session.ended', ({ reason }) => {
    if (reason === 'refused') refused = owner
  })
  session.subscribe(() => (owner = owners.current()))
}

/** The owner whose session has ended and nobody has asked about; null where there is none. */
export function takeRefused(): string | null {
  const owner = refused
  refused = null
  return owner
}
