import type { ReferenceSheet } from '#domain/subject'
import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import { Drawing } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'

const PeriodicTable = lazyPart(
  async () => (await import('./periodic-table/periodic-table')).PeriodicTable,
  <Skeleton shapes={['block', 'block']} />,
)

const plates = css({
  // Firefox moves a whole section to the next page for the sake of a row of figures.
  display: { base: 'flex', _print: 'block' },
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '2',
  alignItems: 'end',
  marginBottom: '2',
})

type ReferenceEntryProps = { entry: ReferenceSheet['sections'][number]['entries'][number]; sheet: ReferenceSheet }

/** An entry of a reference sheet: drawings first, for they name the letters. */
export function ReferenceEntry({ entry: { body, periodic, figures }, sheet: { elements } }: ReferenceEntryProps) {
  if (!periodic || !elements)
    return (
      <>
        {figures && (
          <div className={plates}>
            {figures.map(({ alt, drawing }) => (
              <Drawing key={alt} alt={alt} drawing={drawing} className={css({ maxWidth: 'full', height: 'auto' })} />
            ))}
          </div>
        )}
        <RichText blocks={body} />
      </>
    )
  const label = periodic === 'long' ? 'Періодична система, довга форма' : 'Періодична система, коротка форма'
  return <PeriodicTable elements={elements} form={periodic} label={label} />
}
