import type { Block } from '#domain/rich-text'
import { RichText } from '@/shared/ui/rich-text'
import { withLeadWords } from '../model/lead-words'

/** Why the key is right; its idea, check and trap are seen at a glance. */
export const ExplanationText = ({ blocks }: { blocks: readonly Block[] }) => <RichText blocks={withLeadWords(blocks)} />
