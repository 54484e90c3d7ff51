import { giftOf } from '#samples/payments'
import type { BrowserHold } from '../browser-driver'
import { mostLooks, type PurchaseEvent } from '../purchase-events'
import { addresses, answerOf, comeBack, offerTo, payment } from './purchase'
import { factsOnPage, lookOf } from './purchase-screen'
import { data, refusal } from './reading'

/** The whole purchase on the built site. */
export const purchaseInBrowser: BrowserHold<PurchaseEvent, ReturnType<typeof factsOnPage>> = {
  acts: {
    'page opens': ({ after }, { page, origin }) => page.goto(origin + addresses[after]),
    'server shows the offer': ({ isGuest }, { page, backEnd }) => offerTo(backEnd, isGuest, new URL(page.url()).searchParams.has('gift')),
    // Chromium holds a request back while another to its address is open.
    'server is out of order': async (_, { backEnd }) => {
      await backEnd.answer('GET v3/products', refusal(501))
      backEnd.outdate(/^GET v3\/(user$|gifts)/)()
    },
    'visitor steps back': async (_, { page }) => {
      const button = page.getByRole('button', { name: /^(Змінити вибір|До цін|Спробувати ще)$/ })
      if ((await button.count()) > 0) await button.click()
      else await page.evaluate(comeBack)
    },
    'ten minutes pass': async (_, { context, page, backEnd }) => {
      for (let look = 0; look < mostLooks; look += 1) {
        await context.clock.runFor(4000)
        const { call } = await backEnd.arrived(/^GET v3\/(gifts|payments)\//)
        const heard = page.waitForResponse((response) => response.url().endsWith(call.slice('GET '.length)))
        await backEnd.answer(call, call === payment ? answerOf('pending') : data({ gift: giftOf({}) }))
        await (await heard).finished()
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      }
    },
  },
  read: factsOnPage,
  look: lookOf,
}
