import { useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import type { ManagementProps } from './management-props'

/** Renames the group. */
export function Rename({ group, busyWith, onChange }: ManagementProps) {
  const [title, setTitle] = useState(group.title)
  return (
    <Panel title="Назва класу">
      <Form
        onSubmit={() => {
          if (title.trim() !== '') onChange({ kind: 'rename', title: title.trim() })
        }}
        className={css({ stack: '3', justifyItems: 'start' })}
      >
        <TextField
          label="Назва"
          maxLength={60}
          value={title}
          hint="Її бачать учасники: наприклад, «11-Б» чи «Математика, субота»."
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          variant="secondary"
          disabled={title.trim() === '' || title.trim() === group.title}
          isLoading={busyWith?.kind === 'rename'}
        >
          Зберегти
        </Button>
      </Form>
    </Panel>
  )
}
