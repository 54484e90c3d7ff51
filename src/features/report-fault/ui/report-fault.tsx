import { useState } from 'react'
import { lazy } from '@/shared/lib/lazy'
import { showToast } from '@/shared/ui/toaster'

const dialog = lazy(() => import('./fault-dialog'))

/** «Повідомити про помилку на сайті»; the dialog comes with the press. */
export function ReportFault({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false)
  const code = dialog.here()
  const open = async () => {
    try {
      await dialog.fetch()
      setOpen(true)
    } catch {
      showToast({ severity: 'error', title: 'Немає з’єднання', detail: 'Спробуй ще раз, коли з’явиться інтернет' })
    }
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => void open()}>
        Повідомити про помилку на сайті
      </button>
      {isOpen && code && <code.FaultDialog onClose={() => setOpen(false)} />}
    </>
  )
}
