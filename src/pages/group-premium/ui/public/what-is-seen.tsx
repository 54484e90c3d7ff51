import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'

const seen = [
  'ім’я кожного, хто приєднався, і чи є згода показувати результати',
  'бали за кожне завдання варіантів і робіт, які дано класу, і чи здано їх вчасно',
  'скільки зроблено із заданих тем, уроків і карток',
  'частку балів за темами: усе розв’язане, відколи учень у класі',
]
const unseen = [
  'жодної оцінки й жодної відповіді без згоди самого учня чи учениці',
  'самих відповідей, нотаток, карток і закладок — навіть за згодою',
  'e-mail, телефону, пристроїв і того, що було до вступу в клас',
]

/** Tells the members of a group what its leader sees of them, and what never. */
export function WhatIsSeen() {
  return (
    <section aria-labelledby="seen">
      <h2 id="seen" className={css({ textStyle: 'heading', marginBottom: '4' })}>
        Що бачить учитель, а що ні
      </h2>
      <div className={css({ stack: '6', gridTemplateColumns: { lg: 'halfMore' } })}>
        <Panel title="Бачить" titleLevel={3}>
          <List texts={seen} icon="check" />
        </Panel>
        <Panel title="Не бачить" titleLevel={3}>
          <List texts={unseen} icon="cross" />
        </Panel>
      </div>
      <p className={css({ marginTop: '4', color: 'inkMuted', maxWidth: 'text' })}>
        Кожен дає згоду особисто, коли приєднується. Її можна забрати будь-якої миті: дані одразу зникають з карти класу й таблиць.
      </p>
    </section>
  )
}

function List({ texts, icon }: { texts: readonly string[]; icon: 'check' | 'cross' }) {
  return (
    <ul className={css({ stack: '3' })}>
      {texts.map((text) => (
        <li key={text} className={css({ stack: '3', gridTemplateColumns: 'markText', alignItems: 'start' })}>
          <span className={css({ paddingTop: '0.5' })}>
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
