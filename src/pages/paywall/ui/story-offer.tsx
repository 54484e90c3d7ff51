import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { free } from '../model/what-it-gives'
import { readPupil } from '../model/weak-topics'
import { AddedList } from './added-list'
import { FreeList } from './free-list'
import { Heading } from './heading'
import { WeakTopics } from './weak-topics'

/** The same offer as a story about this pupil. */
export function StoryOffer() {
  const load = useLoad(readPupil)
  return (
    <>
      <Heading>Спершу про безкоштовне</Heading>
      <FreeList items={free} />
      <Heading>Де ти зараз</Heading>
      <Panel>
        {load.state === 'loading' ? (
          <Skeleton shapes={['line', 'line', 'line']} />
        ) : load.state === 'ready' && load.found.topics.length > 0 ? (
          <WeakTopics {...load.found} />
        ) : (
          <div className={css({ stack: '3', justifyItems: 'start' })}>
            <p>
              {load.state === 'ready' && `До НМТ лишилося днів: ${load.found.days}. `}
              Пройди коротку діагностику, і тут з’являться твої слабкі теми. Це безкоштовно.
            </p>
            <ButtonLink variant="secondary" href={addresses.subjects.to()}>
              Обрати предмет
            </ButtonLink>
          </div>
        )}
      </Panel>
      <Heading>Що зробить преміум</Heading>
      <AddedList />
    </>
  )
}
