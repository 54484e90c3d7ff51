import type { ReviewRow } from '#contract/content-page'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { totalOf } from '../model/review-total'
import { ContentPageFrame } from './content-page-frame'
import { ContentPageView } from './content-page-view'

/** The people who answer for the words and figures of the site, and the way in which they are checked. */
export function TeamPage() {
  return (
    <ContentPageFrame path={addresses.team.to()}>
      {(page, notice) => {
        const rows = page.sections.flatMap(({ review }) => review ?? [])
        return <ContentPageView page={page} notice={notice} opening={rows.length > 0 && <ReviewFigures rows={rows} />} />
      }}
    </ContentPageFrame>
  )
}

/** The sums of the review; the table below has them by subject. */
function ReviewFigures({ rows }: { rows: readonly ReviewRow[] }) {
  const { written, agreed, repaired, dropped } = totalOf(rows)
  const figures = [
    { value: written, name: 'завдань написано й розв’язано вдруге' },
    { value: agreed, name: 'збіглося з ключем одразу' },
    { value: repaired, name: 'виправлено після розбіжності чи сумніву' },
    { value: dropped, name: 'вилучено' },
  ]
  return (
    <div className={css({ marginBottom: '10' })}>
      <Panel>
        <dl className={band}>
          {figures.map(({ value, name }) => (
            <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '2' })}>
              <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{name}</dt>
              <dd className={css({ textStyle: 'figure' })}>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}

const band = css({ stack: '6', gridTemplateColumns: 'fit32' })
