import type { RichText } from '#domain/rich-text'
import { langIn } from '@/shared/ui/rich-text'

/** The sign of stress, which stands behind its vowel. */
const stress = '\u0301'

/** The language in which a text is worth hearing: a foreign one that it has, or Ukrainian where words are stressed; else null. */
export const heardLang = (blocks: RichText): string | null => langIn(blocks) ?? (JSON.stringify(blocks).includes(stress) ? 'uk' : null)
