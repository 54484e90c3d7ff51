/** Where the API has the page of an address: a slash inside the address is a point there. */
export const pagePath = (address: string): string =>
  `v3/pages/${encodeURIComponent(address.replace(/^\/+|\/+$/g, '').replaceAll('/', '.'))}`
