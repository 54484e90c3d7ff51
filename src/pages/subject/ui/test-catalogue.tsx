import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { Subject } from '#contract/subject'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'

/** Ways to practise this subject. */
export function TestCatalogue({ subject }: { subject: Subject }) {
  return (
    <Panel title="Тести">
      <Link href={addresses.tests.to({ subject: subject.id, mode: 'nmt' })} className={row}>
        <span className={css({ display: 'grid', gap: '1', flexGrow: '1' })}>
          <span className={css({ textStyle: 'subheading' })}>Симуляція НМТ</span>
          <span className={css({ color: 'inkMuted' })}>
            {countOf(subject.tasks, 'task')}, {countOf(subject.max, 'point')}, {countOf(subject.minutes, 'minute')} — як на іспиті
          </span>
        </span>
        <Icon name="arrow-right" />
      </Link>
    </Panel>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  padding: '4',
  border: 'edge',
  borderRadius: 'cell',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'pen', backgroundColor: 'penWash' },
})
