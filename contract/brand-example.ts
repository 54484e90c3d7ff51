/** The words of a configuration that may only be examples: who runs the site. */
export type Exemplary = {
  legalEntity: string
  registrationNumber: string
  address: string
  emails: readonly string[]
  phone: string
  socials: readonly { name: string; href: string }[]
  stores: readonly { name: string; href: string }[]
}

/** The domain `.example` belongs to nobody. */
const isExampleHost = (host: string): boolean => /(^|\.)example$/.test(host)
const isExampleLink = ({ href }: { href: string }): boolean => URL.canParse(href) && isExampleHost(new URL(href).hostname)
const isExampleEmail = (email: string): boolean => isExampleHost(email.split('@').at(-1) ?? '')
const isExampleText = (text: string): boolean => /приклад/i.test(text) || /^0+$/.test(text)
const isExamplePhone = (phone: string): boolean => /^(380)?0+$/.test(phone.replaceAll(/\D/g, ''))

/** The brand without what plainly is an example: the demonstration shows such values, a deployment never does. */
export function withoutExamples<B extends Exemplary>(brand: B): B {
  const text = (words: string) => (isExampleText(words) ? '' : words)
  return {
    ...brand,
    legalEntity: text(brand.legalEntity),
    registrationNumber: text(brand.registrationNumber),
    address: text(brand.address),
    emails: brand.emails.filter((email) => !isExampleEmail(email)),
    phone: isExamplePhone(brand.phone) ? '' : brand.phone,
    socials: brand.socials.filter((link) => !isExampleLink(link)),
    stores: brand.stores.filter((link) => !isExampleLink(link)),
  }
}

/** Lists what a deployment has to change, by the names in the configuration. */
export function examplesIn(brand: Exemplary): (keyof Exemplary)[] {
  const real = withoutExamples(brand)
  const names: (keyof Exemplary)[] = ['legalEntity', 'registrationNumber', 'address', 'emails', 'phone', 'socials', 'stores']
  return names.filter((name) => brand[name].length !== real[name].length)
}
