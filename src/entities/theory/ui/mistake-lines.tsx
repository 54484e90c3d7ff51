import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'

const marks = {
  wrong: { icon: 'cross', look: css({ color: 'wrong', paddingTop: 'sign' }) },
  right: { icon: 'check', look: css({ color: 'right', paddingTop: 'sign' }) },
} as const

/** Shows the wrong way of a mistake and the right one. */
export const MistakeLines = ({ block }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) =>
  (['wrong', 'right'] as const).map((side) => (
    <div key={side} className={line}>
      <span className={marks[side].look}>
        <Icon name={marks[side].icon} />
      </span>
      <RichText blocks={block[side]} />
    </div>
  ))

const line = css({ stack: '3', gridTemplateColumns: 'markText' })
