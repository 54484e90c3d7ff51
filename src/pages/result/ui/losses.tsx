import { Link } from 'wouter'
import type { Result } from '#domain/result'
import { css } from 'styled-system/css'
import { Unfolding } from './unfolding'
import { formLosses, topicLosses, type Loss } from '../model/losses'

const most = 3

/** Points by section and by kind of task, the greatest loss first, each with the way to practise it. */
export function Losses({ result }: { result: Result }) {
  const all = topicLosses(result)
  const [worst, rest] = [all.slice(0, most), all.slice(most)]
  return (
    <section aria-labelledby="losses" className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <h2 id="losses" className={css({ textStyle: 'heading' })}>
        Де втрачено бали
      </h2>
      <LossTable caption="За розділами" head="Розділ" rows={worst} />
      <Unfolding summary={rest.length > 0 ? 'Решта розділів і види завдань' : 'Види завдань'}>
        <div className={css({ stack: '6', paddingTop: '3' })}>
          {rest.length > 0 && <LossTable caption="Решта розділів" head="Розділ" rows={rest} />}
          <LossTable caption="За видами завдань" head="Вид завдання" rows={formLosses(result)} />
        </div>
      </Unfolding>
    </section>
  )
}

type LossTableProps = { caption: string; head: string; rows: readonly Loss[] }

function LossTable({ caption, head, rows }: LossTableProps) {
  return (
    <table className={tableLook}>
      <caption className={css({ textStyle: 'smallLabel', color: 'inkMuted', textAlign: 'start', paddingBottom: '2' })}>{caption}</caption>
      <thead className={css({ position: 'absolute', boxSize: 'hair', overflow: 'hidden', clipPath: '[inset(50%)]' })}>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Бали</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, points, max, practice }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {practice && (
                <Link href={practice} aria-label={`Підтягнути: ${name}`} className={practiceLook}>
                  Підтягнути
                </Link>
              )}
            </th>
            <td>
              <span className={css({ whiteSpace: 'nowrap', fontWeight: 'strong' })}>
                {points} з {max}
              </span>
              <span
                aria-hidden
                className={css({ display: 'flex', gap: 'thin', marginTop: '1', marginInlineStart: 'auto', maxWidth: '36' })}
              >
                {Array.from({ length: max }, (_, index) => (
                  <span key={index} data-earned={index < points || undefined} className={cell} />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const practiceLook = css({
  display: 'flex',
  alignItems: 'center',
  width: 'fit',
  minHeight: 'target',
  textStyle: 'smallLabel',
  color: 'pen',
  _hover: { color: 'penStrong' },
})

const tableLook = css({
  position: 'relative',
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  layerStyle: 'sheet',
  fontVariantNumeric: 'tabular-nums',
  '& tbody th, & tbody td': { paddingInline: '4', paddingBlock: '3', borderTop: 'line', textAlign: 'start', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 'regular', width: '[58%]' },
  '& tbody td': { textAlign: 'end' },
})

const cell = css({
  flexGrow: '1',
  flexBasis: '0',
  height: '2.5',
  minWidth: 'thin',
  border: 'frame',
  borderRadius: '[1.5px]',
  '&[data-earned]': { backgroundColor: 'pen', borderColor: 'pen', forcedColorAdjust: 'none' },
})
