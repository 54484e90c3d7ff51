import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesAddress, reloadScript, tellChanges } from './changes.ts'

test('an open page of the desk is told of each change of the words, once, and of nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skladu-words-'))
  mkdirSync(join(folder, 'subjects'))
  const server = createServer((_request, response) => tellChanges(folder, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${changesAddress}`)
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    writeFileSync(join(folder, 'notes.txt'), 'не слова')
    writeFileSync(join(folder, 'subjects/one.yaml'), 'a: 1')
    writeFileSync(join(folder, 'subjects/one.yaml'), 'a: 2')
    expect((await reader.read()).value).toBe('data: changed\n\n')
    writeFileSync(join(folder, 'subjects/two.yaml'), 'b: 1')
    expect((await reader.read()).value).toBe('data: changed\n\n')
    await reader.cancel()
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
  expect(reloadScript).toContain(changesAddress)
})
