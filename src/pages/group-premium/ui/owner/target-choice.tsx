import type { WorkKind } from '#contract/group-work'
import { useLoad } from '@/shared/lib/load'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { readTargets } from '../../api/read-targets'

type TargetChoiceProps = { kind: WorkKind; subject: string; value: string; onChange: (target: string) => void }

const labels: Record<WorkKind, string> = { topic: 'Яка тема', lesson: 'Який урок', deck: 'Яка колода' }
const hints: Record<WorkKind, string> = {
  topic: 'Рахуються різні завдання теми, розв’язані після цієї миті.',
  lesson: 'Зараховано, коли пройдено всі чотири кроки уроку.',
  deck: 'Рахуються різні картки колоди, переглянуті після цієї миті.',
}

/** The one topic, lesson or deck. */
export function TargetChoice({ kind, subject, value, onChange }: TargetChoiceProps) {
  const found = useLoad(() => readTargets(kind, subject))
  if (found.state === 'failed') {
    return <FailedNotice title="Список не завантажився" answer={found} />
  }
  const targets = found.state === 'ready' ? found.found : []
  return (
    <Select
      label={labels[kind]}
      hint={found.state === 'ready' && targets.length === 0 ? 'У цьому предметі такого ще немає.' : hints[kind]}
      value={value}
      disabled={targets.length === 0}
      options={[{ value: '', text: found.state === 'loading' ? 'Завантажуємо…' : 'Обрати' }, ...targets]}
      onChange={onChange}
    />
  )
}
