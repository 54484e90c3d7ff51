import { css } from 'styled-system/css'
import { Skeleton } from '@/shared/ui/skeleton'
import { bodyLook, columnLook, frameLook } from './frame-look'
import { topBarLook } from './top-bar-look'

/** The outline of a paper that is on its way. */
export function LoadingView() {
  return (
    <div className={frameLook}>
      <div className={topBarLook} />
      <div className={bodyLook}>
        <div className={columnLook}>
          <Skeleton shapes={['title', 'line', 'line', 'row', 'row', 'row', 'row', 'row']} label="Відкриваємо тест…" />
        </div>
      </div>
      <div className={css({ minHeight: '15' })} />
    </div>
  )
}
