import { Page } from '@/shared/ui/page'
export function TheoryTestPage(_: { params: { subject: string; type: string; testId: string } }) {
  return <Page title="Перевір себе" />
}
