import type { RouteName } from '#contract/route-names'

/** `share` of the visits tell how fast they were; `oldest` is when the oldest fact that waits for the server was stated, null where none waits. */
export type Field = { share: number; address: string; build: string; route: RouteName | undefined; oldest: () => Promise<number | null> }
