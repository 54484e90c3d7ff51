import { countOf } from '@/entities/subject'

const thresholds = [1, 5, 10, 30]

/** `52:07`; hours are counted in minutes. Nothing below zero. @param remaining milliseconds. */
export function clockText(remaining: number): string {
  const seconds = Math.max(0, Math.ceil(remaining / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** 30, 10, 5 or 1 in the minute that begins when so many minutes are left; otherwise null. */
export const warningMinutes = (remaining: number): number | null =>
  thresholds.find((each) => remaining <= each * 60_000 && remaining > (each - 1) * 60_000) ?? null

/** Time left in words, for those who ask. */
export function timeLeftText(remaining: number): string {
  const minutes = Math.floor(remaining / 60_000)
  return minutes > 0 ? `Залишилося: ${countOf(minutes, 'minute')}` : 'Залишилося менше хвилини'
}

/** «2 години 30 хвилин». */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 && countOf(hours, 'hour'), minutes % 60 > 0 && countOf(minutes % 60, 'minute')]
  return parts.filter(Boolean).join(' ') || 'менше хвилини'
}
