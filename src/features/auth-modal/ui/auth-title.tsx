import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { useAuthModal, useView, type ViewName } from '../model/auth-modal-context'

const titles: Record<ViewName, string> = { signIn: 'Вхід', signUp: 'Реєстрація', forgotPassword: 'Назад' }

/** Title of the view that is open; that of the forgotten password leads back. */
export function AuthTitle() {
  const modal = useAuthModal()
  const view = useView()
  if (view !== 'forgotPassword') return titles[view]
  return (
    <button
      type="button"
      onClick={() => modal.send({ type: 'signIn.show' })}
      className={css({ inlineRow: '2', cursor: 'pointer', _hover: { color: 'pen' } })}
    >
      <Icon name="arrow-left" />
      {titles[view]}
    </button>
  )
}
