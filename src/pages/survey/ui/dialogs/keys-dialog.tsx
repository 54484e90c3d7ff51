import { css } from 'styled-system/css'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'

type KeysDialogProps = { isOpen: boolean; areOn: boolean; onSwitch: (areOn: boolean) => void; onClose: () => void }

const keys: readonly { keys: readonly string[]; between?: string; text: string }[] = [
  { keys: ['1', '7'], between: '–', text: 'обрати відповідь за її місцем' },
  { keys: ['А', 'Д'], between: '–', text: 'обрати відповідь за літерою, також A–H' },
  { keys: ['Shift', '1'], between: '+', text: 'викреслити варіант або повернути його' },
  { keys: ['Enter'], text: 'перевірити, зберегти або перейти далі' },
  { keys: ['←', '→'], text: 'попереднє й наступне завдання; серед варіантів — разом з Alt' },
  { keys: ['N', 'Т'], text: 'наступне завдання' },
  { keys: ['Tab'], text: 'до наступного рядка, пропуску або кнопки' },
  { keys: ['F', 'П'], text: 'позначити завдання, щоб повернутися' },
  { keys: ['R', 'К'], text: 'довідкові матеріали' },
  { keys: ['Alt', 'T'], between: '+', text: 'скільки лишилося часу, вголос' },
  { keys: ['?'], text: 'цей перелік' },
]

export function KeysDialog({ isOpen, areOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Гарячі клавіші">
      <dl className={css({ display: 'grid', '& > div:not(:last-child)': { borderBottom: 'line' } })}>
        {keys.map(({ keys: names, between = '/', text }) => (
          <div key={text} className={lineLook}>
            <dt className={css({ row: '1' })}>
              {names.map((name, index) => (
                <span key={name} className={css({ display: 'contents' })}>
                  {index > 0 && <span className={css({ color: 'inkMuted', textStyle: 'small' })}>{between}</span>}
                  <kbd className={keyLook}>{name}</kbd>
                </span>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={css({ marginTop: '4' })}>
        <Checkbox checked={areOn} onChange={(event) => onSwitch(event.target.checked)}>
          Гарячі клавіші ввімкнено
        </Checkbox>
      </div>
    </Dialog>
  )
}

const lineLook = css({ stack: '4', gridTemplateColumns: 'termText', alignItems: 'center', paddingBlock: '2' })
const keyLook = css({
  center: true,
  minWidth: '8',
  height: '8',
  paddingInline: '2',
  textStyle: 'cell',
  fontFamily: 'body',
  layerStyle: 'cell',
})
