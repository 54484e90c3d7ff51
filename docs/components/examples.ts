import type { ExampleProps } from './example'
import { ChoiceSamples, GridSamples, MultiSamples, NumberSamples } from './sections/answers'
import { Colours, TextStyles } from './sections/foundations'
import { ButtonSamples, FieldSamples, IllustrationSamples } from './sections/controls'
import { ConsentSample, DialogSample, NoticeSamples, SkeletonSamples, ToastSample } from './sections/states'
import { FigureSample, RichTextSample, TableSample, TexSamples } from './sections/reading'
import { PanelSamples, ProgressSamples } from './sections/surfaces'
import { MessageSample, PlaceSamples, PrintSheetSample, TimeSamples, WaySamples } from './sections/chrome'
import { CelebrationSample, MenuSample } from './sections/menus'
import { ChoiceGroupSample, FormSample, MarkSamples, SelectSample } from './sections/forms'

export const examples: readonly ExampleProps[] = [
  { name: 'Кольори', caption: 'Пара «текст на тлі» дозволена, якщо вона є в colors.ts; контраст рахує тест.', Sample: Colours },
  { name: 'Текст', caption: 'Один шрифт, Wix Madefor Text; заголовки важкі й щільні.', Sample: TextStyles },
  { name: 'button', caption: 'Одна головна дія на екрані. Під час завантаження ширина й назва лишаються.', Sample: ButtonSamples },
  { name: 'text-field, password-field, checkbox', caption: 'Підпис завжди видно; помилка каже, що змінити.', Sample: FieldSamples },
  { name: 'illustration', caption: 'Порожнє, кінець, перший візит, без світла, тривога, низка днів; лінії приходять після слів.', Sample: IllustrationSamples },
  { name: 'option-list', caption: 'Обране: клітинка ручкою, рядок маркером. Оцінене: колір, знак і слово.', Sample: ChoiceSamples },
  { name: 'option-list: кілька відповідей', caption: 'Зайву позначку поставити не можна: на іспиті вона знецінює завдання.', Sample: MultiSamples },
  { name: 'matching-grid', caption: 'Як на бланку. Уміщується в 320 px; натискається все поле клітинки.', Sample: GridSamples },
  { name: 'number-field', caption: 'Каже, як прочитано число; мінус має власну кнопку.', Sample: NumberSamples },
  { name: 'rich-text', caption: 'Авторський текст стає елементами React; небезпечні посилання лишаються текстом.', Sample: RichTextSample },
  { name: 'tex', caption: 'Поки немає коду формул або у формулі помилка, видно її запис.', Sample: TexSamples },
  { name: 'figure', caption: 'Біла пластина в обох темах; натиснення збільшує.', Sample: FigureSample },
  { name: 'table', caption: 'Широка таблиця гортається сама, сторінка — ні.', Sample: TableSample },
  { name: 'panel, chip', caption: 'Аркуші на столі та короткі факти.', Sample: PanelSamples },
  { name: 'progress', caption: 'До 40 кроків — клітинки, більше — смуга.', Sample: ProgressSamples },
  { name: 'skeleton', caption: 'З’являється через 150 мс, щоб швидка відповідь не блимала.', Sample: SkeletonSamples },
  { name: 'problem-notice, page-state, empty-state', caption: 'Що сталося, що в безпеці, що робити.', Sample: NoticeSamples },
  { name: 'dialog', caption: 'Тримає фокус, гортається всередині, не вищий за 95 % екрана.', Sample: DialogSample },
  { name: 'consent-dialog', caption: 'Питає перед тим, чого не повернути; фокус — на шляху назад.', Sample: ConsentSample },
  { name: 'toaster', caption: 'П’ять секунд; під курсором і з фокусом не зникає.', Sample: ToastSample },
  { name: 'choice-group', caption: 'Одне з кількох: рідні перемикачі, схожі на клітинки.', Sample: ChoiceGroupSample },
  { name: 'select', caption: 'Рідний список: одне з багатьох.', Sample: SelectSample },
  { name: 'form, field, consent-field', caption: 'Відмова веде до першого поля, де щось не так.', Sample: FormSample },
  { name: 'menu', caption: 'Кілька способів за однією кнопкою: стрілками, першими літерами, Escape.', Sample: MenuSample },
  { name: 'celebration', caption: 'Тихе слово про досягнуте, щонайбільше секунда руху.', Sample: CelebrationSample },
  { name: 'mark', caption: 'Правильно, неправильно, пропущено: знак і слово.', Sample: MarkSamples },
  { name: 'breadcrumbs, contents, row-link', caption: 'Шлях до сторінки, її зміст і рядок, що веде далі.', Sample: WaySamples },
  { name: 'brand-mark, theme-switch, column, squared-paper, cell, scroller, still, visually-hidden', caption: 'Те, між чим стоїть зміст.', Sample: PlaceSamples },
  { name: 'day, stored-notice', caption: 'Дата словами та збережена копія.', Sample: TimeSamples },
  { name: 'message, unknown-address', caption: 'Сторінка, що каже одне.', Sample: MessageSample },
  { name: 'print-sheet', caption: 'Білий аркуш, який друкується сам.', Sample: PrintSheetSample },
]
