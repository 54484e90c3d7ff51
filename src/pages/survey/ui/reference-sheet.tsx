import type { ReferenceSheet as Sheet } from '#domain/subject'
import { css } from 'styled-system/css'
import { ReferenceEntry } from '@/entities/subject'
import { InlineText } from '@/shared/ui/rich-text'
import { DrawnFormulas } from '@/shared/ui/tex'

/** The formulas that the exam lets every pupil look at. */
export function ReferenceSheet({ sheet }: { sheet: Sheet }) {
  return (
    <DrawnFormulas formulas={sheet.formulas}>
      <div className={sheetLook}>
        {sheet.sections.map((section) => (
          <section key={section.id} aria-label={section.title} className={css({ stack: '3', gridTemplateColumns: 'one' })}>
            <h3 className={css({ textStyle: 'subheading' })}>{section.title}</h3>
            {section.entries.map((entry, index) => (
              <div key={index} className={entryLook}>
                {entry.caption && (
                  <p className={css({ color: 'inkMuted' })}>
                    <InlineText content={entry.caption} />
                  </p>
                )}
                <ReferenceEntry entry={entry} sheet={sheet} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </DrawnFormulas>
  )
}

const sheetLook = css({
  stack: '6',
  gridTemplateColumns: 'one',
  textStyle: 'small',
  '& table th, & table td': { overflowWrap: 'normal', paddingInline: '2' },
})
const entryLook = css({ stack: '1', gridTemplateColumns: 'one', paddingBottom: '3', borderBottom: 'line' })
