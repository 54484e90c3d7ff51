/** The keys of what this device remembers. `told`: what the server was last told of it, its zone and the address of its messages. */
export const deviceNote = { told: 'reminder_device' } as const
