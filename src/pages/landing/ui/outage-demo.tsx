import { useState } from 'react'
import { SaveChip } from '@/entities/survey'
import { css, cx } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { columnLook } from '@/shared/ui/column'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { answerNext, cells, cutOff, switchNetwork } from '../model/outage'
import { sectionLook, textLook, twoSidesLook } from './look'

/** Shows what happens to a test when the network goes and comes back, without taking away one’s own. It is dark here while the light is off. */
export function OutageDemo() {
  const [outage, setOutage] = useState(cutOff)
  const { isOnline, answered, sent } = outage
  return (
    <section data-theme={isOnline ? undefined : 'dark'} className={css({ backgroundColor: 'canvas', color: 'ink' })}>
      <div className={cx(columnLook, sectionLook, twoSidesLook)}>
        <div className={textLook}>
          <h2 className={css({ textStyle: 'title' })}>Світло зникає. Відповіді — ні</h2>
          <p className={css({ textStyle: 'lead', color: 'inkMuted' })}>
            Тест завантажується повністю до старту. Зникла мережа, сів телефон, закрилася вкладка — відповіді лежать на пристрої й
            надішлються самі, кожна рівно один раз.
          </p>
        </div>
        <Panel title="Спробуй вимкнути мережу" titleLevel={3}>
          <div className={css({ stack: '5' })}>
            <div className={bar}>
              <span className={css({ textStyle: 'smallLabel' })}>
                {answered} з {cells}
              </span>
              <SaveChip saving={isOnline ? 'saved' : 'offline'} waiting={answered - sent} />
            </div>
            <div role="img" aria-label={`Відповідей на сервері: ${sent}, на пристрої: ${answered - sent}`} className={row}>
              {Array.from({ length: cells }, (_, index) => (
                <span key={index} className={index < sent ? sentLook : index < answered ? waitingLook : blankLook}>
                  {index < answered ? <Icon name={index < sent ? 'cloud-check' : 'device'} /> : index + 1}
                </span>
              ))}
            </div>
            <div className={css({ wrap: '3' })}>
              <Button onClick={() => setOutage(switchNetwork)}>{isOnline ? 'Вимкнути мережу' : 'Повернути мережу'}</Button>
              <Button variant="secondary" disabled={answered === cells} onClick={() => setOutage(answerNext)}>
                Відповісти ще
              </Button>
            </div>
          </div>
        </Panel>
      </div>
    </section>
  )
}

const bar = css({
  wrap: '2',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: '3',
  borderBottom: 'line',
})
const row = css({ stack: '1', gridTemplateColumns: 'five' })
const cell = css({ center: true, minHeight: 'target', border: 'edge', borderRadius: 'cell', textStyle: 'cell' })
const sentLook = cx(cell, css({ backgroundColor: 'pen', color: 'onPen' }))
const waitingLook = cx(cell, css({ backgroundColor: 'marker', color: 'onMarker' }))
const blankLook = cx(cell, css({ color: 'inkMuted' }))
