import { expect, test } from 'vitest'
import { uploadAddress } from './upload-address'

const api = 'http://site.test/api/'

test.each([
  ['/uploads/1?signature=x', 'http://site.test/uploads/1?signature=x'],
  ['https://bucket.test/1?x', 'https://bucket.test/1?x'],
  ['http://site.test/uploads/1', 'http://site.test/uploads/1'],
  ['http://127.0.0.1:9000/1', 'http://127.0.0.1:9000/1'],
])('%s takes the picture', (given, address) => {
  expect(uploadAddress(given, api)).toBe(address)
})

test.each([
  'http://bucket.test/1',
  'https://name:word@bucket.test/1',
  '//user@bucket.test',
  'javascript:alert(1)',
  'data:,x',
  'file:///x',
  'http://[',
])('%s is refused', (given) => {
  expect(() => uploadAddress(given, api)).toThrow('Upload failed')
})
