import type { FC } from 'react'
import { css } from 'styled-system/css'

export type ExampleProps = { name: string; caption: string; Sample: FC }

export function Example({ name, caption, Sample }: ExampleProps) {
  return (
    <section id={name} aria-label={name}>
      <h2 className={css({ textStyle: 'heading' })}>{name}</h2>
      <p className={css({ color: 'inkMuted', marginBottom: '4', maxWidth: 'text' })}>{caption}</p>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'one', lg: 'two' } })}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={css({ display: 'grid', gap: '5', alignContent: 'start', gridTemplateColumns: 'one', padding: '5', backgroundColor: 'canvas', color: 'ink', border: 'line', borderRadius: 'sheet' })}>
            <Sample />
          </div>
        ))}
      </div>
    </section>
  )
}
