import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { consentVersion } from '#contract/consent'
import { LetterCourse } from '@/pages/content-page/ui/letter-course'
import { lettersStream } from '@/entities/letter'
import { DeviceLogProvider, type DeviceLog } from '@/shared/lib/device-log'
import { pageLog } from '../../../fixtures/page-log'
import type { LetterEvent, letterModel } from '../letter'
import type { PageHold } from '../page-driver'
import { field, openPart, refusal, says } from './reading'

let give: (log: DeviceLog) => void = () => undefined
const about = { organisation: 'Ліцей', role: 'school', email: 'olia@example.com', message: 'Хочемо спробувати групу.', website: '' }

/** The page is there before the device. */
function Page() {
  const [log, setLog] = useState<DeviceLog | null>(null)
  give = setLog
  return (
    <DeviceLogProvider value={log}>
      <LetterCourse />
    </DeviceLogProvider>
  )
}

async function deviceWith(name: string | null): Promise<void> {
  const log = pageLog()
  const letter = { ...about, name: name ?? '', id: '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11', consent_version: consentVersion }
  if (name !== null) await log.of(lettersStream).append([{ letter: letter as never }], { at: Date.now(), isQuiet: true })
  // The module that reads letters is there from now on.
  await log.of(lettersStream).all()
  give(log)
}

function write(name: string): void {
  for (const [label, text] of Object.entries({
    'Ваше ім’я': name,
    Організація: 'Ліцей',
    'E-mail': 'olia@example.com',
    'Що пропонуєте': about.message,
  })) {
    const input = field(new RegExp(`^${label}`))
    if (input) fireEvent.change(input, { target: { value: text } })
  }
  const role = document.querySelector('select')
  if (role) fireEvent.change(role, { target: { value: 'school' } })
  const consent = document.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (consent && !consent.checked) fireEvent.click(consent)
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
}

/** A letter about partnership. */
export const letterPage: PageHold<LetterEvent, typeof letterModel> = {
  calls: { deliverLetter: /^POST v3\/partnership/ },
  moves: {
    'page opens': { do: () => openPart(<Page />) },
    'device has a letter': { do: () => deviceWith('old') },
    'device has none': { do: () => deviceWith(null) },
    'device fails': { do: () => give({ ...pageLog(), of: () => ({ all: () => Promise.reject(new Error('no device')) }) as never }) },
    'partner sends': ({ letter }) => ({ do: () => write(letter) }),
    'server takes it': { answer: 'deliverLetter', status: 200, body: { success: true } },
    'server finds a fault': { answer: 'deliverLetter', ...refusal(422) },
    'no server answers': { answer: 'deliverLetter', ...refusal(503) },
    'half a minute passes': { pass: 30_000 },
    'connection returns': { do: () => dispatchEvent(new Event('online')) },
    'partner tries again': { press: /^Надіслати зараз$/ },
    'partner edits': { press: /^Змінити лист$/ },
    'partner writes another': { press: /^Написати ще один$/ },
  },
  read: () => ({
    screen: says('button', 'Змінити лист')
      ? 'waiting'
      : says('button', 'Написати ще один')
        ? 'sent'
        : says('button[aria-busy]', 'Надіслати')
          ? 'sending'
          : 'writing',
    isTold: says('[role=alert]', 'Відмова 422'),
  }),
  shows: ({ screen, complaint }) => ({
    screen: screen === 'opening' ? 'writing' : screen,
    isTold: complaint !== '' && screen !== 'sent' && screen !== 'waiting',
  }),
  isUnoffered: true,
  may: (state, { type }) => type !== 'partner sends' || !state.matches('opening'),
  elsewhere: { 'letter.opening | letter.send | 0': 'what is sent before the device is there waits for it, with nothing to be seen' },
}
