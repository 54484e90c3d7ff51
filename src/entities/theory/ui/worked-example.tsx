import type { TheoryExample } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { wordLook } from '@/shared/ui/button'
import { stackedSheet } from '@/shared/ui/panel'
import { RichText } from '@/shared/ui/rich-text'

type WorkedExampleProps = { example: Pick<TheoryExample, 'title' | 'problem' | 'steps' | 'answer'>; titleLevel?: 2 | 3 }

/**
 * A solved task whose steps open one after another. The browser does that without a script, so the whole solution can be read, found and
 * printed.
 */
export function WorkedExample({ example: { title, problem, steps, answer }, titleLevel = 3 }: WorkedExampleProps) {
  const Title = `h${titleLevel}` as const
  return (
    <div className={card}>
      <div className={css({ stack: '1' })}>
        <p className={css({ textStyle: 'smallLabel', color: 'pen' })}>Розв’язаний приклад</p>
        {title && <Title className={css({ textStyle: 'subheading' })}>{title}</Title>}
      </div>
      <RichText blocks={problem} />
      <div className={css({ stack: '2', '& > details:not([open]) ~ details': { display: 'none' } })}>
        {steps.map((step, index) => (
          <details key={index} className={stepLook}>
            <summary className={wordLook}>{index === 0 ? 'Спробуй без підказок, а тоді відкрий крок 1' : `Крок ${index + 1}`}</summary>
            <div className={css({ paddingTop: '1', paddingBottom: '3' })}>
              <RichText blocks={step} />
            </div>
          </details>
        ))}
        <details className={stepLook}>
          <summary className={wordLook}>Відповідь</summary>
          <div className={css({ paddingTop: '1', paddingBottom: '3', fontWeight: 'strong' })}>
            <RichText blocks={answer} />
          </div>
        </details>
      </div>
    </div>
  )
}

const card = cx(stackedSheet, css({ gap: '4', borderLeft: 'penBar' }))
const stepLook = css({ paddingLeft: '4', borderLeft: 'lineRule', '&[open]': { borderColor: 'pen' } })
