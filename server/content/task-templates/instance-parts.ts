import type { TemplateSource } from '../authoring/template-source.ts'

type Texts = Record<string, string>
/** The parts of an authored task that its form decides. */
export type InstanceParts = {
  form: TemplateSource['form']
  key: string | string[] | Texts
  options?: Texts
  rows?: Texts
  notes?: Texts
  mistakes?: { value: string; text: string }[]
  unit?: string
}
