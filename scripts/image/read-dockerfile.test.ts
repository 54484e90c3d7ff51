import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memory } from '../start/memory.ts'
import { readDockerfile } from './read-dockerfile.ts'

test('the Dockerfile is built by the steps that are tried, and runs the bundle', () => {
  const { steps, taken, env, command } = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  expect(steps).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund',
    'npm run build',
    'npm prune --omit=dev --ignore-scripts --no-audit --no-fund',
    'rm -rf node_modules/.cache node_modules/.bin node_modules/node-linux-*',
  ])
  expect(taken).toEqual(['package.json', 'node_modules', 'dist', 'dist-server', 'content'])
  expect(env).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', ...memory })
  expect(command).toEqual(['node', 'dist-server/main.js'])
})

test('an instruction that nobody tries is an error', () => {
  expect(() => readDockerfile('FROM node\nFROM node\nADD a b')).toThrow('Dockerfile: ADD a b')
})

test.each([
  'COPY --chown=node --from=build /app/dist ./dist',
  'COPY dist ./dist',
  'ENV TZ "Europe/Kyiv"',
  'ENV NAME="a',
  'RUN npm ci \\\n && npm run build',
])('a form that nobody tries is an error: %s', (line) => {
  expect(() => readDockerfile(`FROM node AS build\nFROM node\n${line}\nHEALTHCHECK CMD ["a"]\nCMD ["a"]`)).toThrow('Dockerfile: ')
})

test('packages are installed anew only when they have changed: the sources come after them', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const [manifests, install, sources] = ['COPY package', 'RUN npm ci', 'COPY . .'].map((start) =>
    lines.findIndex((line) => line.startsWith(start)),
  )
  expect([manifests, install, sources].every((line) => line !== undefined && line > 0)).toBe(true)
  expect([install, sources].map(Number)).toEqual([Number(manifests) + 1, Number(manifests) + 2])
})

test('what the image installs is what the server’s bundle leaves out', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const [, names = ''] = /external: \[(.+?)\]/.exec(readFileSync('scripts/build/build-server.ts', 'utf8')) ?? []
  expect(Object.keys(dependencies).toSorted()).toEqual([...names.matchAll(/'(.+?)'/g)].map(([, name]) => name).toSorted())
})
