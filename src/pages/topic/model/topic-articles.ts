import type { Subject } from '#domain/subject'
import type { ArticleSummary } from '#contract/theory'
import { countOf, type FoundTopic } from '@/entities/subject'

/** Articles of a topic, or of all topics of a section. */
export function topicArticles(topic: FoundTopic, articles: readonly ArticleSummary[]): ArticleSummary[] {
  const ids = new Set([topic.id, ...topic.children.map(({ id }) => id)])
  return articles.filter(({ topics }) => topics.some((id) => ids.has(id)))
}

/** Finds the articles of a topic and the time to read them. */
export function topicLead({ title }: Pick<Subject, 'title'>, topic: FoundTopic, own: readonly ArticleSummary[]): string {
  const place = topic.section ? `Тема розділу «${topic.section.title}»` : `Розділ програми НМТ: ${title}`
  const minutes = own.reduce((sum, article) => sum + article.minutes, 0)
  return minutes === 0 ? `${place}.` : `${place}. Теорія: ${countOf(minutes, 'minute')} читання.`
}
