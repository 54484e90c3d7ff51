import type { BackgroundWork } from '../base/background-work.ts'
import type { Post } from '../base/mail/post.ts'
import type { PushSender } from '../base/push/push-service.ts'
import type { PaymentSetUp } from '../money/payments/open-provider.ts'
import type { Apple } from '../people/auth/apple.ts'
import type { ReadIdToken } from '../people/auth/id-token.ts'
import type { StandIns } from '../people/auth/stand-ins.ts'
import type { AvatarStore } from '../people/uploads/avatar-store.ts'
import type { LocalAvatars } from '../people/uploads/local-avatars.ts'

/** The outside services of the server: mail, a place for pictures, providers of identity. Null is what this deployment has not. */
export type Integrations = {
  google: ReadIdToken | null
  apple: Apple
  /** Null where others reach the server. */
  standIns: StandIns | null
  post: Post | null
  /** Null where there are no keys for push services. */
  push: PushSender | null
  avatars: AvatarStore
  /** The same store where it is a folder of ours, which takes and serves the pictures itself. */
  uploads: LocalAvatars | null
  /** Null where nobody can pay. */
  payments: PaymentSetUp | null
  backgroundWork: BackgroundWork
}
