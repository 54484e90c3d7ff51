import { weekdayOf } from '#domain/day'

const weekdays = ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя']
const shortWeekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд']

/** «понеділок». */
export const weekdayText = (day: string): string => weekdays[weekdayOf(day)] ?? ''
/** «пн». */
export const shortWeekdayText = (day: string): string => shortWeekdays[weekdayOf(day)] ?? ''
