import type { Option } from '#contract/question'

const option = (id: string, label: string, text: string): Option => ({ id, label, text: [{ kind: 'text', text }] })

/** A task of our own in the form of НМТ, with the reason behind every option. */
export const sampleTask = {
  prompt: 'Квиток до театру коштує 80 грн. Для школярів діє знижка 25 %. Скільки заплатить за квиток школяр?',
  options: [
    option('a', 'А', '20 грн'),
    option('b', 'Б', '55 грн'),
    option('c', 'В', '60 грн'),
    option('d', 'Г', '64 грн'),
    option('e', 'Д', '100 грн'),
  ],
  correct: 'c',
  reasons: {
    a: '20 грн — це сама знижка: 25 % від 80. Її ще треба відняти.',
    b: 'Тут від ціни відняли 25 гривень, а не 25 відсотків.',
    c: '25 % від 80 — це 20, отже квиток коштує 80 − 20 = 60 грн.',
    d: '64 виходить, якщо поділити на 1,25. Так знаходять ціну до націнки, а не після знижки.',
    e: 'Знижку додали замість того, щоб відняти.',
  } as Readonly<Record<string, string>>,
}
