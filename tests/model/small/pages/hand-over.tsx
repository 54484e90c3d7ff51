import { HandOver, handOverChannel } from '@/features/hand-over/ui/hand-over'
import type { HandOverEvent } from '../hand-over'
import type { PageHold } from '../page-driver'
import { openPart, data, refusal, says } from './reading'

const asked = { waiting: 'GET v3/auth/handover', open: 'POST v3/auth/handover', surveys: 'GET v3/surveys' }
const state = (is: string) => ({ answer: 'look', ...data({ state: is }) })

/** As another tab does that has got a code. */
function tellTabs(code: string, expiresAt: string): void {
  const tab = new BroadcastChannel(handOverChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  tab.postMessage({ code, expiresAt })
  tab.close()
}

/** «Продовжити на іншому пристрої». */
export const handOverPage: PageHold<HandOverEvent> = {
  calls: { open: asked.open, look: asked.waiting, giveUp: /^GET v3\/surveys/ },
  moves: {
    'page opens': { do: () => openPart(<HandOver />) },
    'guest asks for a code': { press: /^(Показати код|Новий код)$/ },
    'server gives a code': { answer: 'open', ...data({ code: '123456', expiresAt: '2100-01-01T00:00:00.000Z' }) },
    'server gives a code of long ago': { answer: 'open', ...data({ code: '654321', expiresAt: '2020-01-01T00:00:00.000Z' }) },
    'server refuses a code': { answer: 'open', ...refusal(501) },
    'a moment passes': { pass: 3000 },
    'nobody has used it': state('waiting'),
    'server does not say': { answer: 'look', ...refusal(501) },
    'its time is over': state('over'),
    'another device has used it': state('used'),
    'another tab gets a later code': { do: () => tellTabs('777777', '2101-01-01T00:00:00.000Z') },
    'an earlier code of another tab is heard of': { do: () => tellTabs('111111', '2019-01-01T00:00:00.000Z') },
    'seats are given up': { answer: 'giveUp', ...data({ surveys: [], serverNow: '2026-11-21T10:00:00.000Z' }) },
    'seats cannot be given up': { answer: 'giveUp', ...refusal(501) },
  },
  read: () => {
    const code = ['123 456', '654 321', '777 777', '111 111'].find((each) => says('p', each))
    if (code !== undefined) return { screen: 'showing', code: code.replace(' ', '') }
    const words: [string, string][] = [
      ['Без акаунта', 'idle'],
      ['Коду зараз не отримати', 'refused'],
      ['Час коду минув', 'over'],
      ['Готово', 'used'],
    ]
    return { screen: words.find(([said]) => says('[role=status]', said))?.[1] ?? 'waiting', code: '' }
  },
  shows: ({ screen, code }) => ({
    screen: screen === 'looking' ? 'showing' : screen === 'asking' || screen === 'givingUp' ? 'waiting' : screen,
    code: screen === 'looking' || screen === 'showing' ? code : '',
  }),
}
