import { Hero } from './hero'
import { LandingRest } from './landing-rest'

export function LandingPage() {
  return (
    <>
      <Hero />
      <LandingRest />
    </>
  )
}
