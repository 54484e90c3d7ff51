import type { SubjectReadiness } from '#contract/prediction'
import { HandOver } from '@/features/hand-over'
import { PacksPanel } from '@/features/keep-pack'

/** What keeps study going when the light or the device changes. */
export function BesideStudy({ subjects }: { subjects: readonly SubjectReadiness[] }) {
  return (
    <>
      <PacksPanel subjects={subjects.map(({ subject, title }) => ({ id: subject, title }))} isByItself />
      <HandOver />
    </>
  )
}
