import { bearerIn, type Session, type SessionOwners } from '@/entities/session'

/**
 * Notes which bearers of this browser are one owner; an account is one with nobody before or after it.
 * @param onLeft hears who left.
 * @param onJoined hears that another bearer’s facts are theirs.
 */
export function followOwner(session: Session, owners: SessionOwners, onLeft: (owner: string) => void, onJoined: () => void): void {
  let held = session.getSnapshot().context
  const first = bearerIn(held.tokens)
  if (first !== null) owners.join(null, first)
  session.subscribe(({ context }) => {
    const [was, is] = [held, context]
    held = context
    const [before, now] = [bearerIn(was.tokens), bearerIn(is.tokens)]
    if (before === now) return
    if (before === null) {
      owners.join(null, now)
      return onJoined()
    }
    const wasGuest = was.tokens.token === null
    if (wasGuest && is.tokens.token !== null) owners.join(before, now)
    if (wasGuest && now === null && is.guestsRefused.length > was.guestsRefused.length) owners.join(before, null)
    const owner = owners.of(before)
    if (owners.isSame(owner, owners.of(now))) onJoined()
    else onLeft(owner)
  })
}
