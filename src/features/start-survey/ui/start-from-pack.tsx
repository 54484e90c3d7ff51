import { css } from 'styled-system/css'
import { readPack } from '@/entities/pack'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { useStartSurvey } from '../model/use-start-survey'

/** Offers, where the network is away, what can be begun out of the pack of this subject. */
export function StartFromPack({ subject }: { subject: string }) {
  const load = useLoad(() => readPack(subject))
  const { start, isStarting } = useStartSurvey()
  if (load.state !== 'ready') return null
  const pack = load.found?.pack
  if (!pack) {
    return (
      <Panel tone="sunken" title="Без мережі цього не почати">
        <p>
          Запасу з цього предмета на пристрої немає. Можна читати те, що вже відкривалося, і закінчити розпочате. Коли мережа є, збережи
          запас на сторінці предмета.
        </p>
      </Panel>
    )
  }
  return (
    <Panel tone="sunken" title="Мережі немає, але є запас">
      <p>Почни з нього: відповіді збережуться на пристрої, результат побачиш одразу, а на сервер вони надійдуть, коли з’явиться мережа.</p>
      <p className={css({ wrap: '2', marginTop: '3' })}>
        {pack.practice && (
          <Button disabled={isStarting} onClick={() => start({ mode: 'quick', subject, count: 10 })}>
            10 завдань із запасу
          </Button>
        )}
        {pack.paper && (
          <Button variant="secondary" disabled={isStarting} onClick={() => start({ mode: 'nmt', subject })}>
            Цілий тест із запасу
          </Button>
        )}
      </p>
    </Panel>
  )
}
