import type { ArticleBlock } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { MistakeLines } from '@/entities/theory'
import { stackedSheet } from '@/shared/ui/panel'
import { Icon } from '@/shared/ui/icon'

/** A mistake and its reason. */
export function Mistake({ block }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) {
  return (
    <div id={block.id} role="note" aria-label="Типова помилка" className={card}>
      <h3 className={css({ row: '2', textStyle: 'subheading', color: 'wrong' })}>
        <Icon name="alert" />
        Типова помилка
      </h3>
      <MistakeLines block={block} />
    </div>
  )
}

const card = cx(stackedSheet, css({ gap: '4', borderLeft: 'wrongBar' }))
