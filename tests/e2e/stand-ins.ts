/**
 * Stands in for the providers’ own scripts. Both ask `/stand-in/token` for the token to hand over, and name the nonce it is to bear; the text `nothing`
 * stands for a person who closes the provider’s window.
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
