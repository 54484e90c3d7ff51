/** The text of a letter as a person reads it: quoted-printable undone. */
export function unwrapped(letter: string): string {
  const bytes = letter
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The new password that a letter brings. */
export const passwordIn = (letter: string): string => /^([a-z2-9]{4}-[a-z2-9-]{14})\r?$/m.exec(unwrapped(letter))?.[1] ?? ''
