/** A whole number as it is written here, thousands set apart: «12 450». */
export const spelled = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0')

const months = 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' ')

/** «25 травня». */
export const spelledDay = (day: string): string => `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`

/** «25 травня 2026». */
export const spelledDate = (day: string): string => `${spelledDay(day)} ${day.slice(0, 4)}`
