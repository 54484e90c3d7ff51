import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import { createInspector } from '#chart-lab/inspector'
import { sessionMachine } from '@/entities/session'
import { inspection, startInspection } from '@/shared/lib/inspection'

type Rival = { send: (count: number) => void; stop: () => void }
const tokens = { token: 'p1', refreshToken: 'r1', refreshAt: Date.parse('2100-01-01'), anonymousToken: null }
const machine = sessionMachine.provide({ actors: { loadAccount: fromPromise(() => new Promise<never>(() => undefined)) as never } })
const input = { tokens, rules: { canRefresh: false, maxAgeSeconds: 86_400 } }

/** A pupil’s session to which another tab says again and again that the tokens were renewed. */
function session(inspected: { inspect?: (event: InspectionEvent) => void }): Rival {
  const actor = createActor(machine, { input, ...inspected }).start()
  let at = tokens.refreshAt
  const send = (count: number) => {
    for (let left = count; left > 0; left -= 1) actor.send({ type: 'tokens.change', tokens: { ...tokens, refreshAt: (at += 1) } })
  }
  return { send, stop: () => void actor.stop() }
}

/** @param inspector what follows the last of them */
export function rivals(inspector = createInspector()): Record<'plain' | 'nobody looks on' | 'an idle observer' | 'the inspector', Rival> {
  const [plain, alone] = [session({}), session(inspection())]
  startInspection(() => undefined)
  const idle = session(inspection())
  startInspection(inspector.inspect)
  return { plain, 'nobody looks on': alone, 'an idle observer': idle, 'the inspector': session(inspection()) }
}
