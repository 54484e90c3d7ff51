import { offer } from '#samples/groups'
import { JoinPage } from '@/pages/group-premium/ui/join/join-page'
import type { JoinEvent } from '../join-group'
import type { PageHold } from '../page-driver'
import { openPart, data, heading, refusal, says, signedIn } from './reading'

const serverNow = '2026-11-21T10:00:00.000Z'
const at = (groupId: string) => groupId.replace('g', '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a1')
const consent = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

/** An invitation. */
export const joinPage: PageHold<JoinEvent> = {
  calls: { lookUp: 'POST v3/group-invitations', join: 'POST v3/group-invitations/join' },
  moves: {
    'page opens': { do: () => openPart(<JoinPage code="K7MX3P" />, signedIn()) },
    'server offers a seat': { answer: 'lookUp', ...data({ offer: { ...offer, state: 'open', groupId: at('g1') }, serverNow }) },
    'server knows the pupil': { answer: 'lookUp', ...data({ offer: { ...offer, state: 'member', groupId: at('g1') }, serverNow }) },
    'server refuses the code': { answer: 'lookUp', ...refusal(501) },
    'pupil tries again': { press: /^Спробувати ще$/ },
    'pupil takes the seat': ({ shows }) => ({
      do: () => {
        if (consent()?.checked !== shows) consent()?.click()
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Приєднатися'))
        return new Promise<void>((done) => queueMicrotask(() => done(button?.click())))
      },
    }),
    'server gives the seat': { answer: 'join', ...data({ groupId: at('g2'), serverNow }) },
    'server refuses the seat': { answer: 'join', ...refusal(409) },
  },
  read: () => ({
    screen: consent()
      ? says('button[aria-busy]', 'Приєднатися')
        ? 'joining'
        : 'offered'
      : heading().startsWith('Запрошення не')
        ? 'refused'
        : 'waiting',
    isTold: says('[role=alert]', 'Відмова') || says('p', 'Відмова'),
  }),
  shows: ({ screen, problem }) => ({
    screen: screen === 'looking' || screen === 'joined' ? 'waiting' : screen,
    isTold: problem !== '',
  }),
  isUnoffered: true,
}
