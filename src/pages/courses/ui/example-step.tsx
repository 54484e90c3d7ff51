import { css } from 'styled-system/css'
import { WorkedExample } from '@/entities/theory'
import { Button } from '@/shared/ui/button'
import { langIn } from '@/shared/ui/rich-text'
import type { StepProps } from './step-props'
import { StepTitle } from './step-title'
import { Source } from './theory-step'

/** A solved task whose steps open one by one. */
export function ExampleStep({ lesson: { example }, hasMoved, send }: StepProps) {
  const { block, link } = example
  return (
    <>
      <StepTitle title="Приклад" hasMoved={hasMoved} note="Перед кожним кроком подумай, що зробити далі, а тоді відкрий і порівняй." />
      {block.kind === 'example' && <WorkedExample example={block} />}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Приклад із конспекту: <Source link={link} lang={langIn(block)} />
      </p>
      <div>
        <Button size="large" onClick={() => send({ type: 'step.finish' })}>
          Далі: спроба
        </Button>
      </div>
    </>
  )
}
