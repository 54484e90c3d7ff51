import { css } from 'styled-system/css'
import { Page } from '@/shared/ui/page'
import { Toaster } from '@/shared/ui/toaster'
import { Example } from './example'
import { examples } from './examples'

/** Every component in every state, by day and by night. */
export function Reference() {
  return (
    <main>
      <Page title="Клітинка, ручка, маркер" eyebrow="Система компонентів" lead="Кожен приклад показано двічі: вдень і вночі.">
        <nav aria-label="Компоненти" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', columnGap: '4', marginBottom: '8' })}>
          {examples.map(({ name }) => (
            <a key={name} href={`#${name}`} className={css({ color: 'pen', textDecoration: 'underline' })}>
              {name}
            </a>
          ))}
        </nav>
        <div className={css({ display: 'grid', gap: '12', gridTemplateColumns: 'one' })}>
          {examples.map(({ name, caption, Sample }) => (
            <Example key={name} name={name} caption={caption} Sample={Sample} />
          ))}
        </div>
      </Page>
      <Toaster />
    </main>
  )
}
