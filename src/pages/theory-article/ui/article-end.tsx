import { Link } from 'wouter'
import type { Article } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel, linkSheet } from '@/shared/ui/panel'

/** The steps after reading: the test, then the next article. */
export function ArticleEnd({ article }: { article: Article }) {
  const { type, test, deck, previous, next } = article
  const subject = article.subject.id
  const at = (seoCode: string) => addresses.theoryArticle.to({ subject, type, seoCode })
  return (
    <footer className={css({ stack: '8', _print: { display: 'none' } })}>
      <Panel tone="marker" title={`Перевір себе: ${countOf(test.tasks, 'task')}`}>
        <p className={css({ marginBottom: '5' })}>Короткі завдання за цим конспектом. Після кожної відповіді — пояснення.</p>
        <div className={css({ wrap: '3' })}>
          <ButtonLink size="large" href={addresses.theoryTest.to({ subject, type, testId: test.id })}>
            До тесту
          </ButtonLink>
          {deck && (
            <ButtonLink size="large" variant="secondary" href={deckAddress(deck.id)}>
              Картки: {deck.cards}
            </ButtonLink>
          )}
          <Button size="large" variant="secondary" onClick={() => print()}>
            Надрукувати
          </Button>
        </div>
      </Panel>
      {(previous ?? next) && (
        <nav aria-label="Сусідні конспекти" className={css({ stack: '3', gridTemplateColumns: { sm: 'two' } })}>
          {previous ? <Neighbour label="Попередній" title={previous.title} to={at(previous.seoCode)} /> : <span />}
          {next && <Neighbour label="Наступний" title={next.title} to={at(next.seoCode)} isNext />}
        </nav>
      )}
    </footer>
  )
}

const deckAddress = (deck: string): string => `${addresses.flashcard.to()}?${new URLSearchParams({ tab: 'decks', deck })}`

type NeighbourProps = { label: string; title: string; to: string; isNext?: boolean }

function Neighbour({ label, title, to, isNext = false }: NeighbourProps) {
  return (
    <Link href={to} rel={isNext ? 'next' : 'prev'} className={neighbour} data-next={isNext || undefined}>
      <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{isNext ? `${label} →` : `← ${label}`}</span>
      <span className={css({ textStyle: 'label' })}>{title}</span>
    </Link>
  )
}

const neighbour = cx(
  linkSheet,
  css({ alignContent: 'start', gap: '1', padding: '4', '&[data-next]': { textAlign: 'end' }, _hover: { color: 'pen' } }),
)
