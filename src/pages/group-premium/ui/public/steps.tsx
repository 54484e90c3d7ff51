import { css, cx } from 'styled-system/css'
import { cellBox } from '@/shared/ui/cell'
import { TitledText } from '@/shared/ui/page'

const steps = [
  { title: 'Відкрийте клас', text: 'Безкоштовно, одразу з кодом запрошення. Місця з преміумом для учнів можна докупити будь-коли.' },
  { title: 'Запросіть своїх', text: 'Посиланням, кодом із шести знаків або QR-кодом на дошці. Хто приєднався, той у класі.' },
  { title: 'Готуйтеся разом', text: 'Дайте всім той самий варіант зі строком і дивіться на карті класу, яку тему повторити.' },
]

export function Steps() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={css({ textStyle: 'heading', marginBottom: '4' })}>
        Як це працює
      </h2>
      <ol className={css({ stack: '3', gridTemplateColumns: 'fill72' })}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={step}>
            <span className={number}>{index + 1}</span>
            <div>
              <TitledText title={title} text={text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const step = css({ stack: '4', gridTemplateColumns: 'markText', alignItems: 'start' })
const number = cx(cellBox, css({ textStyle: 'cell', border: 'ink', backgroundColor: 'sheet' }))
