import { useEffect, useLayoutEffect, useState, type FC } from 'react'
import { Redirect } from 'wouter'
import { dropPending, readPending } from '@/features/auth-modal'
import { createLocalStore } from '@/shared/lib/local-store'
import { addresses } from '@/shared/routes'
import { authWith } from '../model/auth-with'
import { readAnswer, type Answer } from '../model/read-answer'
import { Redeeming } from './redeeming'
import { Waiting } from './waiting'

/** `/auth/callback`: takes Apple’s answer off the address at once and makes a session of it. */
export function AuthCallbackPage() {
  const [answer] = useState(answerHere)
  const [isClean, setClean] = useState(false)
  useLayoutEffect(() => {
    dropPending(visit())
    history.replaceState(history.state, '', addresses.authCallback.to())
    setClean(true)
  }, [])
  const View = views[answer.kind] as FC<{ answer: Answer }>
  return isClean && <View answer={answer} />
}

type ViewOf<Kind extends Answer['kind']> = FC<{ answer: Extract<Answer, { kind: Kind }> }>
const views: { [Kind in Answer['kind']]: ViewOf<Kind> } = {
  popup: () => <Closing />,
  token: ({ answer: { token, returnTo } }) => <Redeeming token={token} returnTo={returnTo} />,
  refused: ({ answer: { reason, returnTo } }) => <Redirect to={authWith(reason, returnTo)} replace />,
}

function Closing() {
  useEffect(() => window.close(), [])
  return <Waiting>Готово. Це вікно можна закрити.</Waiting>
}

const visit = () => createLocalStore(() => sessionStorage)

/** Takes nothing away: a drawing may be given up and begun anew. Without a browser there is no answer either. */
function answerHere(): Answer {
  const place: Location | undefined = globalThis.location
  const pending = readPending(visit())
  return readAnswer({ query: place?.search ?? '', hash: place?.hash ?? '', isPopup: Boolean(globalThis.opener), pending })
}
