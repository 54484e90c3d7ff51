import * as v from 'valibot'

const secret = '…'

/**
 * Words of an error without what may be somebody’s: addresses, e-mails, quoted texts, long tokens, numbers and everything that is not plain
 * English, in which programs complain. At most 200 characters.
 */
export const impersonal = (message: string): string =>
  message
    .replaceAll(/["'`“”«»‘’].*["'`“”«»‘’]/gs, secret)
    .replaceAll(/\S+@\S+/g, secret)
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, secret)
    .replaceAll(/[^\x20-\x7e…]+/g, secret)
    .replaceAll(/[\w-]{20,}/g, secret)
    .replaceAll(/\d+/g, '#')
    .slice(0, 200)

/**
 * An error that a browser has met. No personal data: the kind, the name of the error, its impersonal words, places in our own files, the
 * name of the route (never the address) and the build.
 */
export const clientErrorSchema = v.object({
  kind: v.picklist(['error', 'rejection', 'render']),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  message: v.pipe(v.string(), v.maxLength(200), v.transform(impersonal)),
  places: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/))), v.maxLength(6)),
  route: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,30}$/)),
  build: v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)),
  isFatal: v.boolean(),
})
/** Reads the origin of a reported address, or the word of the browser such as `inline` and `eval`; drops what may be somebody’s. */
const sourceOf = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : null
  return url ? (url.host === '' ? url.protocol : url.origin) : address.replaceAll(/[^a-z-]/g, '').slice(0, 40)
}
const told = v.optional(v.pipe(v.string(), v.maxLength(4000)), '')
const directiveOf = (text: string): string => /^[a-z-]{1,60}/.exec(text)?.[0] ?? ''

/** A violation of the content security policy as browsers report it, in the older form and in the newer one. */
export const policyReportsSchema = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({ 'effective-directive': told, 'violated-directive': told, 'blocked-uri': told, disposition: told }),
    }),
    v.transform(({ 'csp-report': report }) => [
      {
        directive: directiveOf(report['effective-directive'] || report['violated-directive']),
        source: sourceOf(report['blocked-uri']),
      },
    ]),
  ),
  v.pipe(
    v.array(v.object({ type: v.string(), body: v.object({ effectiveDirective: told, blockedURL: told }) })),
    v.maxLength(20),
    v.transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({ directive: directiveOf(body.effectiveDirective), source: sourceOf(body.blockedURL) })),
    ),
  ),
])

export type ClientError = v.InferOutput<typeof clientErrorSchema>
