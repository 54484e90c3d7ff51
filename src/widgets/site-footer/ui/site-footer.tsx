import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import { ReportFault } from '@/features/report-fault'
import type { Brand } from '@/shared/config'
import { BrandMark } from '@/shared/ui/brand-mark'
import { columnLook } from '@/shared/ui/column'
import { Still } from '@/shared/ui/still'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { FooterLink, linkLook, newTabNoteId } from './footer-link'
import { FooterSection } from './footer-section'
import { LegalEntity } from './legal-entity'

type SiteFooterProps = { brand: Brand }

export const SiteFooter = memo(function SiteFooter({ brand }: SiteFooterProps) {
  const hasContacts = brand.emails.length > 0 || brand.phone !== ''
  return (
    <footer className={background}>
      <div className={column}>
        <div className={sections}>
          <Still>
            <FooterSection title="Навігація" isNavigation>
              <FooterLink href="/dashboard" text="Навчання" />
              <FooterLink href="/subjects" text="Предмети" />
              <FooterLink href="/flashcard" text="Флешкартки" />
              <FooterLink href="/group-premium" text="Преміум для класу" />
              <FooterLink href="/team" text="Команда" />
              <FooterLink href="/partnership" text="Партнерство" />
            </FooterSection>
            {brand.socials.length > 0 && (
              <FooterSection title="Соціальні мережі">
                {brand.socials.map(({ name, href }) => (
                  <FooterLink key={href} href={href} text={name} isNewTab />
                ))}
              </FooterSection>
            )}
            {hasContacts && (
              <FooterSection title="Контакти">
                {brand.emails.map((email) => (
                  <FooterLink key={email} href={`mailto:${email}`} text={email} />
                ))}
                {brand.phone !== '' && <FooterLink href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} text={brand.phone} />}
              </FooterSection>
            )}
          </Still>
          <FooterSection title="Додаткові посилання">
            <FooterLink href="/terms" text="Умови користування" isNewTab />
            <FooterLink href="/privacy" text="Політика конфіденційності" isNewTab />
            <FooterLink href="/public-oferta" text="Публічна оферта" />
            <FooterLink href="/rekvizyty" text="Реквізити компанії" />
            <li>
              <ReportFault className={cx(linkLook, pressed)} />
            </li>
          </FooterSection>
          <Still>
            {brand.stores.length > 0 && (
              <FooterSection title="Завантажити застосунок">
                {brand.stores.map(({ name, href }) => (
                  <FooterLink key={href} href={href} text={name} isNewTab />
                ))}
              </FooterSection>
            )}
          </Still>
        </div>
        <LastRow brand={brand} />
        <span id={newTabNoteId} hidden>
          Відкриється в новій вкладці
        </span>
      </div>
    </footer>
  )
})

/** Who stands behind the site, what it says of itself, and its light. */
function LastRow({ brand }: SiteFooterProps) {
  return (
    <div className={lastRow}>
      <Still>
        <div className={css({ row: '3' })}>
          <BrandMark />
          <LegalEntity brand={brand} />
        </div>
        <nav aria-label="Про сайт">
          <ul className={css({ wrap: '4' })}>
            <FooterLink href="/pro-nmt" text="Про НМТ" />
            <FooterLink href="/pytannia" text="Запитання й відповіді" />
            <FooterLink href="/yak-my-rakhuiemo" text="Як ми рахуємо" />
            <FooterLink href="/dostupnist" text="Доступність" />
            <FooterLink href="/licenses" text="Ліцензії" />
          </ul>
        </nav>
      </Still>
      <ThemeSwitch />
    </div>
  )
}

const background = css({ marginTop: 'auto', borderTop: 'line', backgroundColor: 'canvas', _print: { display: 'none' } })
const column = cx(columnLook, css({ paddingTop: { base: '6', md: '10' }, paddingBottom: { base: '5', md: '8' } }))
const sections = css({ stack: { base: '5', md: '8' }, gridTemplateColumns: { base: 'two', sm: 'fit44' } })
const lastRow = css({
  wrap: { base: '4', md: '6' },
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: { base: '5', md: '8' },
  paddingTop: { base: '4', md: '6' },
  borderTop: 'line',
})
const pressed = css({ cursor: 'pointer', textAlign: 'start' })
