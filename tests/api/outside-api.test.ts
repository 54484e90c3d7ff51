import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { Lanes, usualLanes } from '../../server/web/lanes.ts'
import { openHarness } from './setup/harness.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-outside-'))
mkdirSync(join(site, 'assets'))
writeFileSync(join(site, 'index.html'), '<!doctype html><html lang="uk"><head></head><body><div id="root"></div></body></html>')
const lanes = new Lanes({
  ...usualLanes,
  atOnce: 1,
  lease: 60_000,
  patience: { ...usualLanes.patience, reading: 100, writing: 100, pages: 100 },
})
const api = await openHarness({ lanes, site })
afterAll(async () => {
  await api.close()
  rmSync(site, { recursive: true })
})

/** Addresses outside the API whose calls ask the store: each waits for a place. */
const asking = ['POST /reminders', 'GET /calendar/:file', 'GET /media/:subject{[a-z-]+}/:file{[a-z0-9-]+\\.svg}']
/** Those that ask it for no query of their own, or for an address that was given for one picture. */
const others = [
  'GET /healthz',
  'GET /readyz',
  'PUT /uploads/:key',
  'GET /uploads/:key',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /.well-known/change-password',
  'GET /sw.js',
  'GET /builds/shell.html',
  'POST /auth/callback',
  'POST /paywall',
]

test('every address outside the API is known here: one that asks the store is to stand in the lanes', () => {
  const routes = createApp(api.deps).routes.map(({ method, path }) => `${method} ${path}`)
  const own = new Set(routes.filter((route) => !/^ALL |\*|^\w+ \/api\//.test(route)))
  expect([...own].toSorted()).toEqual([...asking, ...others].toSorted())
})

test('while all places are taken, what asks the store asks to come again', async () => {
  const end = Promise.withResolvers<null>()
  const held = lanes.take('writing', () => end.promise)
  const calls: [string, string][] = [
    ['POST', '/reminders?link=off.x'],
    ['GET', `/calendar/${'x'.repeat(43)}.ics`],
    ['GET', '/media/training/plane.svg'],
  ]
  const statuses = () => Promise.all(calls.map(async ([method, path]) => (await api.fetch(path, { method })).status))
  expect(await statuses()).toEqual([503, 503, 503])
  end.resolve(null)
  await held
  expect(await statuses()).toEqual([404, 404, 200])
})
