import type { RichText } from '#domain/rich-text'
import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import { heardLang } from '../model/heard-lang'

export type ReadAloudProps = { blocks: RichText }

/** Nothing is lost where its code does not come: the text stands beside it. */
const ReadAloudButton = lazyPart<ReadAloudProps>(async () => (await import('./read-aloud-button')).ReadAloudButton, null, null)

/**
 * Reads a text by the device’s voice: its foreign words, or Ukrainian ones with a stress mark. The row is drawn before the voices are
 * known, so that the button moves nothing.
 */
export function ReadAloud({ blocks }: ReadAloudProps) {
  if (!('speechSynthesis' in globalThis) || heardLang(blocks) === null) return null
  return (
    <div className={css({ minHeight: 'target', marginLeft: '-3', _print: { display: 'none' } })}>
      <ReadAloudButton blocks={blocks} />
    </div>
  )
}
