import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { columnLook } from '@/shared/ui/column'
import { squaredPaper } from '@/shared/ui/squared-paper'
import { sectionLook } from './look'

export function Closing() {
  return (
    <section className={squaredPaper}>
      <div className={cx(columnLook, sectionLook, css({ stack: '6', justifyItems: 'start' }))}>
        <h2 className={css({ textStyle: 'display' })}>Перша клітинка — зараз</h2>
        <ButtonLink href={addresses.subjects.to()} size="large">
          Обрати предмет
        </ButtonLink>
      </div>
    </section>
  )
}
