import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { lessonLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'

const look = lessonLook()

/** A mistake and its reason: the heart of the article’s card, without its frame. */
export function Pitfall({ block: { wrong, right } }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) {
  return (
    <aside aria-label="Типова помилка" className={look.pitfall}>
      <h3 className={css({ textStyle: 'subheading', color: 'wrong' })}>Типова помилка</h3>
      <div>
        <span className={css({ color: 'wrong' })}>
          <Icon name="cross" />
        </span>
        <RichText blocks={wrong} />
      </div>
      <div>
        <span className={css({ color: 'right' })}>
          <Icon name="check" />
        </span>
        <RichText blocks={right} />
      </div>
    </aside>
  )
}
