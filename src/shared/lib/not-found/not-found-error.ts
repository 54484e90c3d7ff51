/** Thrown while rendering: what the address names does not exist. The app shows the 404 page in its place. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
}
