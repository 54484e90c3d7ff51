import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { classroomLink } from '../../model/classroom-link'
import { copyText } from './copy-text'

type ShareWorkProps = { name: string; /** An address of this site that opens the work. */ path: string }

/** A work as a link for any journal, and the page of Google Classroom that takes it. */
export function ShareWork({ name, path }: ShareWorkProps) {
  const link = new URL(path, location.origin).href
  return (
    <span className={css({ wrap: '1' })}>
      <Button size="small" variant="quiet" aria-label={`Скопіювати посилання: ${name}`} onClick={() => void copyText(link)}>
        Посилання
      </Button>
      <ButtonLink
        size="small"
        variant="quiet"
        href={classroomLink(link, name)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Надіслати в Google Classroom: ${name}`}
      >
        <span>
          Надіслати в&nbsp;<span lang="en">Google Classroom</span>
        </span>
      </ButtonLink>
    </span>
  )
}
