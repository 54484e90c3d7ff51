import type { Letter } from './post.ts'

/** The new password, once somebody has asked for it. */
export const newPasswordLetter = (password: string): Letter => ({
  subject: 'Новий пароль',
  text: [
    'Вітаємо!',
    '',
    'Надсилаємо новий пароль до твого акаунта, бо на сайті його попросили:',
    '',
    password,
    '',
    'Старий пароль більше не діє, на всіх пристроях треба ввійти знову.',
    'Якщо це був хтось інший, хвилюватися не варто: новий пароль бачиш лише ти. Увійди з ним.',
    '',
  ].join('\n'),
})
