import { createServer } from 'node:http'
import { parseContent } from '../server/content/loading/parse.ts'
import { readSource } from '../server/content/source.ts'
import { reportCheck } from './author-check/check-report.ts'
import { writeEditorSchemas } from './author-check/editor-schemas.ts'
import { changesAddress, tellChanges } from './content-desk/changes.ts'

/**
 * `npm run content`: the author’s desk. `-- sheets [subject …]` writes contact sheets as PNG. `-- --check [subject …]` lists what is to be
 * mended, and loads nothing of the others.
 */
const port = Number(process.env.PORT ?? 3100)
const directory = process.env.CONTENT_DIR ?? 'content'

const [task, ...asked] = process.argv.slice(2)
writeEditorSchemas()

if (task === '--check') await check()
else if (task === 'sheets') console.log((await sheets(true)).join('\n'))
else {
  await openDesk()
  try {
    console.error(`Контактні аркуші: ${(await sheets(false)).join(' ')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
}

async function check(): Promise<void> {
  const { faults, summary } = reportCheck(await readSource(directory), asked)
  for (const fault of faults) console.error(fault)
  console.log(summary)
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function sheets(pictures: boolean): Promise<string[]> {
  const { compileContent } = await import('./build/compile-content.ts')
  const { drawSheets } = await import('./contact-sheets/draw-sheets.ts')
  // Words of another folder must not push the compiled ones of the site out of their place.
  const contentOf = directory === 'content' ? compileContent : parseContent
  const content = contentOf(await readSource(directory))
  const subjects = content.subjects.map(({ id }) => id).filter((id) => asked.length === 0 || asked.includes(id))
  return drawSheets(content, subjects, pictures)
}

async function pictureOf(path: string): Promise<string> {
  const { pictures } = parseContent(await readSource(directory))
  return pictures.find(({ subject, file }) => path === `/media/${subject}/${file}`)?.svg ?? ''
}

async function openDesk(): Promise<void> {
  const { deskPage } = await import('./content-desk/desk-page.ts')
  createServer((request, response) => {
    const { searchParams: query, pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/healthz') {
      response.end()
      return
    }
    if (pathname === changesAddress) {
      tellChanges(directory, response)
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
}
