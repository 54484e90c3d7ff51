import { css } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { ForNewcomer } from '@/shared/ui/for-newcomer'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { WaysToBegin } from './ways-to-begin'

const look = boardLook()

/** The main column before anything is known of a visitor; a new guest reads its first words at once. */
export const MainFrame = () => (
  <ForNewcomer otherwise={<DayOnItsWay />}>
    <div className={look.stack}>
      <div className={look.stamped}>
        <div className={look.today}>
          <WaysToBegin
            start={
              <Button variant="quiet" disabled>
                Просто 10 завдань
              </Button>
            }
          />
        </div>
      </div>
      <Skeleton shapes={['row', 'title', 'row', 'row', 'row']} />
    </div>
  </ForNewcomer>
)

/** Tells a returning pupil that the day is being put together; these words come with the first paint. */
const DayOnItsWay = () => (
  <div className={look.stack}>
    <div className={look.today}>
      <Panel tone="marker">
        <p aria-hidden="true" className={css({ textStyle: 'heading', marginBottom: '4' })}>
          Сьогодні
        </p>
        <p className={css({ maxWidth: 'text' })}>
          Складаємо твій день із того, що вже зроблено: перша справа, помилки й картки, які час повторити, і план до самого НМТ.
        </p>
      </Panel>
    </div>
    <Skeleton shapes={['row', 'title', 'row', 'row', 'row']} />
  </div>
)
