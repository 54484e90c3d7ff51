/** Codes of the network, of a server that stops, starts, is full or may only be read, and of a query that took too long. */
const away =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|08\w{3}|57P0[1-5]|57014|53\w{3}|25006|25P0[34]|58030)$/
/** The words of a driver that gives no code. */
const words =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Client is closed|Cannot use a pool after)/

/** Too much waits for the store; nothing was asked of it. */
export class StoreBusy extends Error {}

/** Tells whether an error, or what it stands for, means that the store cannot be reached or used now, and that the same call may do later. */
export function isStoreAway(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (each instanceof StoreBusy) return true
    if ('code' in each && away.test(String(each.code))) return true
    if (words.test(each.message)) return true
    if (each instanceof AggregateError && each.errors.some(isStoreAway)) return true
  }
  return false
}
