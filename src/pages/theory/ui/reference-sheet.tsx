import type { ReferenceSheet as Sheet } from '#contract/subject'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { InlineText, RichText } from '@/shared/ui/rich-text'

/** The sheet that the exam shows beside the tasks. */
export function ReferenceSheet({ sheet }: { sheet: Sheet }) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'one', lg: 'two' },
        gap: '6',
        alignItems: 'start',
      })}
    >
      {sheet.sections.map(({ id, title, entries }) => (
        <Panel key={id} title={title}>
          <dl className={css({ display: 'grid', gap: '4' })}>
            {entries.map(({ caption, body }, place) => (
              <div key={place} className={css({ display: 'grid', gridTemplateColumns: 'one', gap: '1' })}>
                {caption && (
                  <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>
                    <InlineText content={caption} />
                  </dt>
                )}
                <dd>
                  <RichText blocks={body} />
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
    </div>
  )
}
