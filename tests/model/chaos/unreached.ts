/** States that no press reaches, each with the reason. */
export const unreached: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
