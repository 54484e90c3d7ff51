import { css } from 'styled-system/css'
import { isGivenPaper, type Given } from '../model/given'
import { TaskRow } from './task-row'
import { WorkRow } from './work-row'

type GroupTaskListProps = { given: readonly Given[]; /** ms since the epoch. */ now: number }

/** The tasks that groups have been given, in their order. */
export const GroupTaskList = ({ given, now }: GroupTaskListProps) => (
  <ul className={css({ display: 'grid' })}>
    {given.map((each) =>
      isGivenPaper(each) ? (
        <TaskRow key={each.task.id} groupId={each.groupId} task={each.task} now={now} />
      ) : (
        <WorkRow key={each.work.id} work={each.work} now={now} />
      ),
    )}
  </ul>
)
