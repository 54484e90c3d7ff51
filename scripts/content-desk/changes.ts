import { watch } from 'node:fs'
import type { ServerResponse } from 'node:http'

/** Where the desk listens for changes of the words. */
export const changesAddress = '/__changes'

/** The page opens anew when words change; it stays where it was scrolled to. */
export const reloadScript = `<script>new EventSource('${changesAddress}').onmessage = () => location.reload()</script>`

/** An editor writes a file in several steps. */
const quietMs = 150

/** Keeps the answer open, and tells of each change in the folder. */
export function tellChanges(directory: string, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders()
  let telling: NodeJS.Timeout | undefined
  const watcher = watch(directory, { recursive: true }, (_event, name) => {
    if (!/\.(yaml|svg|md)$/.test(name ?? '')) return
    clearTimeout(telling)
    telling = setTimeout(() => response.write('data: changed\n\n'), quietMs)
  })
  response.on('close', () => {
    clearTimeout(telling)
    watcher.close()
  })
}
