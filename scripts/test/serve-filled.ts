import { constants, cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filledStore } from '../build/filled-store.ts'

/** The built server for the journeys, on a copy of a store that holds the content already. */
cpSync(await filledStore(), process.env['DATA_DIR'] ?? '', { recursive: true, mode: constants.COPYFILE_FICLONE })
await import(pathToFileURL(resolve('dist-server/main.js')).href)
