// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startRecorder, type Started } from '../recorder/start-recorder.ts'
import { recordingOf } from '../testing/recording-of.ts'
import { happen, type PlayedPage } from './happen.ts'
import { playNetwork } from './network.ts'

let recorder: Started | null = null
afterEach(() => {
  recorder?.stop()
  recorder = null
  localStorage.clear()
})

test('what another tab stores and says is part of a recording, masked', () => {
  recorder = startRecorder()
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'a-long-token-of-somebody-1' }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }))
  recorder.hearMessage('knocks', { kind: 'leave', password: 'opensesame' })
  const text = JSON.stringify(recorder.entries())
  expect(text).not.toMatch(/somebody|opensesame/)
  expect(recorder.entries()).toMatchObject([
    { kind: 'storage', key: 'token' },
    { kind: 'storage', key: 'theme', value: 'dark' },
    { kind: 'storage', key: 'theme', value: null },
    { kind: 'message', channel: 'knocks' },
  ])
})

test('in the replay it happens again: it stands on the device, and the page hears of it', async () => {
  const entries = [
    { at: 1, kind: 'storage', key: 'token', value: 'masked-1' },
    { at: 2, kind: 'message', channel: 'knocks', data: '{"kind":"leave"}' },
    { at: 3, kind: 'storage', key: 'token', value: null },
  ] as const
  const recording = recordingOf({ entries: [...entries] })
  const heard: unknown[] = []
  const channel = new BroadcastChannel('knocks')
  channel.addEventListener('message', ({ data }) => void heard.push(data))
  const onStorage = ({ key }: StorageEvent) => void heard.push([key, localStorage.getItem('token')])
  addEventListener('storage', onStorage)
  const page: PlayedPage = {
    recording,
    clock: { elapsed: () => 0, goTo: async () => undefined, release: () => undefined, pause: async () => undefined, realNow: () => 0 },
    network: playNetwork(recording),
    actors: [],
    come: () => [],
    differ: (_, detail) => expect.unreachable(detail),
    isOver: () => false,
  }
  for (const index of entries.keys()) expect(await happen(page, index)).toBe(true)
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual(expect.arrayContaining([['token', 'masked-1'], ['token', null], { kind: 'leave' }]))
  removeEventListener('storage', onStorage)
  channel.close()
})
