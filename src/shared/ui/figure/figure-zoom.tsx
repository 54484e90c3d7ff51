import type { Figure } from '#domain/question'
import { css, cx } from 'styled-system/css'
import { Dialog } from '../dialog'
import { Scroller } from '../scroller'
import { Drawing, backgrounds } from './drawing'

const frame = css({ padding: '3', borderRadius: 'sheet' })
const large = css({ display: 'block', width: 'full', minWidth: '128', height: 'auto' })

export type FigureZoomProps = { figure: Figure; onClose: () => void }

/** The picture at full width; on a phone it is larger than the screen and scrolls. */
export function FigureZoom({ figure, onClose }: FigureZoomProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Рисунок" width="wide">
      <Scroller label="Збільшений рисунок" className={cx(frame, figure.drawing ? backgrounds.drawing : backgrounds.file)}>
        {figure.drawing ? (
          <Drawing drawing={figure.drawing} alt={figure.alt} className={large} />
        ) : (
          <img src={figure.src} alt={figure.alt} width={figure.width} height={figure.height} className={large} />
        )}
      </Scroller>
      <p className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '3' })}>{figure.alt}</p>
    </Dialog>
  )
}
