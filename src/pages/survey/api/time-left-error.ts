/** The time is not over after all: this device’s clock was wrong. */
export class TimeLeftError extends Error {
  override name = 'TimeLeftError'
}
