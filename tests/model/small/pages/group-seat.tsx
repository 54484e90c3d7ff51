import { membership } from '#samples/groups'
import { MemberPage } from '@/pages/group-premium/ui/member/member-page'
import type { SeatEvent } from '../group-seat'
import type { PageHold } from '../page-driver'
import { openPart, heading, refusal, says } from './reading'

const done = { status: 200, body: { success: true } }
const consent = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

/** A group as one of its pupils sees it. */
export const seatPage: PageHold<SeatEvent> = {
  calls: { setConsent: /^POST v3\/groups\/[^/]+\/consent$/, leave: /^DELETE v3\/groups\/[^/]+\/membership$/ },
  moves: {
    'page opens': {
      do: () =>
        openPart(<MemberPage membership={{ ...membership, tasks: [], sharesResults: false }} serverNow="2026-11-21T10:00:00.000Z" />),
    },
    'pupil decides': { press: /^Показувати мої результати/ },
    'server keeps the decision': { answer: 'setConsent', ...done },
    'server refuses the decision': { answer: 'setConsent', ...refusal(501) },
    'pupil leaves': { press: /^Вийти з класу$/ },
    'server takes the seat back': { answer: 'leave', ...done },
    'server refuses to take it back': { answer: 'leave', ...refusal(501) },
  },
  read: () => {
    const isLeft = heading().startsWith('Тебе вже немає')
    const screen = isLeft ? 'left' : says('button[aria-busy]', 'Вийти') ? 'leaving' : consent()?.disabled ? 'agreeing' : 'held'
    return { screen, shows: consent()?.checked ?? false, isTold: says('p', 'Відмова') }
  },
  shows: ({ screen, shows, problem }) => ({ screen, shows: screen !== 'left' && shows, isTold: problem !== '' }),
  // The box is turned round by a press: what it says already cannot be chosen again.
  may: ({ context }, event) => event.type !== 'pupil decides' || event.shows !== (context as { shows: boolean }).shows,
}
