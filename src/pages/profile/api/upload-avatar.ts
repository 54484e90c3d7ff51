import * as v from 'valibot'
import { avatarAnswerSchema, avatarRequestSchema } from '#contract/user'
import { api } from '@/shared/api'
import { UploadFailure } from '../model/failure'
import { checkPicture } from '../model/picture'
import { uploadAddress } from '../model/upload-address'
import { shrinkPicture } from './shrink-picture'

/**
 * Makes a small picture and puts it where the server says, without bearer or device headers.
 * @throws PictureRefusal, UploadFailure, or what the server answered.
 */
export async function uploadAvatar(file: File, apiBase: string, signal: AbortSignal): Promise<void> {
  checkPicture(file)
  const picture = await shrinkPicture(file)
  const json = v.parse(avatarRequestSchema, { content_type: picture.type, size: picture.size })
  const { data } = await (await api()).post('v3/user/avatar', { json, signal }).json(avatarAnswerSchema)
  await put(picture, uploadAddress(data.upload_url, apiBase), signal)
}

async function put(picture: Blob, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    method: 'PUT',
    body: picture,
    headers: { 'Content-Type': picture.type },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
  }).catch((error: unknown) => {
    throw new UploadFailure('Upload failed: Network error', { cause: error })
  })
  if (!answer.ok) throw new UploadFailure(`Upload failed: ${answer.statusText || answer.status}`)
}
