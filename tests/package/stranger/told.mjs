import { createWebSocketInspector } from '@statelyai/inspect'
import { createActor } from 'xstate'
import { kettleMachine } from './kettle.ts'

// A program that is looked at from a page: the address is all that is said.
const { inspect } = createWebSocketInspector({ url: process.argv[2] })
const kettle = createActor(kettleMachine, { inspect }).start()
kettle.send({ type: 'kettle.fill', litres: 1 })
const again = setInterval(() => kettle.getSnapshot().matches('cold') && kettle.send({ type: 'kettle.switch' }), 100)
process.once('SIGTERM', () => (clearInterval(again), process.exit(0)))
