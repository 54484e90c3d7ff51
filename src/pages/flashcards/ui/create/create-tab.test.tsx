import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ownCards } from '#samples/flashcards'
import type { Collection } from '@/entities/flashcard'
import { madePicture, packageWith } from '../../../../../tests/fixtures/cards/made-media'
import { chosen, openFlashcards } from '../../../../../tests/fixtures/open-flashcards'

const id = expect.any(String) as string
const field = (name: string) => screen.findByRole('textbox', { name })

describe('one card', () => {
  test('that asks what another asks is told of, and may be kept all the same', async () => {
    const own = { 'GET v3/flashcards/own': () => Response.json({ data: ownCards }) }
    const { user, written } = await openFlashcards('?tab=create', [chosen], own)
    await user.type(await field('Запитання'), ' дискримінант?')
    expect(await screen.findByText(/^Таке запитання вже є серед твоїх карток/)).toBeVisible()
    await user.type(await field('Відповідь'), 'Інша')
    await user.click(screen.getByRole('button', { name: 'Додати картку' }))
    await waitFor(async () => expect(await written()).toHaveLength(1))
  })

  test('is shown as it will look while it is typed, and is kept', async () => {
    const { user, written } = await openFlashcards('?tab=create')
    await user.type(await field('Запитання'), 'Корінь?')
    await user.type(await field('Відповідь'), '**Два**')
    const preview = screen.getByRole('group', { name: 'Як виглядатиме картка' })
    expect(within(preview).getByText('Два').tagName).toBe('STRONG')
    await user.click(screen.getByRole('button', { name: 'Додати картку' }))
    expect(await written()).toEqual([{ kind: 'card.written', card: { id, deck: 'own', kind: 'basic', front: 'Корінь?', back: '**Два**' } }])
    expect(await field('Запитання')).toHaveValue('')
  })

  test('without an answer stays with the reason, and nothing typed is lost', async () => {
    const { user, written } = await openFlashcards('?tab=create')
    await user.type(await field('Запитання'), 'Що?')
    await user.click(screen.getByRole('button', { name: 'Додати картку' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Додай відповідь')
    expect([await written(), (await field('Запитання')).textContent]).toEqual([[], 'Що?'])
  })

  test('gets its gaps by selecting words, one card for each', async () => {
    const { user } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('checkbox', { name: 'Картка з пропусками' }))
    const text = (await field('Текст')) as HTMLTextAreaElement
    await user.type(text, 'Кий заснував Київ')
    text.setSelectionRange(0, 3)
    await user.click(screen.getByRole('button', { name: 'Зробити пропуск' }))
    expect(text).toHaveValue('{{c1::Кий}} заснував Київ')
    expect(screen.getByRole('group', { name: 'Як виглядатиме картка' })).toHaveTextContent('[…] заснував КиївКий заснував Київ')
  })

  test('can go into a deck that is made beside it', async () => {
    const { user, written } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'Нова колода' }))
    await user.type(await field('Назва нової колоди'), 'Хімія{Enter}')
    const deck = screen.getByRole('combobox', { name: 'Колода' })
    expect(await within(deck).findByRole('option', { name: 'Хімія', selected: true })).toBeInTheDocument()
    expect(await written()).toEqual([{ kind: 'deck.written', deck: { id, title: 'Хімія' } }])
  })

  test('keeps the focus beside the deck that is made', async () => {
    const { user } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'Нова колода' }))
    expect(await field('Назва нової колоди')).toHaveFocus()
    await user.keyboard('Хімія')
    await user.click(screen.getByRole('button', { name: 'Створити колоду' }))
    expect(screen.getByRole('combobox', { name: 'Колода' })).toHaveFocus()
  })

  test('is not begun where there is no room', async () => {
    const full = { 'GET v3/flashcards/own': () => Response.json({ data: { ...ownCards, limit: 2 } }) }
    await openFlashcards('?tab=create', [chosen], full)
    expect(await screen.findByText(/^Місця для нових карток більше немає/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Додати картку' })).toBeDisabled()
  })
})

describe('a pasted table', () => {
  test('is looked through before anything is added, and rows with faults stay out', async () => {
    const { user, written } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'З таблиці' }))
    await user.click(await field('Таблиця'))
    await user.paste('988;Хрещення\n;порожньо\n1187;Назва')
    await user.click(screen.getByRole('button', { name: 'Переглянути рядки' }))
    expect(await screen.findByText('Готові: 2 картки. Без картки: 1 рядок, причини нижче.')).toBeVisible()
    expect(screen.getByRole('row', { name: '2 — Немає запитання' })).toBeVisible()
    expect(await written()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Додати: 2' }))
    expect(await written()).toEqual([
      { kind: 'card.written', card: { id, deck: 'own', kind: 'basic', front: '988', back: 'Хрещення' } },
      { kind: 'card.written', card: { id, deck: 'own', kind: 'basic', front: '1187', back: 'Назва' } },
    ])
  })
})

describe('a table that was not read as meant', () => {
  test('is read by another separator and other columns, before anything is added', async () => {
    const { user, written } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'З таблиці' }))
    await user.click(await field('Таблиця'))
    await user.paste('1,кіт;cat\n2,пес;dog')
    await user.click(screen.getByRole('button', { name: 'Переглянути рядки' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Між стовпцями' }), 'кома ,')
    expect(await screen.findByRole('row', { name: '1 кіт;cat' })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Між стовпцями' }), 'крапка з комою ;')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Запитання — стовпець' }), '2: cat')
    expect(await screen.findByRole('row', { name: 'cat 1,кіт' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Додати: 2' }))
    expect((await written()).map((each) => 'card' in each && typeof each.card === 'object' && each.card.front)).toEqual(['cat', 'dog'])
  })

  test('and is a file of the old page of Windows is read without a server', async () => {
    const { user } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'З Anki' }))
    const bytes = Uint8Array.from([0xea, 0xb3, 0xf2, 0x3b, 0x31])
    await user.upload(screen.getByLabelText(/^Файл Anki/), new File([bytes], 'words.csv'))
    expect(await screen.findByRole('row', { name: 'кіт 1' })).toBeVisible()
  })
})

describe('rows to be added', () => {
  const paste = async (hold?: (found: Collection) => Collection) => {
    const opened = await openFlashcards('?tab=create', [chosen], {}, { ...(hold && { hold }) })
    await opened.user.click(await screen.findByRole('button', { name: 'З таблиці' }))
    await opened.user.click(await field('Таблиця'))
    await opened.user.paste('988;Хрещення')
    return opened
  }

  test('are added once, however often the button is pressed meanwhile', async () => {
    const slow = Promise.withResolvers<void>()
    const write = vi.fn<() => Promise<void>>(() => slow.promise)
    const { user } = await paste((found) => ({ ...found, write }))
    await user.click(screen.getByRole('button', { name: 'Переглянути рядки' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Додати: 1' }))
    slow.resolve()
    expect(await screen.findByRole('button', { name: 'Переглянути рядки' })).toBeDisabled()
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('are those of the text that stands there, not of one that was read before', async () => {
    await paste()
    const table = await field('Таблиця')
    fireEvent.click(screen.getByRole('button', { name: 'Переглянути рядки' }))
    fireEvent.change(table, { target: { value: '1187;Назва' } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByRole('region', { name: 'Перегляд' })).toBeNull()
  })
})

describe('a file of Anki', () => {
  const pick = async (answer: () => Response | Promise<Response>, file = new File(['PK\u0003\u0004'], 'deck.apkg')) => {
    const opened = await openFlashcards('?tab=create', [chosen], { 'POST v3/flashcards/import': answer })
    await opened.user.click(await screen.findByRole('button', { name: 'З Anki' }))
    await opened.user.upload(screen.getByLabelText(/^Файл Anki/), file)
    return opened
  }

  test('may be chosen on a phone that does not know its kind', async () => {
    const { user } = await openFlashcards('?tab=create')
    await user.click(await screen.findByRole('button', { name: 'З Anki' }))
    const accepted = (await screen.findByLabelText(/^Файл Anki/)).getAttribute('accept')?.split(',')
    // iOS greys out what stands in no list of its own, unless a file of any kind is accepted.
    expect(accepted).toEqual(expect.arrayContaining(['.apkg', 'application/octet-stream']))
  })

  test('shows what is in it and what was left out', async () => {
    const card = { kind: 'basic', front: 'Q', back: 'A' }
    await pick(() =>
      Response.json({
        data: { title: 'Хімія', cards: [card], left: [{ row: 7, front: '', message: 'Немає запитання' }], media: 4, sides: 0, more: 0 },
      }),
    )
    expect(await screen.findByText('«Хімія». Готові: 1 картка. Без картки: 1 рядок, причини нижче.')).toBeVisible()
    expect(screen.getByText('Звуків і картинок, яких у файлі немає: 4.')).toBeVisible()
    expect(screen.getByRole('row', { name: '7 — Немає запитання' })).toBeVisible()
  })

  test('is shown as it will be asked: a card for each gap and each hidden place, with the pictures of the file', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
    const picture = await madePicture(1, 'png')
    const mask = (number: number) => ({ number, x: 0.1, y: 0.1, width: 0.2, height: 0.2 })
    const cards = [
      { kind: 'cloze', front: '{{c1::Кий}} заснував {{c2::Київ::місто}}', back: '' },
      {
        kind: 'occlusion',
        front: 'Клітина',
        back: 'Ядро',
        masks: [mask(1), mask(2), mask(3)],
        media: [{ side: 'front', kind: 'picture', name: 'a.png', words: 'Схема', entry: '0' }],
      },
      { kind: 'basic', front: '', back: 'Слово', media: [{ side: 'front', kind: 'sound', name: 'a.mp3', words: '', entry: '1' }] },
    ]
    const answer = () => Response.json({ data: { title: '', cards, left: [], media: 0, sides: 0, more: 0 } })
    const file = new File([packageWith('', [], { 'a.png': picture }, false)], 'deck.apkg')
    const { user } = await pick(answer, file)
    expect(await screen.findByText('Готові: 6 карток із 3 рядків: кожен пропуск і кожне закрите місце питають окремо.')).toBeVisible()
    const table = screen.getByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(7)
    expect(within(table).getByText('[…]')).toBeVisible()
    expect(within(table).getByText('[місто]')).toBeVisible()
    expect(within(table).queryByText(/c1::/)).toBeNull()
    expect(await within(table).findAllByRole('img', { name: /^Схема\. Запитують/ })).toHaveLength(3)
    expect(within(table).getByText('(звук)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Додати: 6' }))
  })

  test('brings what was learnt, unless the pupil does not want it', async () => {
    const looks = [
      [Date.parse('2026-09-01T10:00:00.000Z'), 3, 4000],
      [Date.parse('2026-09-05T10:00:00.000Z'), 3, 3000],
    ]
    const card = { kind: 'basic', front: 'Q', back: 'A', learnt: [{ gap: null, looks, isOff: true }] }
    const { user, collection } = await pick(() =>
      Response.json({ data: { title: '', cards: [card], left: [], media: 0, sides: 2, more: 0 } }),
    )
    expect(await screen.findByText('Зворотних сторін пропущено: 2.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Перенести й вивчене/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Додати: 1' }))
    await waitFor(() => expect(collection.read().book.reviews).toHaveLength(2))
    const [memory] = [...collection.read().book.memories.values()]
    expect(memory).toMatchObject({ reps: 2, isOff: true })
    expect(collection.read().own.cards.map((each) => each.id)).toEqual([memory?.card])
  })

  test('that cannot be read is refused in the words of the server', async () => {
    await pick(() => Response.json({ errorMessage: 'Це не колода Anki' }, { status: 422 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Це не колода Anki.')
  })

  test('can be chosen once more after a failure', async () => {
    const { user } = await pick(() => Response.json({ errorMessage: 'Зараз читаємо забагато файлів' }, { status: 422 }))
    await screen.findByRole('alert')
    const input = screen.getByLabelText<HTMLInputElement>(/^Файл Anki/)
    await user.click(input)
    expect(input.files).toHaveLength(0)
  })

  test('that was chosen later counts, whichever is read sooner', async () => {
    const slow = Promise.withResolvers<Response>()
    const found = (title: string) =>
      Response.json({ data: { title, cards: [{ kind: 'basic', front: 'Q', back: 'A' }], left: [], media: 0, sides: 0, more: 0 } })
    const answers = [slow.promise, Promise.resolve(found('Друга'))]
    const { user } = await pick(() => answers.shift()!)
    await user.upload(screen.getByLabelText(/^Файл Anki/), new File(['PK\u0003\u0004'], 'second.apkg'))
    expect(await screen.findByText('«Друга». Готові: 1 картка.')).toBeVisible()
    slow.resolve(found('Перша'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('«Друга». Готові: 1 картка.')).toBeVisible()
  })
})
