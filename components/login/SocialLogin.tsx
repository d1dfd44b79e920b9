import styled from '@emotion/styled'
import Link from 'next/link'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button, buttonStyle } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { openPrivacySettings } from '@/lib/kernel/browser/site-events'
import { routes, socialLoginStart } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { onConsentChange, vendorConsent } from '@/lib/people/consent/vendor-consent'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  after: string
  /** The server has sent them back, since they have not allowed the provider. */ isRefused?: boolean
  /** Leaves for the provider. */ onLeave?(path: string): void
}

const leavePage = (path: string) => window.location.assign(path)

/** A plain link: the server prepares the login and sends the browser on to the provider. With JavaScript whoever has not allowed the provider is told so first. */
export function SocialLogin({ after, isRefused = false, onLeave = leavePage }: Props) {
  const [state, setState] = useState<'idle' | 'leaving' | 'refused'>(isRefused ? 'refused' : 'idle')
  const path = socialLoginStart('facebook', after)
  const leave = useCallback(() => {
    setState('leaving')
    trackEvent({ name: 'loginSent', way: 'facebook' })
    onLeave(path)
  }, [onLeave, path])
  useEffect(() => {
    const comeBack = () => setState((before) => (before === 'leaving' ? 'idle' : before))
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  useEffect(() => (state === 'refused' ? onConsentChange((allows) => allows('facebook') && leave()) : undefined), [state, leave])
  const ask = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'leaving') return
    setState('leaving')
    if (await vendorConsent('facebook')) leave()
    else setState('refused')
  }
  const isLeaving = state === 'leaving'
  return (
    <section aria-label="Altri modi per accedere">
      <Rule>Oppure accedi con</Rule>
      <Provider href={path} data-variant="quiet" data-block="" aria-busy={isLeaving || undefined} onClick={(event) => void ask(event)}>
        <Mark>
          <Icon name="facebook" size={16} />
        </Mark>
        {isLeaving ? 'Login in corso' : 'Facebook'}
      </Provider>
      {state === 'refused' && (
        <Alert variant="error">
          <p>Per accedere con Facebook serve il tuo consenso. A Facebook non abbiamo inviato nulla.</p>
          <Button variant="outline" onClick={openPrivacySettings}>
            Apri le impostazioni privacy
          </Button>
        </Alert>
      )}
      <Note>
        Accedendo accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link> e l’
        <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Note>
    </section>
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
  + div { margin-top: 14px; }
  + div button { margin-top: 10px; }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${color.facebook};
  color: ${color.textInverse};
`
const Note = styled.p`
  margin-top: 14px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
`
