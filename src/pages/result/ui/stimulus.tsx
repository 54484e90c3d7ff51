import type { Stimulus as Shape } from '#domain/question'
import { css } from 'styled-system/css'
import { Figure } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'
import { Unfolding } from './unfolding'

type StimulusProps = { stimulus: Shape; isOpen: boolean }

/** The text, source or map that the task asks about; unfolded only where it comes for the first time. */
export function Stimulus({ stimulus: { title, text, figure }, isOpen }: StimulusProps) {
  return (
    <Unfolding summary={title === null ? 'Текст до завдання' : `Текст до завдання: ${title}`} isOpen={isOpen}>
      <div
        className={css({
          stack: '4',
          gridTemplateColumns: 'one',
          padding: '4',
          backgroundColor: 'canvas',
          borderRadius: 'sheet',
          maxHeight: '112',
          overflowY: 'auto',
        })}
      >
        <RichText blocks={text} />
        {figure && <Figure figure={figure} />}
      </div>
    </Unfolding>
  )
}
