import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { Dialog } from '@/shared/ui/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { ForNewcomer } from '@/shared/ui/for-newcomer'
import { FailedPage } from '@/shared/ui/page-state'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { showToast } from '@/shared/ui/toaster'

export const SkeletonSamples = () => <Skeleton shapes={['title', 'line', 'line', 'row', 'row', 'block']} />

export function NoticeSamples() {
  return (
    <>
      <ProblemNotice title="Не вдалося надіслати відповіді" onRetry={() => undefined}>
        Відповіді збережено на пристрої. Спробуємо ще раз, щойно з’явиться мережа.
      </ProblemNotice>
      <FailedPage
        title="Конспект не завантажився"
        failure="Не вдалося завантажити конспект"
        answer={{ problem: { detail: 'Немає з’єднання' }, retry: () => undefined }}
      />
      <EmptyState title="Тут поки порожньо" action={<Button>Почати тест</Button>}>
        Пройди перший тест, і тут з’явиться результат.
      </EmptyState>
      <ForNewcomer otherwise={<p>Із поверненням: твої результати вже тут.</p>}>
        <p>Ти тут уперше: почни з будь-якого предмета.</p>
      </ForNewcomer>
    </>
  )
}

export function DialogSample() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Завершити тест
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Завершити тест?" footer={<><Button variant="quiet" onClick={close}>Повернутися</Button><Button onClick={close}>Завершити</Button></>}>
        <p>Без відповіді лишилося 4 завдання. За порожню відповідь балів не буде, за неправильну їх теж не знімають.</p>
      </Dialog>
    </>
  )
}

export function ConsentSample() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Видалити клас
      </Button>
      <LazyConsentDialog isOpen={isOpen} title="Видалити клас назавжди?" yes="Видалити клас" no="Лишити клас" onGive={close} onRefuse={close}>
        <p>Повернути його буде неможливо.</p>
      </LazyConsentDialog>
    </>
  )
}

export function ToastSample() {
  return (
    <>
      <Button variant="secondary" onClick={() => showToast({ severity: 'error', title: 'Помилка', detail: 'An unexpected error occurred' })}>
        Помилка
      </Button>
      <Button variant="secondary" onClick={() => showToast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' })}>
        Успіх
      </Button>
      <Button variant="secondary" onClick={() => showToast({ severity: 'info', title: 'Картку додано' })}>
        До відома
      </Button>
    </>
  )
}
