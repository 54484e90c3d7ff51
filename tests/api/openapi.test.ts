import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { openHarness } from './setup/harness.ts'
import { readDocument } from './setup/operations.ts'

/** Whom to write to and by which terms is said by the site of each deployment. */
const ofDeployments = { 'info-contact': 'off', 'contact-properties': 'off', 'info-license': 'off', 'license-url': 'off' } as const

test('Spectral finds nothing in the OpenAPI document, whichever of its rules is asked', async () => {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'all']], rules: ofDeployments })
  const found = await spectral.run(JSON.parse(JSON.stringify(await readDocument())) as Record<string, unknown>)
  expect(found.map(({ code, path, message }) => `${String(code)} at ${path.join('/')}: ${message}`)).toEqual([])
}, 60_000)

test('the page of the API names every call and schema of the document, and lets nothing run', async () => {
  const api = await openHarness()
  const answer = await api.fetch('/api/docs')
  const page = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; /)
  expect(page).not.toMatch(/<script|style="/)
  const { paths, components } = await readDocument()
  const named = (await (await api.fetch('/api/openapi.json')).json()) as typeof paths
  expect(named).toEqual(JSON.parse(JSON.stringify(await readDocument())))
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`)
  for (const name of Object.keys(components.schemas)) expect(page).toContain(`id="schema-${name}"`)
  await api.close()
})
