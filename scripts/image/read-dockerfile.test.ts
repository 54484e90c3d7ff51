import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDockerfile } from './read-dockerfile.ts'

test('the Dockerfile is built by the steps that are tried, and runs the bundle', () => {
  const { steps, taken, env, command } = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  expect(steps).toEqual(['npm ci --no-audit --no-fund', 'npm run build', 'npm prune --omit=dev --no-audit --no-fund'])
  expect(taken).toEqual(['package.json', 'node_modules', 'dist', 'dist-server', 'content'])
  expect(env).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' })
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
