import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'

const common = { version: 1, difficulty: 0, seconds: 60, explanation: 'Так влаштовано.' }
const three = (...texts: string[]) => Object.fromEntries(texts.map((text, index) => [`${index + 1}`, text]))
const scale =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80" viewBox="0 0 320 80"><path d="M10 40h300" stroke="black"/></svg>'

/** A task of each form that only subjects of choice have, by subject. Whole answers are in `answers`. */
const tasks = {
  biology: [
    {
      ...common,
      id: 'e2e.grouped',
      topic: 'biology.diversity.animals',
      form: 'grouped',
      prompt: 'Охарактеризуй тварину: покриви, розвиток, представник.',
      groups: {
        1: { title: 'Покриви тіла', options: three('гола слизова шкіра', 'рогові луски', 'пір’я') },
        2: { title: 'Розвиток', options: three('прямий', 'з неповним перетворенням', 'з личинкою-пуголовком') },
        3: { title: 'Представник', options: three('ящірка прудка', 'жаба озерна', 'тритон гребінчастий') },
      },
      key: { 1: '1', 2: '3', 3: '2' },
    },
  ],
  geography: [
    {
      ...common,
      id: 'e2e.multi',
      topic: 'geography.regions.africa',
      form: 'multi',
      prompt: 'Укажи **три** держави, що мають вихід до Гвінейської затоки.',
      options: three('Кенія', 'Гана', 'Замбія', 'Нігерія', 'Чад', 'Габон', 'Малі'),
      key: ['2', '4', '6'],
      notes: three(...Array.from({ length: 7 }, () => 'Поглянь на карту.')),
    },
    {
      ...common,
      id: 'e2e.read',
      topic: 'geography.general.map',
      form: 'numeric',
      prompt: 'Визнач за рисунком відстань між пунктами в **кілометрах**.',
      figure: { file: 'scale.svg', alt: 'Відрізок між двома пунктами завдовжки три сантиметри, масштаб 1:150 000', width: 320, height: 80 },
      unit: 'км',
      key: '4.5',
      tolerance: '0.1',
    },
  ],
  physics: [
    {
      ...common,
      id: 'e2e.numeric',
      topic: 'physics.mechanics.dynamics',
      form: 'numeric',
      prompt: 'Тіло масою $2$ кг рухається з прискоренням $-0{,}25$ м/с². Визнач проєкцію сили.',
      unit: 'кг·м/с$^2$',
      key: '-0.5',
      proof: { expression: '2 kg * -0.25 m/s^2', unit: 'N' },
    },
  ],
}

/** Writes the three subjects with their tasks beside the content that is there. */
export function addElectives(folder: string): void {
  for (const [subject, questions] of Object.entries(tasks)) {
    const own = join(folder, 'subjects', subject)
    mkdirSync(join(own, 'tasks/assets'), { recursive: true })
    cpSync(`content/subjects/${subject}/subject.yaml`, join(own, 'subject.yaml'))
    writeFileSync(join(own, 'tasks/assets/scale.svg'), scale)
    writeFileSync(join(own, 'tasks/bank.yaml'), stringify({ secondSolver: null, questions }))
  }
}
