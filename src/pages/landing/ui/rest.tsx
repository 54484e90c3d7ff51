import { Still } from '@/shared/ui/still'
import { Catalogue } from './catalogue'
import { Closing } from './closing'
import { ForWhom } from './for-whom'
import { FreeOfCharge } from './free-of-charge'
import { Origin } from './origin'
import { OutageDemo } from './outage-demo'
import { ResultPreview } from './result-preview'

/** Everything below the first screen. */
export function Rest() {
  return (
    <>
      <Still>
        <ResultPreview />
      </Still>
      <OutageDemo />
      <Catalogue />
      <Still>
        <ForWhom />
        <Origin />
        <FreeOfCharge />
        <Closing />
      </Still>
    </>
  )
}
