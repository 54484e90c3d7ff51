const ofHead = /^(?:<(?:meta|link)\b[^<>]*>|<title\b[^<>]*>[^<]*<\/title>)+/

/**
 * A drawn page without the elements that React writes before it for the head: the server writes the head itself.
 * @throws where one is left, since React has changed how or where it writes them
 */
export function withoutHead(markup: string): string {
  const page = markup.replace(ofHead, '')
  // The title of a drawing stands inside it.
  if (/<(?:meta|link)\b/.test(page) || /^<(?:title|base|style|script)\b/.test(page))
    throw new Error(`an element of the head stays in ${page.slice(0, 200)}`)
  return page
}
