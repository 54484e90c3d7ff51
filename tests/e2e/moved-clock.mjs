/** Loaded before a server that starts later than it really does: by `CLOCK_AHEAD` milliseconds. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const { now } = Date
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, own) => Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, own === Date ? target : own),
  apply: () => new Date().toString(),
})
