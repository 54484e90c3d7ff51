import { expect, test } from 'vitest'
import { isWebview } from './webview'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  `${android} Instagram 300.0.0.29.110 Android`,
  `${iphone} [FBAN/FBIOS;FBAV/450.0.0]`,
  `${android} Telegram-Android/11.2 (Google Pixel 8)`,
  android.replace('Pixel 8)', 'Pixel 8; wv)'),
  `${iphone} musical_ly_35.1.0 BytedanceWebview/d8a21c6`,
])('%s is the browser of an app', (userAgent) => {
  expect(isWebview(userAgent, {})).toBe(true)
})

test('browsers are browsers, and Telegram on iOS is known by its global', () => {
  expect([isWebview(android, {}), isWebview(`${iphone} Version/18.0 Safari/604.1`, {})]).toEqual([false, false])
  expect(isWebview(iphone, { TelegramWebviewProxy: {} })).toBe(true)
})
