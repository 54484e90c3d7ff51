import { useRef, type ChangeEvent } from 'react'
import { css } from 'styled-system/css'
import type { User } from '#contract/user'
import { useConfig } from '@/shared/config'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { uploadAvatar } from '../api/upload-avatar'
import { acceptedKinds } from '../model/picture'
import { useSingleCall } from './use-single-call'

type AvatarProps = { user: User; onChange: () => void }

/** The photo in its cell, or the first letter of the name in its place. */
export function Avatar({ user, onChange }: AvatarProps) {
  const base = apiBase(useConfig().apiBaseUrl)
  const field = useRef<HTMLInputElement>(null)
  const { isRunning, isDone, problem, run } = useSingleCall((file: File, signal) => uploadAvatar(file, base, signal), onChange)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) run(file)
    currentTarget.value = ''
  }
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'markText', alignItems: 'center' })}>
      {user.avatar_url ? (
        <img src={new URL(user.avatar_url, base).href} alt="Твоє фото" width="96" height="96" className={cell} />
      ) : (
        <div aria-hidden className={cell}>
          {/^./u.exec(user.name ?? '')?.[0].toUpperCase() ?? <Icon name="user" size="large" />}
        </div>
      )}
      <div className={css({ stack: '2', justifyItems: 'start' })}>
        <input ref={field} type="file" accept={acceptedKinds} aria-label="Файл із фото" hidden onChange={choose} />
        <Button variant="secondary" size="small" isLoading={isRunning} onClick={() => field.current?.click()}>
          {user.avatar_url ? 'Змінити фото' : 'Додати фото'}
        </Button>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          JPEG, PNG або WebP. Фото зменшиться до 512 пікселів, дані про місце зйомки зникнуть.
        </p>
        <p role="alert" className={css({ textStyle: 'small', color: 'wrong', _empty: { display: 'none' } })}>
          {problem}
        </p>
        <p role="status" className={css({ textStyle: 'small', color: 'right', _empty: { display: 'none' } })}>
          {isDone && 'Фото оновлено'}
        </p>
      </div>
    </div>
  )
}

const cell = css({
  center: true,
  boxSize: '24',
  textStyle: 'figure',
  color: 'penStrong',
  backgroundColor: 'penWash',
  border: 'edge',
  borderRadius: 'cell',
  objectFit: 'cover',
})

/** Builds addresses from paths of the API on its own origin, which may differ from that of the page. */
const apiBase = (apiBaseUrl: string): string => new URL(apiBaseUrl, globalThis.location?.href ?? 'http://localhost').href
