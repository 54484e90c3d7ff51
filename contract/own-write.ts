import * as v from 'valibot'
import { ownCardSchema } from '#domain/checked-card'
import { ownDeckSchema } from '#domain/own-card'
import { moment } from '#domain/text'

/** Writes of one batch. */
export const mostOwnWrites = 500

const uuid = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'), v.toLowerCase())
const write = {
  /** Made by the device. */ id: uuid,
  /** The moment by the server’s clock; the later of two writes about one thing counts. */ at: moment,
}

/** One change to own cards. `deck.removed` removes its cards too. */
export const ownWriteSchema = v.variant(
  'kind',
  [
    v.object({ ...write, kind: v.literal('card.written'), card: ownCardSchema }),
    v.object({ ...write, kind: v.literal('card.removed'), card: uuid }),
    v.object({ ...write, kind: v.literal('deck.written'), deck: ownDeckSchema }),
    v.object({ ...write, kind: v.literal('deck.removed'), deck: uuid }),
  ],
  'Невідома зміна',
)
export type OwnWrite = v.InferOutput<typeof ownWriteSchema>

/** Body of `POST /v3/flashcards/own`: sent again it changes nothing. Above the limit it is refused whole with 409. */
export const ownWritesSchema = v.object({
  writes: v.pipe(v.array(ownWriteSchema), v.minLength(1), v.maxLength(mostOwnWrites, 'Забагато змін')),
})
