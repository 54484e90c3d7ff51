import { css } from 'styled-system/css'
import { Page } from '@/shared/ui/page'
import { Calculator } from './calculator'
import { CodeForm } from './code-form'
import { Invoice } from './invoice'
import { OpenClass } from './open-class'
import { OwnGroups } from './own-groups'
import { Questions } from './questions'
import { SampleReport } from './sample-report'
import { Steps } from './steps'
import { WhatIsSeen } from './what-is-seen'

/** Premium for a group: its content, its price and the view of a teacher, for whoever pays, before anything is asked. */
export function Offer() {
  return (
    <Page
      title="Преміум для класу"
      lead="Для класу, репетитора, родини чи школи: клас безкоштовно, преміум одним платежем і карта тем, яка показує, що повторити разом."
    >
      <div className={css({ stack: '10' })}>
        <OwnGroups />
        <OpenClass />
        <Calculator />
        <Steps />
        <WhatIsSeen />
        <SampleReport />
        <CodeForm />
        <Questions />
        <Invoice />
      </div>
    </Page>
  )
}
