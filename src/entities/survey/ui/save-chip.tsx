import { css, cx } from 'styled-system/css'
import { Icon, type IconName } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { saveStateText, type SaveState } from '../model/save-state'

const icons: Record<SaveState, IconName> = {
  draft: 'note',
  saved: 'cloud-check',
  saving: 'refresh',
  waiting: 'device',
  offline: 'cloud-off',
  refused: 'alert',
  unsaved: 'alert',
}

const spoken: Partial<Record<SaveState, string>> = {
  waiting: 'Збережено на пристрої. Можна відповідати далі',
  offline: 'Немає з’єднання. Відповіді зберігаються на пристрої, можна відповідати далі',
  refused: 'Сервер не прийняв відповідь. Вона лишилася на пристрої: надішлемо ще раз, коли здаси тест',
  unsaved: 'Не вдалося зберегти на пристрої. Можна відповідати далі',
}

/** Tells whether the answers are saved. A screen reader hears only lasting changes, or it would speak after every answer. */
export function SaveChip({ saving, waiting }: { saving: SaveState; waiting: number }) {
  return (
    <span data-state={saving} className={cx(look, tones[saving])}>
      <Icon name={icons[saving]} size="small" />
      {saveStateText(saving, waiting)}
      <VisuallyHidden>
        <span role="status">{spoken[saving] ?? ''}</span>
      </VisuallyHidden>
    </span>
  )
}

const look = css({ position: 'relative', inlineRow: '1.5', textStyle: 'small', fontSize: 'fine', whiteSpace: 'nowrap' })
const calm = css({ color: 'inkMuted' })
const onDevice = css({ color: 'ink', fontWeight: 'strong' })
const lost = css({ color: 'wrong', fontWeight: 'strong' })
const tones: Record<SaveState, string> = {
  draft: onDevice,
  saved: calm,
  saving: calm,
  waiting: onDevice,
  offline: onDevice,
  refused: lost,
  unsaved: lost,
}
