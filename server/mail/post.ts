/** A letter in plain text. */
export type Letter = { subject: string; text: string }

/** What a mail program is given. Quoted-printable leaves latin letters and digits readable in the raw letter. */
export const written = (from: string, to: string, letter: Letter) => ({
  from,
  to: { name: '', address: to },
  ...letter,
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends letters. `to` must be one address that is stored with an account or with a payment that has been made, never merely typed. */
export type Post = {
  /** Resolves when the letter is with the mail server, or in its file; throws when it is not. */
  send: (to: string, letter: Letter) => Promise<void>
}
