/** A brand in which everything is an example but one address and one store. */
export const exampleBrand = {
  name: 'Складу',
  legalEntity: 'ТОВ “Приклад”',
  registrationNumber: '00000000',
  address: 'вул. Прикладна, 1, Київ',
  emails: ['hello@skladu.example', 'olia@skladu.ua'],
  phone: '+380 00 000 00 00',
  socials: [{ name: 'Telegram', href: 'https://social.example/telegram' }],
  stores: [
    { name: 'App Store', href: 'https://example/' },
    { name: 'Google Play', href: 'https://play.google.com/x' },
  ],
}
