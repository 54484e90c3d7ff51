import { css } from 'styled-system/css'
import { Skeleton } from '@/shared/ui/skeleton'
import { bodyLook, columnLook, frameLook } from './frame-look'
import { topBarLook } from './top-bar-look'

const opening = 'Відкриваємо тест…'

/** The outline of a paper that is on its way. Its words are there with the first paint. */
export function LoadingView() {
  return (
    <div className={frameLook}>
      <div className={topBarLook} />
      <div className={bodyLook}>
        <div className={columnLook}>
          <p aria-hidden="true" className={css({ textStyle: 'heading', marginBottom: '4' })}>
            {opening}
          </p>
          <Skeleton shapes={['line', 'line', 'row', 'row', 'row', 'row', 'row']} label={opening} />
        </div>
      </div>
      <div className={css({ minHeight: '15' })} />
    </div>
  )
}
