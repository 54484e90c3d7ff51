import type { ArticleBlock } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { stackedSheet } from '@/shared/ui/panel'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'

/** A mistake and its reason. */
export function Mistake({ block }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) {
  return (
    <aside id={block.id} aria-label="Типова помилка" className={card}>
      <h3 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'subheading', color: 'wrong' })}>
        <Icon name="alert" />
        Типова помилка
      </h3>
      <div className={line}>
        <span className={css({ color: 'wrong', paddingTop: '[0.3em]' })}>
          <Icon name="cross" />
        </span>
        <RichText blocks={block.wrong} />
      </div>
      <div className={line}>
        <span className={css({ color: 'right', paddingTop: '[0.3em]' })}>
          <Icon name="check" />
        </span>
        <RichText blocks={block.right} />
      </div>
    </aside>
  )
}

const card = cx(stackedSheet, css({ gap: '4', borderLeft: 'wrongBar' }))
const line = css({ display: 'grid', gridTemplateColumns: 'markText', gap: '3' })
