import { Link } from 'wouter'
import type { Lesson } from '#contract/course'
import type { TheoryLink } from '#domain/theory-link'
import { css, cx } from 'styled-system/css'
import { lessonLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { Figure } from '@/shared/ui/figure'
import { ForeignTitle, InlineText, langIn, RichText } from '@/shared/ui/rich-text'
import { Pitfall } from './pitfall'
import type { StepProps } from './step-props'
import { StepTitle } from './step-title'

const look = lessonLook()

/** The theory of this lesson, with the way to its full text. */
export function TheoryStep({ lesson, hasMoved, send }: StepProps) {
  const sources = [...new Map(lesson.theory.map(({ link }) => [link.seoCode, link])).values()]
  return (
    <>
      <StepTitle title="Теорія" hasMoved={hasMoved} />
      <div className={look.text}>
        {lesson.theory
          .toSorted((a, b) => Number(b.block.kind === 'figure') - Number(a.block.kind === 'figure'))
          .map(({ link, block }) => (
            <Piece key={`${link.seoCode} ${block.id}`} block={block} />
          ))}
      </div>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Увесь конспект:{' '}
        {sources.map((link, index) => [index > 0 && ', ', <Source key={link.seoCode} link={link} lang={langIn(lesson.theory)} />])}
      </p>
      <div>
        <Button size="large" onClick={() => send({ type: 'step.finish' })}>
          Далі: приклад
        </Button>
      </div>
    </>
  )
}

/** Leads to where a text is taken from. */
export function Source({ link: { block, title, ...address }, lang }: { link: TheoryLink; lang: string | null }) {
  return (
    <Link href={addresses.theoryArticle.to(address) + (block === null ? '' : `#${block}`)} className={look.source}>
      <ForeignTitle text={title} lang={lang} />
    </Link>
  )
}

function Piece({ block }: { block: Lesson['theory'][number]['block'] }) {
  switch (block.kind) {
    case 'section':
      return (
        <section aria-labelledby={`piece-${block.id}`} className={cx(look.section, css({ '& > div': { gap: '4' } }))}>
          <h3 id={`piece-${block.id}`} className={css({ textStyle: 'subheading' })}>
            <ForeignTitle text={block.title} lang={langIn(block)} />
          </h3>
          <RichText blocks={block.text} />
        </section>
      )
    case 'mistake':
      return <Pitfall block={block} />
    case 'figure':
      return (
        <figure className={cx(look.section, css({ '& > div': { gap: '4' } }))}>
          <Figure figure={block.figure} />
          <figcaption className={css({ textStyle: 'small', color: 'inkMuted' })}>
            <InlineText content={block.caption} />
          </figcaption>
        </figure>
      )
    default:
      return null
  }
}
