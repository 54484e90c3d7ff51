import type { ReactNode } from 'react'
import { useId } from 'react'
import { css } from 'styled-system/css'

type FooterSectionProps = { title: string; isNavigation?: boolean; children: ReactNode }

export function FooterSection({ title, isNavigation = false, children }: FooterSectionProps) {
  const id = useId()
  const Tag = isNavigation ? 'nav' : 'section'
  return (
    <Tag aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: 'smallLabel', color: 'inkMuted', marginBottom: '1' })}>
        {title}
      </h2>
      <ul>{children}</ul>
    </Tag>
  )
}
