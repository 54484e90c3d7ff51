import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAuthModal } from '@/features/auth-modal'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'

type SignInWallProps = { title: string }

/** The frame of a page that only the holder of an account may open, under the sign-in dialog. Closing the dialog leads home. */
export function SignInWall({ title }: SignInWallProps) {
  const authModal = useAuthModal()
  const [, navigate] = useLocation()
  useEffect(() => {
    authModal.send({ type: 'modal.open' })
    const { unsubscribe } = authModal.on('modal.dismissed', () => navigate(addresses.landing.to()))
    return () => {
      unsubscribe()
      authModal.send({ type: 'modal.close' })
    }
  }, [authModal, navigate])
  return <Page title={title} lead="Щоб відкрити цю сторінку, увійди у свій акаунт." />
}
