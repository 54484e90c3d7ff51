import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { listPacks, type StoredPack } from '@/entities/pack'
import { useOnline } from '@/shared/lib/online'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { keepByItself } from '../model/keep-by-itself'
import { PackRow } from './pack-row'

/** Nothing that the page needs waits for what it keeps by itself. */
const restMs = 15_000

export type PacksPanelProps = {
  /** In the order in which the plan wants them; none where they are not known: then what is kept. */
  subjects: readonly { id: string; title: string }[]
  /** Keeps by itself what comes first, where the network is free. */
  isByItself?: boolean
  /** The way to the subjects that are not listed. */
  more?: ReactNode
}

/** «Запас на випадок відключення»: what is kept of each subject, how much and since when. */
export function PacksPanel({ subjects, isByItself = false, more }: PacksPanelProps) {
  const isOnline = useOnline()
  const [packs, setPacks] = useState<readonly StoredPack[] | null>(null)
  const wanted = subjects.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await listPacks()
      if (!isGone) setPacks(found)
    }
    void look()
    if (!isByItself || wanted === '') return () => void (isGone = true)
    const timer = setTimeout(() => void keepByItself(wanted.split(' ')).then((stored) => (stored === null ? undefined : look())), restMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isByItself, wanted])
  const rows = subjects.length > 0 ? subjects : (packs ?? []).map(({ pack }) => pack.subject)
  if (!('caches' in globalThis) || packs === null || rows.length === 0) return null
  return (
    <Panel title="Запас на випадок відключення">
      <p className={css({ color: 'inkMuted', marginBottom: '2' })}>
        Теорія, картки, 50 завдань і цілий тест предмета на цьому пристрої: працюють без світла й мережі.
      </p>
      <ul>
        {rows.map(({ id, title }) => {
          const stored = packs.find(({ pack }) => pack.subject.id === id) ?? null
          return (
            <PackRow key={`${id} ${stored?.at}`} subject={id} title={title} stored={stored} isOnline={isOnline} isLinked={isByItself} />
          )
        })}
      </ul>
      {more}
      <p className={css({ marginTop: '2' })}>
        <Link href={addresses.goOn.to()} className={css({ inlineRow: '2', minHeight: 'target', color: 'pen' })}>
          Продовжити на іншому пристрої
        </Link>
      </p>
      <details className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '2' })}>
        <summary className={css({ minHeight: 'target', display: 'flex', alignItems: 'center', cursor: 'pointer' })}>
          Чи можна підглянути відповіді в запасі?
        </summary>
        <p>
          Правильні відповіді цілого тесту лежать на пристрої зашифрованими й відкриваються, коли завершиш. Це заважає підглянути, але не
          робить це неможливим: чесний результат залежить від тебе.
        </p>
      </details>
    </Panel>
  )
}
