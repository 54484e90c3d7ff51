import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../../base/problem.ts'
import { importDeck } from './import-deck.ts'
import type { Parsed } from './import-apart.ts'

/** Runs in a thread of its own: tells that its code is here, reads the bytes that it was started with, tells the cards or the refusal, and ends. */
const parse = (bytes: Uint8Array): Parsed => {
  try {
    return { imported: importDeck(bytes) }
  } catch (error) {
    if (error instanceof Problem) return { refusal: { status: error.status, message: error.message } }
    throw error
  }
}

parentPort?.postMessage('ready')
parentPort?.postMessage(parse(workerData as Uint8Array))
