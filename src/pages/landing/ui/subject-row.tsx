import { Link } from 'wouter'
import { SubjectSign, useSubjects } from '@/entities/subject'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { wordLook } from '@/shared/ui/button'

/** The subjects that everybody sits, one press away where there is room, and the way to all. */
export function SubjectRow() {
  const listed = useSubjects()
  const subjects = listed.state === 'ready' ? listed.found.subjects.filter(({ kind }) => kind === 'required') : []
  return (
    <div className={rowLook}>
      <span className={namesLook}>
        {subjects.map(({ id, title }) => (
          <Link key={id} href={addresses.subject.to({ subject: id })} className={wordLook}>
            <SubjectSign subject={id} title={title} />
            {title}
          </Link>
        ))}
      </span>
      <Link href={addresses.subjects.to()} className={wordLook}>
        Обрати предмет
      </Link>
    </div>
  )
}

/** On a phone beside the button that begins; where there is room, a row of its own under it. */
const rowLook = css({ wrap: '2', columnGap: '4', order: { md: '1' }, width: { md: 'full' }, marginTop: { md: '3' } })
const namesLook = css({ display: { base: 'none', md: 'contents' } })
