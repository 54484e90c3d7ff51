import { Link } from 'wouter'
import type { Inline } from '#domain/rich-text'
import { css } from 'styled-system/css'
import { Tex } from '../tex'
import { Gap } from './gap'
import { safeHref } from './safe-href'
import { tieSigns } from './tie-signs'

const linkLook = css({
  color: 'pen',
  textDecoration: 'underline',
  textUnderlineOffset: 'near',
  _hover: { color: 'penStrong', textDecorationThickness: 'thin' },
})

type InlineTextProps = { content: readonly Inline[] }

/** A run of authored text inside a line. */
export function InlineText({ content }: InlineTextProps) {
  return tieSigns(content).map(({ before, part, after }, index) =>
    before === '' && after === '' ? (
      <InlinePart key={index} part={part} />
    ) : (
      <span key={index} className={tied}>
        {before}
        <span
          className={part.kind === 'math' ? loose : undefined}
          data-sign={after === '' ? undefined : /^[.,;:!?)]$/.test(after) ? 'narrow' : 'wide'}
        >
          <InlinePart part={part} />
        </span>
        {after !== '' && <span>{after}</span>}
      </span>
    ),
  )
}

/** A browser may break a line on either side of a formula; between it and its signs it may not. Inside the formula it still may. */
const tied = css({ whiteSpace: 'nowrap' })
const loose = css({ whiteSpace: 'normal' })

function InlinePart({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'math':
      return <Tex source={part.tex} />
    case 'break':
      return <br />
    case 'gap':
      return <Gap id={part.id} />
    case 'foreign':
      return (
        <span lang={part.lang}>
          <InlineText content={part.children} />
        </span>
      )
    case 'link':
      return <InlineLink href={safeHref(part.href)} content={part.children} />
    default: {
      const { Tag, className } = marks[part.kind]
      return (
        <Tag className={className}>
          <InlineText content={part.children} />
        </Tag>
      )
    }
  }
}

const marks = {
  strong: { Tag: 'strong', className: css({ fontWeight: 'bold' }) },
  emphasis: { Tag: 'em', className: css({ fontStyle: 'italic' }) },
  underline: { Tag: 'u', className: css({ textUnderlineOffset: 'near' }) },
  strike: { Tag: 's', className: undefined },
} as const

function InlineLink({ href, content }: InlineTextProps & { href: string | null }) {
  const text = <InlineText content={content} />
  if (href === null) return text
  if (href.startsWith('/'))
    return (
      <Link href={href} className={linkLook}>
        {text}
      </Link>
    )
  return (
    <a href={href} {...(!href.startsWith('#') && { target: '_blank', rel: 'noopener noreferrer' })} className={linkLook}>
      {text}
    </a>
  )
}
