export type State = 'paid' | 'pending' | 'refunded' | 'created' | 'failed'
export type PurchaseEvent =
  | { type: 'page opens'; after: 'nothing' | 'payment' | 'gift' }
  | { type: 'server shows the offer'; isGuest: boolean }
  | { type: 'visitor chooses'; product: string }
  | { type: 'visitor types an address'; address: string }
  | { type: 'server tells of the payment'; state: State }
  | { type: 'server is out of order' | 'visitor loads again' | 'visitor pays' | 'visitor asks for a link' | 'visitor steps back' }
  | { type: 'server begins the payment' | 'server refuses to begin' | 'page is left' | 'page cannot be left' | 'ten seconds pass' }
  | {
      type:
        | 'server knows of no payment'
        | 'server says nothing'
        | 'a pause passes'
        | 'ten minutes pass'
        | 'visitor looks again'
        | 'visitor goes on paying'
    }
  | {
      type:
        | 'server makes the link'
        | 'server refuses the link'
        | 'the link is paid'
        | 'the link is not paid'
        | 'nothing is heard of the link'
    }
export type Screen =
  | 'nothing'
  | 'loading'
  | 'missing'
  | 'choosing'
  | 'beginning'
  | 'leaving'
  | 'checking'
  | 'pending'
  | 'paid'
  | 'unchecked'
  | 'unwatched'
  | 'unfinished'
  | 'failed'
  | 'refunded'
  | 'unclear'
  | 'asking'
  | 'shared'
  | 'watching'
  | 'given'

export type Context = {
  after: 'nothing' | 'payment' | 'gift'
  isGuest: boolean
  product: string
  address: string
  complaint: '' | 'missing' | 'wrong'
  problem: string
  /** The known state of a payment. */
  payment: State | ''
  link: string
  /** The number of automatic looks since the last one that was asked for. */
  looks: number
}
/** Ten minutes, every four seconds. */
export const mostLooks = 150
export const good = 'olya@example.org'
