import { PacksPanel } from '@/features/keep-pack'
import { useSubjects } from '@/entities/subject'

/** The packs kept for a day without the network, of any subject. */
export function Packs() {
  const subjects = useSubjects()
  return <PacksPanel subjects={subjects.state === 'ready' ? subjects.found.subjects.map(({ id, title }) => ({ id, title })) : []} />
}
