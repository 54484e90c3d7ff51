import { mkdirSync, writeFileSync } from 'node:fs'

/** `builds/latest.json` and `builds/meta/{id}.json`: open pages poll the first to learn of a newer build. */
export function recordBuild(fingerprint: string): void {
  const build = { id: fingerprint.slice(0, 12), time: new Date().toISOString() }
  mkdirSync('dist/builds/meta', { recursive: true })
  writeFileSync('dist/builds/latest.json', JSON.stringify(build))
  writeFileSync(`dist/builds/meta/${build.id}.json`, JSON.stringify(build))
}
