import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './list-pictures.ts'

const kept = 'node_modules/.cache/pictures'

/** Pictures of the site for messengers into `dist/og`, and the icon for browsers that know no other. One that was drawn before is taken from the cache. */
export async function drawPictures(site = 'dist'): Promise<void> {
  const { listPictures } = await import('./list-pictures.ts')
  const drawer = createHash('sha256')
  for (const file of globSync('scripts/build/pictures/*.ts').toSorted()) drawer.update(readFileSync(file))
  const drawn = drawer.digest('hex')
  mkdirSync(join(site, 'og'), { recursive: true })
  mkdirSync(kept, { recursive: true })
  for (const picture of listPictures()) writeFileSync(join(site, 'og', `${picture.name}.png`), await pictureOf(picture, drawn))
  const { drawIcon } = await import('./draw-icon.ts')
  writeFileSync(join(site, 'favicon.ico'), drawIcon(readFileSync('public/favicon.svg', 'utf8')))
}

async function pictureOf(picture: Picture, drawer: string): Promise<Uint8Array> {
  const file = join(kept, `${createHash('sha256').update(drawer).update(JSON.stringify(picture)).digest('hex')}.png`)
  if (existsSync(file)) return readFileSync(file)
  const { drawPicture } = await import('./draw-picture.ts')
  const png = await drawPicture(picture)
  writeFileSync(file, png)
  return png
}
