import { find, keep, shelves } from './shelves'

/** `lastWord`: the page in words for when nothing is kept and there is no network, and the policy that lets its styles show. */
export type Build = { id: string; shell: string; lastWord: { html: string; policy: string } }

const patience = 3000
const most = { files: 1000, documents: 80, pictures: 400 }
const hasTokens = /^\/(auth|social-auth)(\/|$)/
/** The server itself cannot be reached, says whoever stands before it. */
const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

/** Tells how an address of this site is answered; null leaves it to the browser: the API, uploads, and whatever else must not be kept. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || /^\/(api|builds|uploads|healthz|readyz|sw\.js)(\/|$)/.test(pathname)) return null
  if (mode === 'navigate') return 'document'
  if (pathname.startsWith('/media/')) return 'picture'
  if (pathname === '/config.json') return 'setting'
  if (/^\/(assets|icons)\//.test(pathname) || /^\/(early\.js|error\.css|favicon\.\w+|manifest\.webmanifest)$/.test(pathname)) return 'file'
  return null
}
export type Kind = 'document' | 'picture' | 'setting' | 'file'

/** @param waitUntil keeps the worker alive until the work is done, as `ExtendableEvent.waitUntil` does. */
export function answerTo(kind: Kind, request: Request, build: Build, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  switch (kind) {
    case 'document':
      return readDocument(request, build, waitUntil)
    case 'setting':
      return networkFirst(
        request,
        () => find(request),
        (answer) => waitUntil(keep(shelves(build.id).files, '/config.json', answer, most.files)),
      )
    case 'picture':
      return cacheFirst(request, (answer) => waitUntil(keep(shelves(build.id).pictures, request.url, answer, most.pictures)))
    case 'file':
      return cacheFirst(request, (answer) => waitUntil(keep(shelves(build.id).files, request.url, answer, most.files)))
  }
}

/** An earlier worker has kept the page under the name of its file, which is no address of the site. */
const pageFile = '/index.html'
const asMissing = (shell: Response | undefined): Response | undefined =>
  shell && new Response(shell.body, { status: 404, headers: shell.headers })

/** A page: from the server, else as it was read here last, else the empty page of the site, which knows what this device holds. */
function readDocument(request: Request, build: Build, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const stored = async () =>
    pathname === pageFile ? asMissing(await find(build.shell)) : ((await find(pathname + search)) ?? (await find(build.shell)))
  return networkFirst(request, stored, (answer) => waitUntil(keepDocument(pathname + search, answer, build))).catch(() => sayLast(build))
}

/**
 * Keeps a page that the server drew for this very build: it is the same for every visitor, because no token goes with the call for a page.
 * Addresses that a token may stand in are never kept.
 */
export async function keepDocument(path: string, answer: Response, build: Build): Promise<void> {
  if (hasTokens.test(path) || !answer.headers.get('Content-Type')?.startsWith('text/html')) return
  const text = await answer.clone().text()
  if (!text.includes(`content="${build.id}"`) || !text.includes('id="first-answers"')) return
  await keep(shelves(build.id).documents, path, answer, most.documents)
}

/** From the network, unless that fails or takes too long while there is something else to show. Rejects where there is neither. */
async function networkFirst(
  request: Request,
  stored: () => Promise<Response | undefined>,
  onAnswer: (answer: Response) => void,
): Promise<Response> {
  const asked = fetch(request).then((answer) => {
    if (answer.ok && answer.type === 'basic') onAnswer(answer.clone())
    return answer
  })
  const slow = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const first = await Promise.race([asked, slow]).catch(() => null)
  if (first && !isAway(first)) return first
  return (await stored()) ?? asked
}

/** From the device; what is not there comes from the network and stays. The addresses name the content. */
async function cacheFirst(request: Request, onAnswer: (answer: Response) => void): Promise<Response> {
  const stored = await find(request)
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') onAnswer(answer.clone())
  return answer
}

/** The browser threw away what was kept, and there is no network: still no page of the browser’s own. */
const sayLast = ({ lastWord }: Build): Response =>
  new Response(lastWord.html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': lastWord.policy },
  })
