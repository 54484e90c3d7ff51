import { useEffect, useMemo, useState } from 'react'
import { flashcardsOf } from '#domain/card-text'
import { css } from 'styled-system/css'
import type { Collection } from '@/entities/flashcard'
import { RichText } from '@/shared/ui/rich-text'
import { Table } from '@/shared/ui/table'
import { gapNumber } from '../../model/gap-number'
import type { ReadCards } from '../../model/read-table'
import { CardMedia } from '../media/card-media'

const shownCards = 10
const anyId = '00000000-0000-4000-8000-000000000000'
type Shown = ReadCards['cards'][number]

/** The first cards of a file as they will be asked. @param file the archive in which their pictures and sounds lie. */
export function FirstCards({ cards, file }: { cards: readonly Shown[]; file: Blob | null }) {
  const first = useMemo(() => cards.slice(0, shownCards), [cards])
  const found = useFirstMedia(first, file)
  const all = first.flatMap((card) => flashcardsOf({ ...card, media: [], id: anyId, deck: 'own' }).map((asked) => ({ card, asked })))
  const rows = all.slice(0, shownCards)
  return (
    <Table
      caption={all.length > rows.length || cards.length > first.length ? `Перші ${rows.length}` : 'Картки'}
      head={['Запитання', 'Відповідь']}
      rows={rows.map(({ card, asked }) =>
        (['front', 'back'] as const).map((side) => (
          <div key={side} className={cell}>
            {asked[side].length > 0 && <RichText blocks={asked[side]} />}
            <Media card={card} side={side} asked={gapNumber(asked.id)} found={found} />
          </div>
        )),
      )}
    />
  )
}

type MediaProps = { card: Shown; side: 'front' | 'back'; asked: number | null; found: ReadonlyMap<string, Blob> }

/** What lies in the archive is shown; what does not, or is not read yet, is named. */
function Media({ card: { kind, media, masks }, side, asked, found }: MediaProps) {
  const here = useMemo(
    () => media?.filter(({ entry }) => found.has(entry)).map((medium) => ({ ...medium, id: medium.entry })),
    [media, found],
  )
  const archive = useMemo(() => ({ findMedia: async (ids: readonly string[]) => only(found, ids) }), [found])
  const others = media?.filter((medium) => medium.side === side && !found.has(medium.entry)) ?? []
  return (
    <>
      {others.length > 0 && <p>{others.map((medium) => (medium.kind === 'picture' ? '(картинка)' : '(звук)')).join(' ')}</p>}
      <CardMedia collection={archive} card={{ kind, ...(here && { media: here }), ...(masks && { masks }) }} side={side} asked={asked} />
    </>
  )
}

const only: (found: ReadonlyMap<string, Blob>, ids: readonly string[]) => Awaited<ReturnType<Collection['findMedia']>> = (found, ids) =>
  new Map([...found].filter(([id]) => ids.includes(id)))

/** Pictures and sounds of the first cards by their entries in the archive; nothing until they are read, or where they cannot be. */
function useFirstMedia(cards: readonly Shown[], file: Blob | null): ReadonlyMap<string, Blob> {
  const [found, setFound] = useState<ReadonlyMap<string, Blob>>(new Map())
  useEffect(() => {
    const entries = new Set(cards.flatMap(({ media = [] }) => media.map(({ entry }) => entry)))
    if (!file || entries.size === 0) return undefined
    let isOld = false
    import('../../model/anki-package')
      .then(({ someMedia }) => someMedia(file, entries))
      .then((media) => !isOld && setFound(media))
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [cards, file])
  return found
}

const cell = css({
  stack: '2',
  justifyItems: 'start',
  '& > div, & > img': { marginInline: '0' },
  '& img': { maxHeight: '40' },
  '& > audio': { width: { base: '36', md: '88' }, marginTop: '0' },
})
