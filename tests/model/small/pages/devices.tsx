import { Devices } from '@/pages/profile/ui/devices'
import type { DevicesEvent } from '../device-sessions'
import type { PageHold } from '../page-driver'
import { openPart, data, refusal, says, textOf } from './reading'

const at = '2026-11-21T10:00:00.000Z'
const device = (id: string) => ({ id, device: id, created_at: at, last_seen_at: at, is_current: false })
const rows = () => [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label')?.split(': ')[1] ?? '')
const busy = () => document.querySelector('li button[aria-busy]')?.getAttribute('aria-label')?.split(': ')[1] ?? ''
const alert = () => /Відмова \d+/.exec(textOf(document.querySelector('[role=alert]')))?.[0] ?? ''

/** The devices in the profile. */
export const devicesPage: PageHold<DevicesEvent> = {
  calls: { listDevices: 'GET v3/user/sessions', endDevice: /^DELETE v3\/user\/sessions\// },
  moves: {
    'page opens': { do: () => openPart(<Devices />) },
    'pupil ends': ({ device: name }) => ({ press: new RegExp(`^Завершити сеанс: ${name ?? ''}`) }),
    'pupil tries again': { press: /^Спробувати ще$/ },
    'server lists the devices': { answer: 'listDevices', ...data({ sessions: [device('phone'), device('tablet')] }) },
    'server is out of order': { answer: 'listDevices', ...refusal(501) },
    'server ends it': { answer: 'endDevice', status: 200, body: { success: true } },
    'server knows it no more': { answer: 'endDevice', ...refusal(404) },
    'server refuses to end it': { answer: 'endDevice', ...refusal(501) },
  },
  read: () => ({
    screen: says('[role=alert]', 'Не вдалося завантажити')
      ? 'missing'
      : document.querySelector('ul')
        ? busy()
          ? 'ending'
          : 'listed'
        : 'loading',
    devices: rows(),
    ending: busy(),
    isTold: alert() !== '',
  }),
  shows: ({ screen, devices, ending, problem }) => ({ screen, devices, ending, isTold: problem !== '' }),
  hides: ({ screen, devices }) => (screen === 'listed' && (devices as string[]).length === 0 ? ['pupil ends'] : []),
}
