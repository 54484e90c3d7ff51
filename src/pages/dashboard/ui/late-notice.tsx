import { ProblemNotice } from '@/shared/ui/problem-notice'

/** An answer has not come for long; it may still. */
export const LateNotice = () => (
  <ProblemNotice title="Довго завантажується" onRetry={() => location.reload()}>
    З’єднання повільне або сервер зайнятий. Щойно відповідь прийде, вона з’явиться тут.
  </ProblemNotice>
)
