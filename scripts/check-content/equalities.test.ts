import { expect, test } from 'vitest'
import { brokenEqualities } from './equalities.ts'

const R = String.raw

test.each([
  R`$5\cdot 2=10=2(3+2)$`,
  R`$48:16=3$, $8:(-1)=-8$, $6:10=3:5$`,
  R`$\sqrt[3]{-27}=-3$, $4!=24$, $|2-7|=5$`,
  R`$\log_65+\log_67=\log_635$`,
  R`$6\dfrac{1}{4}=\dfrac{25}{4}$, $2\cdot1\frac{1}{2}=3$`,
  R`$0{,}(3)=\dfrac{1}{3}$, $1\,200:12=100$`,
  R`$0{,}2=20\%$, $8:100\cdot100=8\,\%$, $100\%-15\%=85\%$`,
  R`$\sin^230^\circ+\cos^230^\circ=1$`,
  R`$(5-2;3-(-1))=(3;4)$`,
  R`$x=5$, $\begin{cases}x=1,\\ y=2\end{cases}$, $\vec{a}=(1;2)$`,
  R`$2\ne3=3$, $5\ge2=1+1$`,
])('%s holds, or says nothing of numbers', (text) => {
  expect(brokenEqualities(text)).toEqual([])
})

test.each([R`$48:16=4$`, R`$\sqrt[3]{-27}=3$`, R`$4!=4$`, R`$|2-7|=-5$`, R`$0{,}2=2\%$`, R`$(5-2;3)=(3;4)$`, R`$2\ne3=4$`])(
  '%s is named',
  (text) => {
    expect(brokenEqualities(text)).toHaveLength(1)
  },
)

test.each([R`$2\odot2=4$`, R`$2+=2$`, R`$=5$`, R`$2\hat{}=2$`])('%s, which cannot be read, is named and not passed over', (text) => {
  expect(brokenEqualities(text).length).toBeGreaterThan(0)
})
