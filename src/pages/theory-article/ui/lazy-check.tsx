import { lazy, Suspense } from 'react'
import { Panel } from '@/shared/ui/panel'
import { RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import type { CheckTaskProps } from '@/features/check-task'

let loaded: typeof import('@/features/check-task') | null = null
const load = async () => (loaded ??= await import('@/features/check-task'))
const Fetched = lazy(async () => ({ default: (await load()).CheckTask }))

/** Fetches what tasks are answered with, so that they are drawn at once with the text around them. */
export async function prepareChecks(): Promise<void> {
  const { prefetchAllForms } = await load()
  prefetchAllForms()
}

/** A task in an article; its words are there before what it is answered with. */
export function LazyCheck(props: CheckTaskProps) {
  if (loaded) return <loaded.CheckTask {...props} />
  return (
    <Suspense
      fallback={
        <Panel title={props.title} titleLevel={3}>
          <RichText blocks={props.task.question.prompt} />
          <Skeleton shapes={['row', 'row', 'row', 'row']} />
        </Panel>
      }
    >
      <Fetched {...props} />
    </Suspense>
  )
}
