import type { ReadyTemplate } from '../../server/templates/ready-template.ts'

/** The findings over all instances of a template: misleading cases, and how often each option is the key. */
export type TemplateFindings = { ready: ReadyTemplate; complaints: string[]; keys: ReadonlyMap<string, number> }
