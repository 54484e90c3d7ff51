import { useLoad } from '@/shared/lib/load'
import { api } from '@/shared/api'
import type { LoadEvent } from '../load'
import type { PageHold } from '../page-driver'
import { openPart, data, refusal, says } from './reading'

const read = async () => (await (await api()).get('v3/anything').json<{ data: { words: string } }>()).data.words

/** Any page that only shows what the server knows. */
function Page() {
  const load = useLoad(read)
  if (load.state === 'loading') return <p>loading</p>
  if (load.state === 'ready') return <p>ready: {load.found}</p>
  return (
    <>
      <p>failed: {load.problem.detail}</p>
      <button onClick={load.retry}>again</button>
    </>
  )
}

export const loadPage: PageHold<LoadEvent> = {
  calls: { load: 'GET v3/anything' },
  moves: {
    'page opens': { do: () => openPart(<Page />) },
    'server answers': { answer: 'load', ...data({ words: 'all there is' }) },
    'server refuses': { answer: 'load', ...refusal(501) },
    'pupil tries again': { press: /^again$/ },
  },
  read: () => ({ screen: says('p', 'loading') ? 'loading' : says('p', 'ready: all there is') ? 'ready' : 'failed' }),
  shows: ({ screen }) => ({ screen }),
}
