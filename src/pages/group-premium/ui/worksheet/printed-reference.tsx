import type { ReferenceSheet } from '#domain/subject'
import { ReferenceEntry } from '@/entities/subject'
import { css } from 'styled-system/css'
import { InlineText } from '@/shared/ui/rich-text'
import { DrawnFormulas } from '@/shared/ui/tex'

/** The reference sheet of the subject, on pages of its own. */
export function PrintedReference({ sheet }: { sheet: ReferenceSheet }) {
  return (
    <DrawnFormulas formulas={sheet.formulas}>
      <section className={css({ breakBefore: 'page' })}>
        <h1 className={css({ textStyle: 'heading', paddingBottom: '2' })}>{sheet.title}</h1>
        {sheet.sections.map((section) => (
          <div key={section.id}>
            <h2 className={css({ textStyle: 'subheading', breakAfter: 'avoid', paddingTop: '3' })}>{section.title}</h2>
            {section.entries.map((entry, index) => (
              <div key={index} className={css({ breakInside: 'avoid', paddingBlock: '1' })}>
                {entry.caption && (
                  <p>
                    <InlineText content={entry.caption} />
                  </p>
                )}
                <ReferenceEntry entry={entry} sheet={sheet} />
              </div>
            ))}
          </div>
        ))}
      </section>
    </DrawnFormulas>
  )
}
