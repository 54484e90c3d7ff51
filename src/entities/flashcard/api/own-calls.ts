import { ownCardsAnswerSchema, ownChangesAnswerSchema, type OwnCards, type OwnChanges } from '#contract/own-card'
import type { OwnWrite } from '#contract/own-write'
import { api, ofOwner } from '@/shared/api'

export const readOwn = async (): Promise<OwnCards> => (await (await api()).get('v3/flashcards/own').json(ownCardsAnswerSchema)).data

/**
 * The same writes may be sent again without harm.
 * @param owner whose they are.
 * @param since the version that this device has.
 * @returns what changed since then, or everything own as it stands after them.
 */
export const sendWrites = async (writes: readonly OwnWrite[], owner: string, since: string): Promise<OwnChanges> =>
  (
    await (
      await api()
    )
      .post('v3/flashcards/own', { json: { writes }, searchParams: { since }, context: ofOwner(owner) })
      .json(ownChangesAnswerSchema)
  ).data
