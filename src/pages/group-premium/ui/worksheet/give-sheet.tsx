import { useState } from 'react'
import type { Worksheet } from '#contract/worksheet'
import { assignPaper, dueText, readGroups } from '@/entities/group'
import { css } from 'styled-system/css'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice, ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { classAddress } from '../../model/address'
import { dayFromNow, isPast, localMoment } from '../../model/local-moment'

type GiveSheetProps = { worksheet: Worksheet; group: string | null; /** What was changed has been saved. */ isKept: boolean }

/** Gives the work to a class, as a paper is given. */
export function GiveSheet({ worksheet, group, isKept }: GiveSheetProps) {
  const groups = useLoad(readGroups)
  const owned = groups.state === 'ready' ? groups.found.owned : []
  const [chosen, setChosen] = useState(group)
  const [due, setDue] = useState(() => localMoment(dayFromNow(7)))
  const giving = useOnceCall(({ to, until }: { to: string; until: string }, key) =>
    assignPaper(to, { subject: worksheet.subject, worksheet: worksheet.id, due: until }, key),
  )
  const to = owned.find(({ id }) => id === chosen)?.id ?? owned[0]?.id
  const given = giving.state === 'answered' ? giving.request : null
  return (
    <Panel title="Дати класу">
      {groups.state === 'loading' && <Skeleton shapes={['row']} />}
      {groups.state === 'failed' && <FailedNotice title="Класи не завантажилися" answer={groups} />}
      {groups.state === 'ready' && owned.length === 0 && (
        <div className={css({ stack: '3', justifyItems: 'start' })}>
          <p>Класу у вас ще немає. Відкрийте його, і роботу можна буде дати всім одразу.</p>
          <ButtonLink variant="secondary" href={addresses.groupPremium.to()}>
            Відкрити клас
          </ButtonLink>
        </div>
      )}
      {to !== undefined && (
        <Form
          noValidate
          aria-label="Дати роботу класу"
          onSubmit={() => {
            if (isKept && !isPast(due)) giving.make({ to, until: new Date(due).toISOString() })
          }}
          className={css({ stack: '4', gridTemplateColumns: 'one' })}
        >
          <Select label="Клас" value={to} options={owned.map(({ id, title }) => ({ value: id, text: title }))} onChange={setChosen} />
          <TextField
            label="Здати до"
            type="datetime-local"
            value={due}
            error={isPast(due) && 'Строк має бути попереду'}
            onChange={(event) => setDue(event.target.value)}
          />
          {giving.error !== null && <ProblemNotice title="Роботу не дано">{problemText(problemOf(giving.error))}</ProblemNotice>}
          {given && (
            <p role="status">
              Дано: {owned.find(({ id }) => id === given.to)?.title}, здати до {dueText(given.until)}. Пізніші зміни в роботі її вже не
              змінять.
            </p>
          )}
          <div className={css({ wrap: '2' })}>
            <Button type="submit" isLoading={giving.state === 'calling'} disabled={!isKept || isPast(due)}>
              Дати класу
            </Button>
            {given && (
              <ButtonLink variant="secondary" href={classAddress(given.to, 'works')}>
                До класу
              </ButtonLink>
            )}
          </div>
        </Form>
      )}
    </Panel>
  )
}
