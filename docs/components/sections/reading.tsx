import type { RichText as RichTextBlocks } from '#domain/rich-text'
import { Figure } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'
import { Table } from '@/shared/ui/table'
import { Tex } from '@/shared/ui/tex'
import { math, text } from './samples'

const article: RichTextBlocks = [
  { kind: 'heading', level: 2, children: text('Теорема Вієта') },
  { kind: 'paragraph', children: [...text('Якщо '), ...math('x_1'), ...text(' і '), ...math('x_2'), ...text(' — корені зведеного рівняння, то їхня '), { kind: 'strong', children: text('сума') }, ...text(' дорівнює '), ...math('-p'), ...text(', а '), { kind: 'emphasis', children: text('добуток') }, ...text(' дорівнює '), ...math('q'), ...text('. Див. '), { kind: 'link', href: '/subjects/math', children: text('розділ') }, ...text(' або '), { kind: 'link', href: 'data:text/html,небезпека', children: text('небезпечне посилання') }, ...text('.')] },
  { kind: 'math', tex: 'x_{1,2}=\\frac{-p\\pm\\sqrt{p^2-4q}}{2},\\quad x_1+x_2=-p,\\quad x_1x_2=q,\\quad D=p^2-4q\\ge 0' },
  { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', children: text('корені цілі — шукай дільники вільного члена') }], [{ kind: 'paragraph', children: text('знаки різні — добуток від’ємний') }]] },
  { kind: 'quote', children: [{ kind: 'paragraph', children: text('Перевір себе підстановкою: це займе десять секунд.') }] },
]

export const RichTextSample = () => <RichText blocks={article} />

export function TexSamples() {
  return (
    <>
      <p>
        У рядку: <Tex source="\frac{a^2-b^2}{a+b}=a-b" />, далі текст.
      </p>
      <Tex isBlock source="\int_0^{\pi}\sin x\,dx=2,\qquad \lim_{n\to\infty}\left(1+\frac1n\right)^n=e,\qquad \sum_{k=1}^{n}k=\frac{n(n+1)}2" />
      <p>
        З помилкою: <Tex source="\frac{1}{" />
      </p>
    </>
  )
}

export const FigureSample = () => <Figure figure={{ src: '/docs/components/triangle.svg', alt: 'Прямокутний трикутник з катетами 3 і 4 та гіпотенузою x', width: 320, height: 200 }} />

export const TableSample = () => <Table caption="Бали з математики, НМТ-2026" hasRowHeads head={['Тестовий бал', 'За шкалою', 'Крок', 'Примітка']} rows={[['5', '100', '—', 'поріг'], ['6', '108', '+8', ''], ['19', '151', '+1', ''], ['32', '200', '+6', 'найвищий бал']]} />
