import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The texts of a picture for messengers; `name` is its file in `dist/og`. */
export type Picture = { name: string; title: string; detail: string }

type Subject = { id: string; title: string; order: number }
type Structure = { tasks: number; max: number; minutes: number }

const pages: readonly Picture[] = [
  { name: 'site', title: 'Складу НМТ. Клітинка за клітинкою', detail: 'Тести, бали за шкалою 100–200, пояснення' },
  { name: 'team', title: 'Хто пише й перевіряє завдання', detail: 'Команда' },
  { name: 'partnership', title: 'Школам і партнерам', detail: 'Партнерство' },
  { name: 'courses', title: 'Від першої теми до іспиту', detail: 'Курси НМТ' },
  { name: 'group', title: 'Готуйтеся до НМТ разом', detail: 'Преміум для класу' },
  { name: 'premium', title: 'Устигнути більше до НМТ', detail: 'Преміум' },
  { name: 'flashcards', title: 'Пам’ятати те, що вивчено', detail: 'Флешкартки НМТ' },
]

/** Every picture of the site: some pages have one of their own, every subject has one for itself and one for its theory. */
export function listPictures(content = 'content'): Picture[] {
  const structures = parse(readFileSync(`${content}/exams/nmt-2026/structures.yaml`, 'utf8')) as Record<string, Structure>
  const subjects = globSync(`${content}/subjects/*/subject.yaml`)
    .map((file) => parse(readFileSync(file, 'utf8')) as Subject)
    .toSorted((a, b) => a.order - b.order)
  return [
    ...pages,
    ...subjects.flatMap(({ id, title }) => [
      { name: `subject-${id}`, title, detail: structureText(structures[id]) },
      { name: `theory-${id}`, title, detail: 'Теорія з прикладами й самоперевіркою' },
    ]),
  ]
}

const structureText = (structure: Structure | undefined): string =>
  structure ? `НМТ: завдань ${structure.tasks}, балів ${structure.max}, хвилин ${structure.minutes}` : 'Підготовка до НМТ'
