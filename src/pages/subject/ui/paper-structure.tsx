import { memo } from 'react'
import { Link } from 'wouter'
import { css } from 'styled-system/css'
import type { PaperStructure as Structure } from '#domain/subject'
import { countOf, formName } from '@/entities/subject'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Table } from '@/shared/ui/table'

type PaperStructureProps = { structure: Structure; threshold: number }

const numbers = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)

/** The kinds of tasks of the paper, and their points. */
export const PaperStructure = memo(function PaperStructure({ structure, threshold }: PaperStructureProps) {
  return (
    <Panel title={`Структура тесту ${structure.year}`} aside={!structure.verified && <Chip tone="outline">уточнюємо</Chip>}>
      <p className={css({ marginBottom: '4' })}>
        {countOf(structure.tasks, 'task')}, щонайбільше {countOf(structure.max, 'testPoint')}. Поріг «склав / не склав» —{' '}
        {countOf(threshold, 'testPoint')}.
      </p>
      <Table
        caption="Форми завдань"
        head={['Завдання', 'Форма', 'Балів за кожне']}
        rows={structure.parts.map(({ form, from, to, points }) => [numbers(from, to), formName(form), `до ${points}`])}
      />
      <p className={css({ marginTop: '3', textStyle: 'small', color: 'inkMuted' })}>
        Джерело: {structure.source}. <Link href="/pro-nmt#spravzhni-testy">Справжні тести й програми за роками</Link>.
        {!structure.verified && ' Порядок і форми завдань ми знаємо лише з одного джерела: на іспиті вони можуть трохи відрізнятися.'}
      </p>
    </Panel>
  )
})
