import type { ArticleBlock } from '#contract/theory'
import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'

/** What is done wrong in a mistake, and what is right instead. */
export const MistakeLines = ({ block }: { block: Extract<ArticleBlock, { kind: 'mistake' }> }) =>
  (['wrong', 'right'] as const).map((side) => (
    <div key={side} className={line}>
      <span className={css({ paddingTop: '[0.3em]', color: side === 'wrong' ? 'wrong' : 'right' })}>
        <Icon name={side === 'wrong' ? 'cross' : 'check'} />
      </span>
      <RichText blocks={block[side]} />
    </div>
  ))

const line = css({ display: 'grid', gridTemplateColumns: 'markText', gap: '3' })
