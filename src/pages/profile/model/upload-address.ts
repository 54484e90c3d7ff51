import { UploadFailure } from './failure'

/**
 * The address to which a picture may be sent: HTTPS, or the API’s own origin, or this machine; never with a name and a password in it.
 * @param given absolute, or a path on the API’s origin.
 * @throws UploadFailure for any other address.
 */
export function uploadAddress(given: string, api: string): string {
  const url = URL.canParse(given, api) ? new URL(given, api) : null
  const isSafe =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && (url.origin === new URL(api).origin || isOnThisMachine(url.hostname))))
  if (!isSafe) throw new UploadFailure('Upload failed: Bad address')
  return url.href
}

const isOnThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)
