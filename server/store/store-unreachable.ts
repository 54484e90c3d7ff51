/** PostgreSQL cannot be reached at the start; `message` is one Ukrainian line without the password. */
export class StoreUnreachable extends Error {}
