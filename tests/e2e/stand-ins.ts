/**
 * Stands in for the providers’ scripts. Both ask `/stand-in/token` for a token with their nonce; the text `nothing` stands for a person
 * who closes the window.
 */
export const googleStandIn = `
  let options
  const asked = (kind) => ({ isNotDisplayed: () => false, isSkippedMoment: () => kind === 'skipped', isDismissedMoment: () => kind === 'returned', getDismissedReason: () => 'credential_returned' })
  globalThis.google = { accounts: { id: {
    initialize: (given) => { options = given },
    prompt: async (tell) => {
      const token = await (await fetch('/stand-in/token?nonce=' + options.nonce)).text()
      if (token === 'nothing') return tell(asked('skipped'))
      tell(asked('returned'))
      options.callback({ credential: token, clientId: options.client_id })
    },
    cancel: () => undefined,
  } } }
`

export const appleStandIn = `
  globalThis.AppleID = { auth: {
    init: (given) => { globalThis.appleOptions = given },
    signIn: async () => {
      const { usePopup, redirectURI, state, nonce } = globalThis.appleOptions
      const token = await (await fetch('/stand-in/token?nonce=' + nonce)).text()
      if (token === 'nothing') throw { error: 'popup_closed_by_user' }
      if (usePopup) return { authorization: { id_token: token, code: 'code' } }
      location.assign(redirectURI + '#' + new URLSearchParams({ state, id_token: token, code: 'code' }))
    },
  } }
`
