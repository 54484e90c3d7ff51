import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { lessonLook } from 'styled-system/recipes'
import { MistakeLines } from '@/entities/theory'

const look = lessonLook()

/** A mistake and its reason: the heart of the article’s card, without its frame. */
export function Pitfall({ block }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) {
  return (
    <div role="note" aria-label="Типова помилка" className={look.pitfall}>
      <h3 className={css({ textStyle: 'subheading', color: 'wrong' })}>Типова помилка</h3>
      <MistakeLines block={block} />
    </div>
  )
}
