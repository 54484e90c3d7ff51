#!/usr/bin/env node
// oxlint-disable no-console -- what a command says
import { parseArgs } from 'node:util'
import { serveInspector } from '../dist/serve.js'

const usage = 'chart-lab [--port 8080]: serves the inspector on this machine and takes the actors of applications.'
try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, help: { type: 'boolean', short: 'h' } } })
  const port = Number(values.port)
  if (values.help) console.log(usage)
  else if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port`)
  else {
    const { url, close } = await serveInspector({ port })
    console.log(`The inspector: ${url}`)
    console.log(`Applications connect to it: createWebSocketInspector({ url: '${url.replace('http', 'ws')}' })`)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)))
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? 'chart-lab: this port is taken; choose another with --port'
      : `chart-lab: ${error instanceof Error ? error.message : String(error)}`,
  )
  console.error(usage)
  process.exit(1)
}
