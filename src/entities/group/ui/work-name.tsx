import type { Work } from '#contract/group-work'
import { ForeignTitle } from '@/shared/ui/rich-text'
import { workKindText } from '../model/work-text'

/** «Тема: Відсотки», with the language of its foreign words. */
export const WorkName = ({ work: { kind, title, language } }: { work: Pick<Work, 'kind' | 'title' | 'language'> }) => (
  <>
    {workKindText({ kind })}: <ForeignTitle text={title} lang={language ?? null} />
  </>
)
