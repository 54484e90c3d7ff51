import { useLocation } from 'wouter'
import type { Result } from '#domain/result'
import type { RequestOf } from '#contract/survey-request'
import { listSubjects } from '@/entities/subject'
import { useStartSurvey } from '@/features/start-survey'
import { Menu, type MenuChoice } from '@/shared/ui/menu'
import { againAddress } from '../model/again-address'

type Which = RequestOf<'retry'>['which']

const retries: readonly (MenuChoice & { value: Which })[] = [
  { value: 'wrong', text: 'Лише неправильні', note: 'ті, де втрачено бали' },
  { value: 'similar', text: 'Схожі завдання', note: 'інші, на ті самі теми' },
  { value: 'same', text: 'Ті самі завдання', note: 'увесь тест ще раз' },
]
const fresh: MenuChoice = { value: 'fresh', text: 'Новий тест', note: 'обрати варіант і час' }

/** «Повторити»: everything that can be done once more, in one place. */
export function RetryMenu({ result }: { result: Result }) {
  const { start, isStarting } = useStartSurvey()
  const [, navigate] = useLocation()
  const hasLost = result.items.some(({ outcome }) => outcome !== 'right')
  const own = retries.filter(({ value }) => value !== 'wrong' || hasLost)
  const setUpAnew = async () => {
    const catalogue = result.subjects.length > 1 ? await listSubjects().catch(() => []) : []
    navigate(againAddress(result, catalogue))
  }
  const choose = (value: string) => {
    const which = own.find((each) => each.value === value)?.value
    if (which === undefined) void setUpAnew()
    else start({ mode: 'retry', subject: result.subject, of: result.id, which })
  }
  return <Menu variant="secondary" label="Повторити" choices={[...own, fresh]} isBusy={isStarting} onChoose={choose} />
}
