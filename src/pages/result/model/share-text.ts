import { dateFormatter } from '#domain/formatters'
import { pluralOf } from '#domain/plural'
import type { Result } from '#domain/result'
import { genitiveCountOf } from '@/entities/subject'

export type ShareText = { title: string; score: string; detail: string; date: string; plain: string }

const day = dateFormatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Kyiv' })

/** Writes the text to share: subject, score and date, nothing of the person and no answers. @param subjects titles by id. */
export function shareText(result: Result, subjects: Record<string, string>, brand: string): ShareText {
  const { verdicts, raw, max, finishedAt } = result
  const title =
    verdicts.length > 0 ? verdicts.map((verdict) => verdict.title).join(' · ') : result.subjects.map((id) => subjects[id] ?? id).join(' · ')
  const scores = verdicts.flatMap(({ scaled }) => (scaled === null ? [] : [scaled]))
  const points = `${raw} з ${genitiveCountOf(max, 'point')}`
  const isScored = scores.length > 0 && scores.length === verdicts.length
  const score = isScored ? scores.join(' · ') : `${raw} з ${max}`
  const detail = isScored ? points : verdicts.length > 0 ? 'тестових балів' : 'балів у тренуванні'
  const date = day(new Date(finishedAt))
  return {
    title,
    score,
    detail,
    date,
    plain: `${title}: ${isScored ? `${score} ${pluralOf(scores.at(-1) ?? 0, ['бал', 'бали', 'балів'])} за шкалою НМТ (${points})` : points}. ${date}, «${brand}»`,
  }
}
