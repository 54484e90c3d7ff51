import { useState } from 'react'
import { settle } from '#chart-lab/testing'
import { Name } from '@/pages/profile/ui/name'
import type { PageHold } from '../page-driver'
import type { RenameEvent } from '../rename'
import { openPart, errorOf, field, refusal, says, user } from './reading'

let change: (name: string) => void = () => undefined

function Page() {
  const [name, setName] = useState('Оля')
  change = setName
  return <Name name={name} onChange={() => undefined} />
}

/** The name in the profile. */
export const renamePage: PageHold<RenameEvent> = {
  calls: { saveName: 'POST v3/user' },
  moves: {
    'page opens': { do: () => openPart(<Page />) },
    'pupil types': ({ name }) => ({ fill: /^Ім’я/, with: name }),
    'pupil saves': { press: /^Зберегти$/ },
    'pupil discards': { press: /^Скасувати$/ },
    'pupil takes it back': { press: /^Повернути попереднє$/ },
    'server keeps the name': {
      do: async (server) => {
        const { body } = await server.arrived('POST v3/user')
        const { name } = JSON.parse(body) as { name: string }
        await server.answer('POST v3/user', { status: 200, body: { data: { user: user(name) } } })
        // The account is read anew.
        await settle()
        change(name)
      },
    },
    'server refuses the name': { answer: 'saveName', ...refusal(422) },
    'account has another name': ({ name }) => ({ do: () => change(name) }),
  },
  read: () => {
    const isSaving = says('button[aria-busy]', 'Зберегти')
    const isEdited = says('button', 'Скасувати')
    const error = errorOf(field(/^Ім’я/))
    return {
      screen: isSaving ? 'saving' : isEdited ? 'edited' : says('[role=status]', 'Збережено') ? 'saved' : 'resting',
      typed: field(/^Ім’я/)?.value,
      complaint: error === '' ? '' : error === 'Відмова 422' ? 'refused' : 'too short',
    }
  },
  elsewhere: {
    'rename.saving | account.change | 0': 'the account says the name that it has once, and on these few ways it has it already',
    'rename.resting | name.type | 0': 'a field whose text is what it was says nothing',
    'rename.saved | name.type | 0': 'a field whose text is what it was says nothing',
  },
}
