import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCycles } from './find-cycles'

let folder: string
beforeAll(() => {
  mkdirSync('node_modules/.cache', { recursive: true })
  folder = mkdtempSync('node_modules/.cache/chunks-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function codeFor(files: Record<string, string>): Promise<number> {
  const site = mkdtempSync(join(folder, 'site-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  return findCycles([site])
}

test('two built files that import each other by way of a third are an error', async () => {
  const files = {
    'index-1.js': 'import{s as e}from"./streams-1.js";export const r=e',
    'streams-1.js': 'import{a as e}from"./article-1.js";export const s=e',
    'article-1.js': 'import{r as e}from"./index-1.js";export const a=()=>e',
  }
  expect(await codeFor(files)).not.toBe(0)
})

test('a file that passes on what it takes counts as one that imports it', async () => {
  const files = {
    'index-1.js': 'export*from"./page-1.js";export const r=1',
    'page-1.js': 'import{r as e}from"./index-1.js";export const p=e',
  }
  expect(await codeFor(files)).not.toBe(0)
})

test('a page that comes later may import the frame that asked for it', async () => {
  const files = { 'index-1.js': 'export const r=1;import("./page-1.js")', 'page-1.js': 'import{r as e}from"./index-1.js";export const p=e' }
  expect(await codeFor(files)).toBe(0)
})
