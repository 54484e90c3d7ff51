import { partnershipRoles, type PartnershipLetter } from '#contract/partnership'
import type { Letter } from './post.ts'

/** Writes the letter to the team; a reply goes to the sender. */
export const letterToTeam = ({ name, organisation, role, email, message, id, topic }: PartnershipLetter): Letter => ({
  subject: `${topic === 'invoice' ? 'Рахунок' : 'Партнерство'}: ${organisation}`,
  replyTo: email,
  text: [`${name}, ${organisation}`, partnershipRoles[role], email, '', message, '', `Лист ${id}`, ''].join('\n'),
})

/** The receipt. Anybody may type anybody’s address, so it carries nothing that was typed. */
export const letterToSender = ({ topic }: PartnershipLetter): Letter => ({
  subject: topic === 'invoice' ? 'Ми отримали запит на рахунок' : 'Ми отримали лист про партнерство',
  text: [
    'Вітаємо!',
    '',
    `З цією адресою на сайті надіслано ${topic === 'invoice' ? 'запит на рахунок' : 'лист про партнерство'}. Відповімо за 3 робочі дні.`,
    '',
    'Якщо листа надіслано без вашого відома, нічого робити не треба: більше ми не напишемо.',
    '',
  ].join('\n'),
})
