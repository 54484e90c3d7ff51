import { dateFormatter } from '#domain/formatters'
import { pluralOf } from '#domain/plural'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import { listPacks, packSize } from '@/entities/pack'
import { useWaiting } from '@/shared/lib/device-log'
import { useLoad } from '@/shared/lib/load'
import { addresses } from '@/shared/routes'
import { Dialog } from '@/shared/ui/dialog'

const day = dateFormatter({ day: 'numeric', month: 'long' })

/** The facts that wait for the network, and the work that can be done without it. */
export function OnDevice({ onClose }: { onClose: () => void }) {
  const waiting = useWaiting()
  const packs = useLoad(listPacks)
  const stored = packs.state === 'ready' ? packs.found : []
  return (
    <Dialog isOpen onClose={onClose} title="Без мережі">
      <h3 className={heading}>Чекає на мережу</h3>
      {waiting.length === 0 ? (
        <p>Нічого: усе вже надіслано.</p>
      ) : (
        <>
          <ul className={list}>
            {waiting.map(({ stream, count, words }) => (
              <li key={stream}>
                {count} {pluralOf(count, words)}
              </li>
            ))}
          </ul>
          <p className={css({ color: 'inkMuted', textStyle: 'small' })}>Це збережено на пристрої й надійде само, щойно з’явиться мережа.</p>
        </>
      )}
      <h3 className={heading}>Є на пристрої</h3>
      <ul className={list}>
        {stored.map(({ pack: { subject }, bytes, at }) => (
          <li key={subject.id}>
            <Link href={addresses.subject.to({ subject: subject.id })} onClick={onClose}>
              {subject.title}
            </Link>
            : запас {packSize(bytes)}, {day(new Date(at))}
          </li>
        ))}
        <li>Сторінки й картки, які вже відкривалися, і розпочаті тести.</li>
      </ul>
      {stored.length === 0 && packs.state === 'ready' && (
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
          Запасу ще немає: його зберігають на сторінці предмета, поки мережа є.
        </p>
      )}
    </Dialog>
  )
}

const heading = css({ textStyle: 'label', marginTop: '4', marginBottom: '1' })
const list = css({ stack: '1', paddingLeft: '5', listStyle: 'disc' })
