import * as v from 'valibot'

/** A build of the site; the newer of two has the later `time` (ISO 8601, UTC). */
export const buildSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), time: v.pipe(v.string(), v.isoTimestamp()) })
export type Build = v.InferOutput<typeof buildSchema>

/** The build that this page is of, as the build has written it into the page; null where none has, as in development. */
export function thisBuild(page: Pick<Document, 'querySelector'> = document): Build | null {
  const mark = page.querySelector<HTMLMetaElement>('meta[name=build]')
  const build = v.safeParse(buildSchema, { id: mark?.content, time: mark?.dataset.time })
  return build.success ? build.output : null
}
