import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button, buttonStyle } from '@/components/ui/Button'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { onConsentChange, vendorConsent } from '@/lib/accounts/consent/vendor-consent'
import { type ProviderKey, providerKeys, providers } from '@/lib/accounts/social-login/provider'
import { openPrivacySettings } from '@/lib/kernel/browser/site-events'
import { posts, routes, socialLoginStart } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  after: string
  /** The address of the form the server sent back: of a login through a provider whom they have not allowed. */
  refusedForm?: string | undefined
  /** Leaves for the provider. */
  onLeave?(path: string): void
  /** More ways, below those. */
  children?: ReactNode
}

/** The icon of each provider; the ground of its mark stands with the styles below. */
const icons = { facebook: 'facebook' } as const satisfies Record<ProviderKey, IconName>
const leavePage = (path: string) => window.location.assign(path)

/** The other ways to log in than with a password. */
export function SocialLogin({ after, refusedForm, onLeave = leavePage, children }: Props) {
  return (
    <section aria-label="Altri modi per accedere">
      <Rule>Oppure accedi con</Rule>
      {providerKeys.map((key) => (
        <ProviderLink key={key} provider={key} after={after} isRefused={refusedForm === posts.socialLogin(key)} onLeave={onLeave} />
      ))}
      {children}
      <Note>
        Accedendo accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link> e l’
        <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Note>
    </section>
  )
}

type LinkProps = { provider: ProviderKey; after: string; isRefused: boolean; onLeave(path: string): void }

/** A plain link: the server prepares the login and redirects to the provider. With JavaScript, visitors who have not allowed the provider read that first. */
function ProviderLink({ provider, after, isRefused, onLeave }: LinkProps) {
  const { label, vendor } = providers[provider]
  const [state, setState] = useState<'idle' | 'leaving' | 'refused'>(isRefused ? 'refused' : 'idle')
  const path = socialLoginStart(provider, after)
  const leave = useCallback(() => {
    setState('leaving')
    trackEvent({ name: 'loginSent', way: provider })
    onLeave(path)
  }, [provider, onLeave, path])
  useEffect(() => {
    const comeBack = () => setState((before) => (before === 'leaving' ? 'idle' : before))
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  useEffect(() => (state === 'refused' ? onConsentChange((allows) => allows(vendor) && leave()) : undefined), [state, vendor, leave])
  const start = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'leaving') return
    setState('leaving')
    if (await vendorConsent(vendor)) leave()
    else setState('refused')
  }
  const isLeaving = state === 'leaving'
  return (
    <>
      <Provider href={path} data-variant="quiet" data-block="" aria-busy={isLeaving || undefined} onClick={(event) => void start(event)}>
        <Mark data-provider={provider}>
          <Icon name={icons[provider]} size={16} />
        </Mark>
        {isLeaving ? 'Login in corso' : label}
      </Provider>
      {state === 'refused' && (
        <Alert variant="error">
          <p>{`Per accedere con ${label} serve il tuo consenso. A ${label} non abbiamo inviato nulla.`}</p>
          <Button variant="outline" onClick={openPrivacySettings}>
            Apri le impostazioni privacy
          </Button>
        </Alert>
      )}
    </>
  )
}

const Rule = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 20px 0 14px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${color.border}; }
`
const Provider = styled.a`
  ${buttonStyle}
  min-height: 48px;
  + [role] { margin-top: 14px; }
  + [role] button { margin-top: 10px; }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  color: ${color.textInverse};
  &[data-provider='facebook'] { background: ${color.facebook}; }
`
const Note = styled.p`
  margin-top: 14px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
`
