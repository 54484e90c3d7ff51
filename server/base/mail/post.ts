/**
 * A letter in plain text. `signOff` is the address that ends such letters by one `POST` (RFC 8058); `id` is the first half of its
 * Message-ID, so that a mailbox knows a repeated letter.
 */
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

/**
 * Sends letters. `to` is one stored or configured address, never one that a visitor has just typed, except for a rare copy without links
 * or names.
 */
export type Post = {
  /** Resolves when the letter is with the mail server, or in its file; throws when it is not. */
  send: (to: string, letter: Letter) => Promise<void>
}

/** A refusal for good, by the rules of SMTP. */
export const isRefused = (error: unknown): boolean => error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
