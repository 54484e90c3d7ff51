import type { FC } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { useLetter, type LetterCourse as Course } from '../model/use-letter'
import { LetterForm } from './letter-form'

/** The letter, wherever it is on its way. */
export function LetterCourse() {
  const course = useLetter()
  const View = views[course.state]
  return <View {...course} />
}

const views: Record<Course['state'], FC<Course>> = {
  opening: Form,
  writing: Form,
  sending: Form,
  waiting: Waiting,
  sent: Sent,
}

function Form({ state, letter, complaint, submit }: Course) {
  return <LetterForm key={letter?.id} letter={letter} complaint={complaint} isBusy={state === 'sending'} onSubmit={submit} />
}

function Waiting({ retry, edit }: Course) {
  return (
    <div role="status" className={said}>
      <Icon name="cloud-off" />
      <p className={css({ textStyle: 'subheading' })}>Лист чекає на цьому пристрої</p>
      <p>Немає зв’язку з сервером. Лист збережено тут: він піде, щойно з’явиться зв’язок, хоч би яку сторінку сайту буде відкрито.</p>
      <div className={buttons}>
        <Button onClick={retry}>Надіслати зараз</Button>
        <Button variant="secondary" onClick={edit}>
          Змінити лист
        </Button>
      </div>
    </div>
  )
}

function Sent({ letter, renew }: Course) {
  return (
    <div role="status" className={said}>
      <Icon name="mail" />
      <p className={css({ textStyle: 'subheading' })}>Лист надіслано</p>
      <p>Відповімо за 3 робочі дні. Підтвердження йде на {letter?.email}.</p>
      <div className={buttons}>
        <Button variant="secondary" onClick={renew}>
          Написати ще один
        </Button>
      </div>
    </div>
  )
}

const said = css({ stack: '3', justifyItems: 'start' })
const buttons = css({ wrap: '3' })
