import { Button } from '@/shared/ui/button'

export type SessionControlProps = {
  isSignedIn: boolean
  onSignIn: () => void
  onSignOut: () => void
  /** A pointer or the focus came near «Увійти»: time to load the dialog. */
  onSignInIntent?: () => void
}

type Look = { isWide?: boolean; onPress?: () => void }

export function SessionControl({ isSignedIn, onSignIn, onSignOut, onSignInIntent, isWide, onPress }: SessionControlProps & Look) {
  const press = (act: () => void) => () => {
    onPress?.()
    act()
  }
  return isSignedIn ? (
    <Button variant={isWide ? 'secondary' : 'quiet'} isWide={isWide} onClick={press(onSignOut)}>
      Вийти
    </Button>
  ) : (
    <Button variant="secondary" isWide={isWide} onClick={press(onSignIn)} onPointerEnter={onSignInIntent} onFocus={onSignInIntent}>
      Увійти
    </Button>
  )
}
