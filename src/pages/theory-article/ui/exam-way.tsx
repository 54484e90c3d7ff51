import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { CheckTask } from '@/features/check-task'
import { RichText } from '@/shared/ui/rich-text'
import { Still } from '@/shared/ui/still'
import { SectionTitle } from './section-title'

/** The question as the exam asks it, with tasks to try. */
export function ExamWay({ block }: { block: Extract<ArticleBlock, { kind: 'exam' }> }) {
  return (
    <section aria-labelledby={block.id} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <SectionTitle id={block.id} title="Як це питають на НМТ" />
      <Still>
        <RichText blocks={block.text} />
      </Still>
      {block.tasks.map((task, index) => (
        <details key={task.question.id} className={css({ '&[open] > summary svg': { rotate: 'half' } })}>
          <summary className={summaryLook}>
            <Icon name="chevron-down" size="small" />
            Завдання {index + 1}
          </summary>
          <div className={css({ paddingTop: '3' })}>
            <CheckTask task={task} title={`Завдання ${index + 1}`} />
          </div>
        </details>
      ))}
    </section>
  )
}

const summaryLook = css({
  row: '2',
  minHeight: 'target',
  paddingInline: '4',
  textStyle: 'label',
  color: 'pen',
  layerStyle: 'lightCell',
  cursor: 'pointer',
  listStyle: 'none',
  _hover: { color: 'penStrong', borderColor: 'pen' },
})
