/** Builds the API path of a page: a slash inside its address becomes a point. */
export const pagePath = (address: string): string =>
  `v3/pages/${encodeURIComponent(address.replace(/^\/+|\/+$/g, '').replaceAll('/', '.'))}`
