import { problemOf } from '@/shared/api'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { worksheetsAddress } from '../model/address'

/** What is read, or null where the server says that there is no such thing for this visitor. */
export async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    const { status } = problemOf(error)
    if (status === 404 || status === 422) return null
    throw error
  }
}

type MissingWorkProps = { title?: string; text?: string }

/** A work that belongs to somebody else, or is gone: the server tells neither from the other. */
export const MissingWork = ({
  title = 'Цієї роботи у вас немає',
  text = 'Вона належить іншому вчителеві, або її видалено. Якщо вона ваша, увійдіть в акаунт, у якому її складали; якщо колеги — попросіть посилання на копію.',
}: MissingWorkProps) => (
  <Page title={title}>
    <EmptyState
      title="Роботу бачить лише той учитель, який її склав"
      action={
        <ButtonLink variant="secondary" href={worksheetsAddress(null)}>
          До моїх робіт
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  </Page>
)
