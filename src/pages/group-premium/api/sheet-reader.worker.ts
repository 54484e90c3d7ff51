import { openPhoto } from '../model/sheet-reading/open-photo'
import { readSheet, type KnownWork } from '../model/sheet-reading/read-sheet'

self.onmessage = async ({ data: { photo, work } }: MessageEvent<{ photo: Blob; work: KnownWork }>) => {
  try {
    self.postMessage({ reading: readSheet(await openPhoto(photo), work) })
  } catch (error) {
    self.postMessage({ failure: String(error) })
  }
}
