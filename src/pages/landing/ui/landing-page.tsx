import { FreeOfCharge } from './free-of-charge'
import { Hero } from './hero'
import { Outage } from './outage'
import { ResultPreview } from './result-preview'

export function LandingPage() {
  return (
    <>
      <Hero />
      <ResultPreview />
      <Outage />
      <FreeOfCharge />
    </>
  )
}
