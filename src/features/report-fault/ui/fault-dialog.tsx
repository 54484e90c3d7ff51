import { useState } from 'react'
import { css } from 'styled-system/css'
import { faultReportsStream, reportOrigin } from '@/entities/fault-report'
import { useAwaitedDeviceLog } from '@/shared/lib/device-log'
import { recentEvents } from '@/shared/lib/recent-events'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Form } from '@/shared/ui/form'
import { TextArea } from '@/shared/ui/text-field'

type Step = 'writing' | 'sending' | 'sent'
const hint = 'Що ти робив чи робила і що сталося. Не пиши тут особистого.'

/** Takes the report of a fault of the site: the visitor’s words, the page and the names of the latest events. It is kept on the device and sent when it can be. */
export function FaultDialog({ onClose }: { onClose: () => void }) {
  const log = useAwaitedDeviceLog()
  const [words, setWords] = useState('')
  const [step, setStep] = useState<Step>('writing')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    const text = words.trim()
    if (text === '') return setProblem('Напиши кілька слів про те, що сталося')
    setProblem(null)
    setStep('sending')
    try {
      const report = { text, ...reportOrigin(location.pathname), events: recentEvents() }
      await (await log()).of(faultReportsStream).append([report], { at: Date.now() })
      setStep('sent')
    } catch {
      setStep('writing')
      setProblem('Повідомлення не збереглося. Спробуй ще раз')
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title="Повідомити про помилку на сайті">
      {step === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <Form noValidate className={css({ stack: '4' })} onSubmit={() => void send()}>
          <TextArea
            label="Що пішло не так"
            hint={hint}
            error={problem}
            rows={4}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <p className={aside}>
            Разом із твоїми словами підуть назва сторінки, збірка сайту й назви останніх подій — без того, що ти вводив чи вводила.
          </p>
          <div>
            <Button type="submit" isLoading={step === 'sending'}>
              Надіслати
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const takeFocus = (said: HTMLParagraphElement | null) => said?.focus()
  return (
    <div className={css({ stack: '4', justifyItems: 'start' })}>
      <p ref={takeFocus} tabIndex={-1}>
        <strong>Дякуємо, повідомлення прийнято.</strong> Розробники отримають його; без зв’язку воно зачекає на інтернет.
      </p>
      <Button onClick={onClose}>Готово</Button>
    </div>
  )
}

const aside = css({ textStyle: 'small', color: 'inkMuted' })
