import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'

export function PanelSamples() {
  return (
    <>
      <Panel title="Математика" aside={<Chip tone="marker">Триває</Chip>}>
        22 завдання, 32 бали, 60 хвилин
      </Panel>
      <Panel tone="sunken">Другорядне: sunken</Panel>
      <Panel tone="marker">Найважливіше на екрані: marker</Panel>
      <Panel tone="outline">Те, що натискають: outline</Panel>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Chip>22 завдання</Chip>
        <Chip tone="outline">Приклад</Chip>
        <Chip tone="pen" icon="clock">
          12:40
        </Chip>
        <Chip tone="marker">Зараз</Chip>
        <Chip tone="right" icon="check">
          Поріг складено
        </Chip>
        <Chip tone="wrong" icon="cloud-off">
          Немає з’єднання · 3 зміни чекають
        </Chip>
      </div>
    </>
  )
}

export function ProgressSamples() {
  return (
    <>
      <Progress label="Відповіді" value={7} max={22} />
      <Progress label="Картки" value={64} max={120} text="64 картки з 120" />
    </>
  )
}
