import type { Letter } from './post.ts'

/** The new password, once somebody has asked for it. `isFirstProof`: its use will be the first to show that the address is the owner’s. */
export const newPasswordLetter = (password: string, isFirstProof = false): Letter => ({
  subject: 'Новий пароль',
  text: [
    'Вітаємо!',
    '',
    'Надсилаємо новий пароль до твого акаунта, бо на сайті його попросили:',
    '',
    password,
    '',
    'Він діє один раз, протягом 30 хвилин. Увійди з ним і придумай свій: тоді на всіх',
    'інших пристроях треба буде ввійти знову.',
    ...(isFirstProof
      ? [
          'Адресу цього акаунта ще ніхто не підтвердив. Тому після входу участь у класах, нагадування',
          'й входи через Google чи Apple, додані раніше, зникнуть: додай їх знову.',
        ]
      : []),
    'Якщо пароля просив хтось інший, нічого робити не треба: твій теперішній пароль діє далі.',
    '',
  ].join('\n'),
})

/** Told when somebody has tried to make an account with the address of one that is there. */
export const takenAddressLetter = (): Letter => ({
  subject: 'Спроба реєстрації з твоєю адресою',
  text: [
    'Вітаємо!',
    '',
    'Хтось щойно спробував зареєструватися в «Складу» з твоєю адресою, але акаунт із нею вже є.',
    'У нього ніхто не ввійшов, і нічого в ньому не змінилося.',
    'Якщо це ти, просто ввійди. Не пам’ятаєш пароля? На сторінці входу є «Забули пароль?».',
    'Якщо не ти, нічого робити не треба.',
    '',
  ].join('\n'),
})

/** Told after the password was changed, so that its owner hears of it wherever it was done. */
export const passwordChangedLetter = (): Letter => ({
  subject: 'Пароль змінено',
  text: [
    'Вітаємо!',
    '',
    'Пароль до твого акаунта щойно змінено, на інших пристроях треба ввійти знову.',
    'Якщо це був хтось інший, попроси новий пароль на сторінці входу: «Забули пароль?»',
    '',
  ].join('\n'),
})
