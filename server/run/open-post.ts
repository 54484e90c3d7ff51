import { join } from 'node:path'
import type { Config } from './config.ts'
import { filePost } from '../base/mail/file-post.ts'
import type { Post } from '../base/mail/post.ts'

/** The mail server of the settings, or files in their place. Null, and a line on stderr, where others reach a server without one: nobody would read the files. */
export async function openPost({ directory, isPublic, publicUrl, integrations: { smtpUrl, mailFrom } }: Config): Promise<Post | null> {
  const from = mailFrom ?? `Складу <no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}>`
  if (smtpUrl !== null) {
    const { smtpPost } = await import('../base/mail/smtp-post.ts')
    return smtpPost(smtpUrl, from)
  }
  if (!isPublic) return filePost(join(directory, 'mail'), from)
  console.warn('SMTP_URL не задано: листи не надсилаються, відновлення пароля вимкнено.')
  return null
}
