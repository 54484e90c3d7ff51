import { partnershipRoles, type PartnershipLetter } from '#contract/partnership'
import type { Letter } from './post.ts'

/** What the team reads; an answer goes to the sender. */
export const letterToTeam = ({ name, organisation, role, email, message, id, topic }: PartnershipLetter): Letter => ({
  subject: `${topic === 'invoice' ? 'Рахунок' : 'Партнерство'}: ${organisation}`,
  replyTo: email,
  text: [`${name}, ${organisation}`, partnershipRoles[role], email, '', message, '', `Лист ${id}`, ''].join('\n'),
})

const link = /\b(?:https?:\/\/|www\.)\S+/gi

/** The copy. Anybody may type anybody’s address, so it carries neither links nor names that were typed. */
export const letterToSender = ({ message, topic }: PartnershipLetter): Letter => ({
  subject: topic === 'invoice' ? 'Копія запиту на рахунок' : 'Копія листа про партнерство',
  text: [
    'Вітаємо!',
    '',
    `З цією адресою на сайті надіслано ${topic === 'invoice' ? 'запит на рахунок' : 'лист про партнерство'}. Відповімо за 3 робочі дні. Копія листа:`,
    '',
    ...message.split('\n').map((line) => `> ${line.replace(link, '[посилання]')}`),
    '',
    'Якщо листа надіслано без твого відома, нічого робити не треба: більше ми не напишемо.',
    '',
  ].join('\n'),
})
