import { useState } from 'react'
import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import type { Mark } from '@/shared/ui/mark'
import { OptionList } from '@/shared/ui/option-list'
import { Panel } from '@/shared/ui/panel'
import { sampleTask } from '../model/sample-task'

export function TryTask() {
  const [chosen, setChosen] = useState<string | null>(null)
  const isRight = chosen === sampleTask.correct
  const verdict: Mark = isRight ? 'right' : 'wrong'
  return (
    <Panel>
      <div className={css({ display: 'grid', gap: '4' })}>
        <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })}>
          <h2 className={css({ textStyle: 'subheading' })}>Спробуй зараз</h2>
          <Chip>Математика</Chip>
        </div>
        <p>{sampleTask.prompt}</p>
        <OptionList
          label="Відповідь на пробне завдання"
          options={sampleTask.options}
          value={chosen}
          onChange={setChosen}
          marks={chosen === null ? undefined : { [chosen]: verdict }}
          notes={chosen === null ? undefined : { [chosen]: sampleTask.reasons[chosen] }}
        />
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {chosen === null && 'Обери варіант і побачиш, чому він правильний або ні.'}
          {chosen !== null && (isRight ? 'Так. Таке пояснення має кожне завдання.' : 'Ні, і причину видно під варіантом. Спробуй інший.')}
        </p>
      </div>
    </Panel>
  )
}
