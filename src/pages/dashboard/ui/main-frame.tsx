import { boardLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { ForNewcomer } from '@/shared/ui/for-newcomer'
import { Skeleton } from '@/shared/ui/skeleton'
import { WaysToBegin } from './ways-to-begin'

const look = boardLook()

/** The main column before anything is known of a visitor; whoever has never been here reads its first words at once. */
export const MainFrame = () => (
  <ForNewcomer otherwise={<Skeleton shapes={['block', 'row', 'title', 'row', 'row', 'row']} />}>
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
