import { UploadFailure } from './failure'

/**
 * Where a picture may be sent: HTTPS, the API’s origin, or this machine.
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
