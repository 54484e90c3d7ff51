import { createServer } from 'node:http'
import { parseContent } from '../server/content/parse.ts'
import { readSource } from '../server/content/source.ts'
import { deskPage } from './content-desk/desk-page.ts'

/** `npm run content`: the author’s desk alone, without the site and its store; content is read anew for every page. */
const port = Number(process.env.PORT ?? 3100)
const directory = process.env.CONTENT_DIR ?? 'content'
const pictureOf = async (path: string) => {
  const { pictures } = parseContent(await readSource(directory))
  return pictures.find(({ subject, file }) => path === `/media/${subject}/${file}`)?.svg ?? ''
}

createServer((request, response) => {
  const { searchParams: query, pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/healthz') {
    response.end()
    return
  }
  if (pathname.startsWith('/media/')) {
    pictureOf(pathname)
      .then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg))
      .catch((error: unknown) => console.error(error))
    return
  }
  deskPage({ directory, query, reports: [] })
    .catch((error: unknown) => `<pre>${error instanceof Error ? error.message : String(error)}</pre>`)
    .then((page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page))
    .catch((error: unknown) => console.error(error))
}).listen(port, '127.0.0.1', () => console.error(`Стіл автора: http://localhost:${port}`))
