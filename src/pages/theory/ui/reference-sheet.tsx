import type { ReferenceSheet as Sheet } from '#domain/subject'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { ReferenceEntry } from '@/entities/subject'
import { InlineText } from '@/shared/ui/rich-text'

/** The sheet that the exam shows beside the tasks. */
export function ReferenceSheet({ sheet }: { sheet: Sheet }) {
  return (
    <div
      className={css({
        stack: '6',
        gridTemplateColumns: { base: 'one', lg: 'two' },
        alignItems: 'start',
        // On paper a section begins where the one before it ends, and goes on over the page.
        _print: { display: 'block' },
      })}
    >
      {sheet.sections.map(({ id, title, entries }) => (
        <div key={id} data-wide={entries.some(({ body }) => body.length === 0 || body[0]?.kind === 'table') || undefined} className={wide}>
          <Panel title={title}>
            <dl className={css({ stack: '4', _print: { display: 'block' } })}>
              {entries.map((entry, index) => (
                <div
                  key={index}
                  className={css({
                    stack: '1',
                    gridTemplateColumns: 'one',
                    _print: { display: 'block', marginBottom: '2' },
                  })}
                >
                  {entry.caption && (
                    <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>
                      <InlineText content={entry.caption} />
                    </dt>
                  )}
                  <dd>
                    <ReferenceEntry entry={entry} sheet={sheet} />
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      ))}
    </div>
  )
}

/** A drawing for the whole width takes it. */
const wide = css({
  display: { base: 'grid', _print: 'block' },
  gridTemplateColumns: 'one',
  '&[data-wide]': { gridColumn: '[1 / -1]' },
  _print: { marginBottom: '4' },
})
