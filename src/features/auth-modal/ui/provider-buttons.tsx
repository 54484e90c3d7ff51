import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import type { ProviderName } from '../api/provider'

const apple =
  'M16.4 12.6c0-2.4 2-3.6 2.1-3.7-1.1-1.7-2.9-1.9-3.5-1.9-1.5-.2-2.9.9-3.6.9s-1.9-.9-3.1-.8c-1.6 0-3.1.9-3.9 2.4-1.7 2.9-.4 7.2 1.2 9.6.8 1.2 1.7 2.5 3 2.4 1.2 0 1.7-.8 3.1-.8s1.9.8 3.1.8 2.1-1.2 2.9-2.3c.9-1.3 1.3-2.6 1.3-2.7-.1 0-2.6-1-2.6-3.9ZM14.1 5.5c.6-.8 1.1-1.9 1-3-1 0-2.1.7-2.8 1.5-.6.7-1.1 1.8-1 2.9 1.1.1 2.2-.6 2.8-1.4Z'

const names = { google: 'Google', apple: 'Apple' } as const
const signs = {
  google: (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
      <path fill="#4285f4" d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4Z" />
      <path fill="#34a853" d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22Z" />
      <path fill="#fbbc05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9L6.4 14Z" />
      <path fill="#ea4335" d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.200 7.700 9.400 6 12 6Z" />
    </svg>
  ),
  apple: (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
      <path fill="currentColor" d={apple} />
    </svg>
  ),
}

type ProviderButtonsProps = {
  /** Those that the deployment has set up. */
  providers: readonly ProviderName[]
  isBusy: boolean
  onChoose: (provider: ProviderName) => void
}

/** The buttons of identity providers; nothing where the deployment has none. */
export function ProviderButtons({ providers, isBusy, onChoose }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <>
      <div className={css({ display: 'flex', justifyContent: 'center', gap: '3', paddingTop: '2' })}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size="large"
            isSquare
            aria-label={`Увійти через ${names[provider]}`}
            disabled={isBusy}
            onClick={() => onChoose(provider)}
          >
            {signs[provider]}
          </Button>
        ))}
      </div>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        Новий акаунт через {providers.map((provider) => names[provider]).join(' чи ')} означає згоду з документами «
        <DocumentLink to={addresses.terms.to()}>Умови користування</DocumentLink>» і «
        <DocumentLink to={addresses.privacy.to()}>Політика конфіденційності</DocumentLink>».
      </p>
    </>
  )
}

const DocumentLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)
