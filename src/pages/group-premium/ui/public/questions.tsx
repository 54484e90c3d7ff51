import { css } from 'styled-system/css'

const questions = [
  {
    title: 'Чи потрібен преміум, щоб розв’язувати тести?',
    text: 'Ні. Тести, розбори, теорія й результати безкоштовні для всіх. Завдання групи теж може скласти кожен учасник.',
  },
  {
    title: 'Чи потрібен учням акаунт?',
    text: 'Так, щоб зайняти місце. Усе, що зроблено без акаунта на цьому пристрої, переходить у нього під час входу.',
  },
  {
    title: 'Як замінити учасника?',
    text: 'Забери місце в одного й дай код іншому. Той, хто втратив місце, зберігає всі свої тести, відповіді й результати.',
  },
  {
    title: 'Що буде, коли строк мине?',
    text: 'Преміум для місць вимкнеться, група лишиться в списку, дані — у своїх господарів. Групу можна продовжити, коли зручно.',
  },
  {
    title: 'Чи можна передати групу іншому вчителю?',
    text: 'Так, посиланням для нового власника. Згоди учасників при цьому знімаються: їх давали не йому, тож він попросить знову.',
  },
  {
    title: 'А якщо заклад на прифронтовій чи деокупованій території?',
    text: 'Напиши нам через форму нижче й познач це в коментарі: домовимося про умови окремо.',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={css({ textStyle: 'heading', marginBottom: '4' })}>
        Часті запитання
      </h2>
      <div className={css({ display: 'grid', maxWidth: 'text' })}>
        {questions.map(({ title, text }) => (
          <details key={title} className={css({ borderBottom: 'line' })}>
            <summary className={css({ minHeight: 'target', paddingBlock: '3', textStyle: 'label', cursor: 'pointer' })}>{title}</summary>
            <p className={css({ marginBottom: '4', color: 'inkMuted' })}>{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
