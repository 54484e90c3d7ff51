import type { ReferenceSheet } from '#contract/subject'
import { laterPart } from '@/shared/lib/later'
import { RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'

const PeriodicTable = laterPart(
  async () => (await import('./periodic-table/periodic-table')).PeriodicTable,
  <Skeleton shapes={['block', 'block']} />,
)

type ReferenceEntryProps = { entry: ReferenceSheet['sections'][number]['entries'][number]; sheet: ReferenceSheet }

/** What an entry of a reference sheet says or draws. */
export function ReferenceEntry({ entry: { body, periodic }, sheet: { elements } }: ReferenceEntryProps) {
  if (!periodic || !elements) return <RichText blocks={body} />
  const label = periodic === 'long' ? 'Періодична система, довга форма' : 'Періодична система, коротка форма'
  return <PeriodicTable elements={elements} form={periodic} label={label} />
}
