import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackgroundWork } from '../../../server/base/background-work.ts'
import { filePost } from '../../../server/base/mail/file-post.ts'
import type { Integrations } from '../../../server/web/integrations.ts'
import { localAvatars } from '../../../server/people/uploads/local-avatars.ts'

type World = { integrations: Integrations; readLetters: () => string[]; remove: () => void }

/** The world as `npm start` finds it, in a temporary folder: letters and pictures are files, no provider is set up. `change` replaces parts. */
export function openTestWorld(change: Partial<Integrations>): World {
  const directory = mkdtempSync(join(tmpdir(), 'skladu-world-'))
  const mail = join(directory, 'mail')
  const uploads = localAvatars(join(directory, 'uploads'), 'a secret of the tests')
  const apple = { read: null, isBareTrusted: false }
  const integrations = {
    google: null,
    apple,
    standIns: null,
    post: filePost(mail, 'Складу <no-reply@example.com>'),
    push: null,
    avatars: uploads,
    uploads,
    payments: { keys: { publicKey: 'sandbox_tests', privateKey: 'a key of the tests' }, isSandbox: true },
    backgroundWork: new BackgroundWork(),
    ...change,
  }
  return {
    integrations,
    readLetters: () =>
      readdirSync(directory).includes('mail')
        ? readdirSync(mail)
            .toSorted()
            .map((name) => readFileSync(join(mail, name), 'utf8'))
        : [],
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
