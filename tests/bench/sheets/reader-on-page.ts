import { openPhoto } from '../../../src/pages/group-premium/model/sheet-reading/open-photo'
import { readSheet, type KnownWork } from '../../../src/pages/group-premium/model/sheet-reading/read-sheet'

declare global {
  var readOnPage: (jpeg: string, work: KnownWork) => Promise<number>
  var readInWorker: (text: string, jpeg: string, work: KnownWork) => Promise<number>
}

const blobOf = (jpeg: string): Blob => new Blob([Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })

/** Does on the page what the worker does beside it, so that the browser can slow it down. @returns ms. */
globalThis.readOnPage = async (jpeg, work) => {
  const photo = blobOf(jpeg)
  const began = performance.now()
  readSheet(await openPhoto(photo), work)
  return performance.now() - began
}

let worker: Worker | null = null

/** Reads in one worker for all photos, as the page does. @returns ms from the message to the answer. */
globalThis.readInWorker = async (text, jpeg, work) => {
  const own = (worker ??= new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))))
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const began = performance.now()
  own.onmessage = ({ data }: MessageEvent<object>) =>
    'failure' in data ? reject(new Error(String(data.failure))) : resolve(performance.now() - began)
  own.postMessage({ photo: blobOf(jpeg), work })
  return promise
}
