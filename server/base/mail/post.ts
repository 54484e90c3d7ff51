/** A letter in plain text. `replyTo` is where an answer goes, if not to the sender; `signOff` the address that ends letters of this kind by one `POST` (RFC 8058);
 * `id` the first half of its Message-ID, by which a mailbox knows a letter that comes once more. */
export type Letter = { subject: string; text: string; replyTo?: string; signOff?: string; id?: string }

const domainOf = (from: string): string => /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** Encodes a letter for a mail program. Quoted-printable leaves latin letters and digits readable in the raw letter. */
export const written = (from: string, to: string, { replyTo, signOff, id, ...letter }: Letter) => ({
  from,
  to: { name: '', address: to },
  ...letter,
  ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(signOff !== undefined && {
    headers: {
      'List-Unsubscribe': `<${signOff}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }),
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends letters. `to` must be one address that is stored with an account or a paid payment, or named by the settings. What a visitor has typed
 * gets a copy of a letter at most, without links or names, and rarely. */
export type Post = {
  /** Resolves when the letter is with the mail server, or in its file; throws when it is not. */
  send: (to: string, letter: Letter) => Promise<void>
}

/** A refusal for good, by the rules of SMTP. */
export const isRefused = (error: unknown): boolean => error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
