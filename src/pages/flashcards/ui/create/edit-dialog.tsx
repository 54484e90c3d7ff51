import { useState } from 'react'
import type { OwnCard } from '#domain/own-card'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { showToast } from '@/shared/ui/toaster'
import type { StudyProps } from '../../model/study'
import { CardForm } from './card-form'

export type EditDialogProps = StudyProps & { own: OwnCard; onClose: () => void }

export function EditDialog({ own, study, onClose }: EditDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const { collection } = study
  const remove = async () => {
    await collection.write({ kind: 'card.removed', card: own.id })
    showToast({ severity: 'info', title: 'Картку вилучено' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Редагувати картку"
      width="wide"
      footer={
        isAsking ? (
          <>
            <Button ref={focused} key="keep" variant="secondary" onClick={() => setAsking(false)}>
              Лишити картку
            </Button>
            <Button variant="danger" onClick={() => void remove()}>
              Так, вилучити
            </Button>
          </>
        ) : (
          <Button key="ask" variant="quiet" onClick={() => setAsking(true)}>
            Вилучити картку
          </Button>
        )
      }
    >
      <CardForm
        study={study}
        id={own.id}
        draft={own}
        onSave={async (card) => {
          await collection.write({ kind: 'card.written', card })
          onClose()
        }}
      />
    </Dialog>
  )
}

/** The way back stands where the question was pressed, so that a second press removes nothing. */
const focused = (button: HTMLButtonElement | null) => button?.focus()
