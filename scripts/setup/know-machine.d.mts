export function isNewEnough(version: string): boolean
export function adviceFor(machine: { platform: string; arch: string; version: string }): string | null
