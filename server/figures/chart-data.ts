/** What a chart shows, computed. */
export type ChartData = { labels: string[]; series: { name: string; values: number[] }[]; unit: string; isWritten: boolean }
