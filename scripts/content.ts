import { createServer } from 'node:http'
import { deskPage } from './content-desk/desk-page.ts'

/** `npm run content`: the author’s desk alone, without the site and its store; content is read anew for every page. */
const port = Number(process.env.PORT ?? 3100)
createServer((request, response) => {
  const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  deskPage({ directory: 'content', query, reports: [] })
    .catch((error: unknown) => `<pre>${error instanceof Error ? error.message : String(error)}</pre>`)
    .then((page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page))
    .catch((error: unknown) => console.error(error))
}).listen(port, '127.0.0.1', () => console.error(`Стіл автора: http://localhost:${port}`))
