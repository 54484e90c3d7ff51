import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { WorkedExample } from '@/entities/theory'
import { Figure } from '@/shared/ui/figure'
import { CheckTask } from '@/features/check-task'
import { ForeignTitle, InlineText, langIn, RichText } from '@/shared/ui/rich-text'
import { Still } from '@/shared/ui/still'
import { ExamWay } from './exam-way'
import { Mistake } from './mistake'
import { MovableFigure } from './movable/movable-figure'
import { SectionTitle } from './section-title'

/** One piece of an article; its id is an anchor. */
export function ArticleBlockView({ block }: { block: ArticleBlock }) {
  const { id } = block
  switch (block.kind) {
    case 'section':
      return (
        <Still>
          <section aria-labelledby={id} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
            <SectionTitle id={id} title={<ForeignTitle text={block.title} lang={langIn(block.text)} />} />
            <div className={prose}>
              <RichText blocks={block.text} />
            </div>
            <span id={`${id}-end`} aria-hidden />
          </section>
        </Still>
      )
    case 'example':
      return (
        <Still>
          <div id={id}>
            <WorkedExample example={block} />
          </div>
        </Still>
      )
    case 'mistake':
      return (
        <Still>
          <Mistake block={block} />
        </Still>
      )
    case 'check':
      return (
        <div id={id}>
          <CheckTask task={block.task} title="Зупинись і перевір себе" />
        </div>
      )
    case 'figure':
      return (
        <figure id={id} className={css({ stack: '3' })}>
          {block.movable ? <MovableFigure figure={block.figure} movable={block.movable} /> : <Figure figure={block.figure} />}
          <figcaption className={css({ textStyle: 'small', color: 'inkMuted' })}>
            <InlineText content={block.caption} />
          </figcaption>
        </figure>
      )
    case 'exam':
      return <ExamWay block={block} />
  }
}

/** Paragraphs stand apart as in a book; a cell of a table is never narrower than its formula. */
const prose = css({ '& > div': { gap: '4' }, '& td': { minWidth: '34' } })
