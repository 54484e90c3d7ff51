import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Copies the content that kills need: papers and articles of mathematics, one course, and what stands on pages. */
export function copyForKills(folder: string): void {
  for (const part of ['courses/porih-z-matematyky.yaml', 'pages', 'legal', 'subjects/math'])
    cpSync(`content/${part}`, join(folder, part), { recursive: true })
  // Tables of the programme call for subjects that are not here.
  rmSync(join(folder, 'pages/programa'), { recursive: true })
}
