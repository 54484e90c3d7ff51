/** The caller: the network address that limits count by, the device as it describes itself, its bearer, and the moment. */
export type Caller = { address: string; device: string | null; bearer?: string | undefined; now: Date }
