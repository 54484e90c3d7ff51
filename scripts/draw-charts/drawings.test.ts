// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import mermaid from 'mermaid'
import { describe, expect, test } from 'vitest'
import { machines } from '@/app/statecharts/all-charts'
import { readChart, transitionKey } from '#chart-lab/chart'
import { diagramsOf, legibleArrows } from '#chart-lab/drawing'

const pages = globSync('docs/charts/*.md')
  .filter((file) => !file.endsWith('index.md'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const diagramsIn = (page: string) => [...page.matchAll(/```mermaid\n([\s\S]*?)\n```/g)].map(([, text = '']) => text)

/** A line of a state that calls an actor, acts when it is entered or left, or has a tag. */
const byItself = /^\s+\w+ : (?:▶|⌗|entry \/|exit \/) /

test.each(pages)('Mermaid reads every diagram of %s', async (_, page) => {
  const diagrams = diagramsIn(page)
  const kinds = await Promise.all(diagrams.map(async (text) => (await mermaid.parse(text)).diagramType))
  expect(diagrams.length).toBeGreaterThan(0)
  expect([...new Set(kinds)]).toEqual(['stateDiagram'])
})

test.each(machines.map(({ id }) => id))('the page of %s leads to its chart in the inspector', (id) => {
  expect(readFileSync(`docs/charts/${id}.md`, 'utf8')).toContain(`/__statecharts?chart=${id}`)
})

describe.each(machines.map((machine) => [machine.id, machine] as const))('the drawing of %s', (_, machine) => {
  const diagrams = diagramsOf(machine.root, undefined, legibleArrows)

  test('holds every transition once', () => {
    expect(diagrams.flatMap(({ transitions }) => transitions.map(transitionKey)).toSorted()).toEqual(
      readChart(machine)
        .arrows.flatMap(({ key, targets }) => targets.map(() => key))
        .toSorted(),
    )
  })

  test('has a line for each of them, one for each thing that a state does by itself, and for nothing else', () => {
    for (const { text, transitions } of diagrams) {
      const lines = text.split('\n').filter((line) => (line.includes(' --> ') && !line.includes('[*]')) || /^\s+\w+ : /.test(line))
      expect(lines.filter((line) => !byItself.test(line) && !line.includes(' : ⋯ ')).length).toBe(transitions.length)
    }
    const deeds = diagrams.flatMap(({ text }) => text.split('\n').filter((line) => byItself.test(line)))
    const states = readChart(machine).states.map(({ invoke, tags, entry, exit }) => [
      ...invoke,
      ...tags,
      ...entry.slice(0, 1),
      ...exit.slice(0, 1),
    ])
    expect(deeds.length).toBe(states.flat().length)
  })
})

test('the index leads to the page of every chart', () => {
  const index = readFileSync('docs/charts/index.md', 'utf8')
  expect(machines.filter(({ id }) => !index.includes(`[${id}](${id}.md)`)).map(({ id }) => id)).toEqual([])
})
