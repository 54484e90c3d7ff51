import { css } from 'styled-system/css'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { Scroller } from '@/shared/ui/scroller'
import type { Packed } from '../model/pack-recording'
import { sizeText, stepsOf, timeText } from '../model/recorded-steps'

/** A recording in words, before it is sent; the file holds it to the letter. */
export function RecordingPreview({ packed: { recording, bytes } }: { packed: Packed }) {
  const steps = stepsOf(recording)
  const [width, height] = recording.viewport
  const keys = [...Object.keys(recording.device.local), ...Object.keys(recording.device.session)]
  const save = () => saveFile(new File([JSON.stringify(recording, null, 2)], 'skladu-recording.json', { type: 'application/json' }))
  return (
    <section aria-label="Що буде надіслано" className={css({ stack: '3', width: 'full', minWidth: '0' })}>
      <ul className={css({ textStyle: 'small', paddingLeft: '5', listStyle: '[disc]', overflowWrap: 'anywhere' })}>
        <li>Сторінка: {recording.page}</li>
        <li>
          Збірка сайту: {recording.build || 'без назви'}; вікно {width}×{height}
        </li>
        <li>Записи сайту на пристрої: {keys.length === 0 ? 'немає' : `${keys.join(', ')}. Ключі в них приховано`}</li>
        <li>
          Кроків: {steps.length}; розмір {sizeText(bytes)}
          {!recording.isWhole && '; найдавніші кроки не вмістилися'}
        </li>
      </ul>
      <Scroller label="Кроки" className={frame}>
        <ol className={css({ stack: '2' })}>
          {steps.map(({ at, what, more }, index) => (
            <li key={index}>
              <span className={css({ color: 'inkMuted' })}>{timeText(at)}</span> {what}
              {more !== '' && <span className={css({ display: 'block', color: 'inkMuted' })}>{more}</span>}
            </li>
          ))}
        </ol>
      </Scroller>
      <p>
        <Button variant="secondary" onClick={save}>
          Зберегти запис дослівно
        </Button>
      </p>
    </section>
  )
}

const frame = css({
  maxHeight: '112',
  padding: '3',
  layerStyle: 'lightCell',
  textStyle: 'small',
  overflowWrap: 'anywhere',
})
