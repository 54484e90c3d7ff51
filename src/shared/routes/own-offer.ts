/** For links: the page of the offer that the server has given this visitor. Apart from the other addresses, which every page carries. */
export const ownOffer = (query: Record<string, string> = {}): string => `/paywall?${new URLSearchParams({ ...query, variant: 'own' })}`
