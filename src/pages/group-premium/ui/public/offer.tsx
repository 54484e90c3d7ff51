import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { Questions } from './questions'
import { Steps } from './steps'
import { WhatIsSeen } from './what-is-seen'

const waiting = <Skeleton shapes={['block', 'row', 'row']} />
const OwnGroups = lazyPart(async () => (await import('./own-groups')).OwnGroups)
const Calculator = lazyPart(async () => (await import('./calculator')).Calculator, waiting)
const CodeForm = lazyPart(async () => (await import('./code-form')).CodeForm, waiting)
const SampleReport = lazyPart(async () => (await import('./sample-report')).SampleReport, waiting)
const Invoice = lazyPart(async () => (await import('./invoice')).Invoice, waiting)

/** What premium for a group is, what it costs, and what a teacher sees: for whoever pays, before anything is asked. */
export function Offer() {
  return (
    <Page
      title="Преміум для групи"
      lead="Для класу, репетитора, родини чи школи: один платіж, місце для кожного і карта тем, яка показує, що повторити разом."
    >
      <div className={css({ display: 'grid', gap: '10' })}>
        <OwnGroups />
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
