import { Deletion } from '@/pages/profile/ui/deletion'
import type { ConsentEvent } from '../consent'
import type { PageHold } from '../page-driver'
import { openPart, refusal, says } from './reading'

const isAsked = () => document.querySelector('[role=alertdialog]') !== null

/** The page on which a pupil deletes the account. */
export const consentPage: PageHold<ConsentEvent> = {
  calls: { doDeed: 'DELETE v3/user' },
  moves: {
    'page opens': { do: () => openPart(<Deletion onDone={() => undefined} />) },
    'pupil wishes it': { press: /^Видалити акаунт$/ },
    'pupil agrees': { press: /^Видалити назавжди$/ },
    'pupil thinks better': { press: /^Лишити акаунт$/ },
    'server does it': { answer: 'doDeed', status: 200, body: { success: true } },
    'server refuses it': { answer: 'doDeed', ...refusal(501) },
  },
  read: () => ({
    screen: !isAsked() ? 'resting' : says('button[aria-busy]', 'Видалити назавжди') ? 'doing' : 'asking',
    isTold: says('[role=alert]', 'Відмова'),
  }),
  shows: ({ screen, problem }) => ({ screen, isTold: problem !== '' && screen !== 'resting' }),
  neutral: /^Закрити$/,
}
