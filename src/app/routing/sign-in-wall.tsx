import { useEffect } from 'react'
import { useAuthModal } from '@/features/auth-modal'
import { Page } from '@/shared/ui/page'

type SignInWallProps = { title: string }

/** The frame of a page that only the holder of an account may open, under the sign-in dialog. The wiring leads home whoever closes it. */
export function SignInWall({ title }: SignInWallProps) {
  const authModal = useAuthModal()
  useEffect(() => {
    authModal.send({ type: 'modal.open' })
    return () => authModal.send({ type: 'modal.close' })
  }, [authModal])
  return <Page title={title} lead="Щоб відкрити цю сторінку, увійди у свій акаунт." />
}
