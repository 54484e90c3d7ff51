import { afterAll } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { withInner } from '#chart-lab/chart'

/** What a chart hears of other tabs, and of another account. */
const heard: Readonly<Record<string, { tab: readonly string[]; account?: readonly string[] }>> = {
  session: { tab: ['tokens.change'], account: ['tokens.change', 'session.begin'] },
  survey: { tab: ['facts.came', 'fact.add', 'lock.taken', 'lock.lost', 'survey.ended'] },
  review: { tab: ['queue.change'] },
  handOver: { tab: ['code.change'] },
  keepPack: { tab: ['pack.change'] },
  rename: { tab: ['account.change'], account: ['account.change'] },
}

const ofServer = 'the server alone knows: what another tab has done is in its answer'
/** Charts that no other tab says anything to, and states in which nothing comes of it, each with what takes its place. */
const unheard: Readonly<Record<string, string>> = {
  adding: ofServer,
  appleWay: 'it leads away from this page, and back to it by an address',
  authModal: 'a session that another tab begins comes by the chart of the session',
  buildUpdate: 'each tab asks for itself which build there is',
  consent: ofServer,
  deviceSessions: ofServer,
  groupSeat: ofServer,
  joinGroup: ofServer,
  lesson: 'what is done is kept as facts that only add up',
  letter: 'what is typed stands in this tab; the device is asked when it opens and when it is sent',
  load: ofServer,
  onceCall: 'a key of its own keeps each call one call',
  outbox: 'whoever delivers takes all that waits, whichever tab wrote it, and the server takes each fact once',
  purchase: ofServer,
  resetPassword: ofServer,
  'handOver.givingUp': 'the code is used up: a later one changes nothing here',
  'review.turn.loading': 'the queue is read from the log at the end of it, with what other tabs wrote',
  'review.turn.writing': 'the queue is read from the log at the end of it, with what other tabs wrote',
  'survey.loading': 'the paper is put together at the end of it, with what other tabs wrote',
}

const isWaiting = ({ invoke, config }: AnyStateNode): boolean => invoke.length > 0 || config.after !== undefined

/** Sees in which of the states that wait the walks let another tab, and another account, say something. */
export function waitingCoverage(charts: Readonly<Record<string, AnyStateMachine>>) {
  const states = Object.values(charts).flatMap(({ root }) => withInner(root).filter(isWaiting))
  const met = new Set<string>()
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.event' || !('_nodes' in (event.actorRef as AnyActorRef).getSnapshot())) return
    const { _nodes: nodes } = (event.actorRef as AnyActorRef).getSnapshot() as AnyMachineSnapshot
    const { tab = [], account = [] } = heard[nodes[0]?.machine.id ?? ''] ?? {}
    for (const { id } of nodes) {
      if (tab.includes(event.event.type)) met.add(`tab ${id}`)
      if (account.includes(event.event.type)) met.add(`account ${id}`)
    }
  }
  const isListed = ({ id, machine }: AnyStateNode) => id in unheard || machine.id in unheard
  /** States that wait without a word of another tab, and those that are listed though they hear one. */
  const wrong = () => states.filter((state) => met.has(`tab ${state.id}`) === isListed(state)).map(({ id }) => id)
  afterAll(() => {
    for (const { id, root } of Object.values(charts)) {
      const own = withInner(root).filter(isWaiting)
      const count = (who: string) =>
        heard[id]?.[who as 'tab'] ? `${own.filter((state) => met.has(`${who} ${state.id}`)).length} of ${own.length}` : '–'
      console.info(`${id}: ${own.length} states wait; another tab ${count('tab')}, another account ${count('account')}`)
    }
  })
  return { inspect, wrong }
}
