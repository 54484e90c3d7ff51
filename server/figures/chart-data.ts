/** The computed data of a chart. */
export type ChartData = { labels: string[]; series: { name: string; values: number[] }[]; unit: string; isWritten: boolean }
