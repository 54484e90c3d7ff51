import { Hero } from './hero'
import { Rest } from './rest'

export function LandingPage() {
  return (
    <>
      <Hero />
      <Rest />
    </>
  )
}
