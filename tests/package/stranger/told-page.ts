import { createBrowserInspector } from '@statelyai/inspect'
import { createActor } from 'xstate'
import { kettleMachine } from './kettle.js'

const url = new URLSearchParams(location.search).get('inspector') ?? ''
document.getElementById('look')?.addEventListener('click', () => {
  const { inspect } = createBrowserInspector({ url })
  const kettle = createActor(kettleMachine, { inspect }).start()
  document.getElementById('fill')?.addEventListener('click', () => {
    kettle.send({ type: 'kettle.fill', litres: 1 })
    kettle.send({ type: 'kettle.switch' })
  })
})
