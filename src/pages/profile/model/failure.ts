import { problemOf, type Problem } from '@/shared/api'

/** The browser itself refuses a picture; `message` is for the pupil, and no call has been made. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal'
}

/** The place for pictures did not take one; `message` is for the pupil. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
}

type Failure = { problem: Problem; isOwnRefusal: boolean }

export const failureOf = (error: unknown): Failure => ({
  problem: error instanceof PictureRefusal || error instanceof UploadFailure ? { status: null, detail: error.message } : problemOf(error),
  isOwnRefusal: error instanceof PictureRefusal,
})
