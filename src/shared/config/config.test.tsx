import { afterEach, expect, test, vi } from 'vitest'
import { defaultConfig, loadConfig } from './config'

const fetched = vi.fn<typeof fetch>()
const sent = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="config">${text}</script>`
}
vi.stubGlobal('fetch', fetched)
afterEach(() => {
  document.head.innerHTML = ''
  fetched.mockReset()
})

test('a configuration that came with the page is not asked for', async () => {
  sent('{"apiBaseUrl":"https://api.example.com"}')
  expect(await loadConfig()).toEqual({ ...defaultConfig, apiBaseUrl: 'https://api.example.com' })
  expect(fetched).not.toHaveBeenCalled()
})

test.each(['', '{"apiBaseUrl":'])('one that did not come, or came broken (%j), is asked for', async (text) => {
  if (text !== '') sent(text)
  fetched.mockResolvedValue(Response.json({ apiBaseUrl: '/v9' }))
  expect(await loadConfig()).toEqual({ ...defaultConfig, apiBaseUrl: '/v9' })
})

test('where none can be had the defaults hold, and the log says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  fetched.mockRejectedValue(new TypeError('offline'))
  expect([await loadConfig(), logged.mock.calls.length]).toEqual([defaultConfig, 1])
  logged.mockRestore()
})
