import type { ComponentProps, MouseEvent } from 'react'
import { css } from 'styled-system/css'
import { buttonRecipe, type ButtonLook } from './recipe'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook & { isLoading?: boolean }

const hidden = css({ display: 'contents', '& > *': { opacity: '0' } })
const wheel = css({
  position: 'absolute',
  boxSize: '5',
  border: 'spinner',
  borderTopColor: 'transparent',
  borderRadius: 'round',
  animation: 'turn',
})

/** While it loads, the button keeps its width, its name and the focus, and takes no presses. */
export function Button({ variant, size, isWide, isSquare, isLoading = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => (isLoading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      onClick={onPress}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      className={buttonRecipe({ variant, size, isWide, isSquare })}
    >
      {isLoading ? <LoadingFace>{children}</LoadingFace> : children}
    </button>
  )
}

function LoadingFace({ children }: Pick<ButtonProps, 'children'>) {
  return (
    <>
      <span className={hidden}>
        <span className={css({ inlineRow: '2' })}>{children}</span>
      </span>
      <span className={wheel} />
    </>
  )
}
