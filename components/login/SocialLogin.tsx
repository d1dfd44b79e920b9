import styled from '@emotion/styled'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { buttonFace } from '@/components/ui/button-face'
import { routes, socialLoginStart } from '@/lib/routes/routes'
import { report } from '@/lib/tracking/events'
import { color, size } from '@/styles/tokens'

type Props = { after: string }

/** A plain link: the server prepares the login and sends the browser on to the provider. */
export function SocialLogin({ after }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leave = () => {
    setLeaving(true)
    report({ name: 'loginSent', way: 'facebook' })
  }
  return (
    <section aria-label="Altri modi per accedere">
      <Rule>Oppure accedi con</Rule>
      <Provider href={socialLoginStart('facebook', after)} data-look="quiet" data-block="" aria-busy={isLeaving || undefined} onClick={leave}>
        <Mark><Icon name="facebook" size={16} /></Mark>{isLeaving ? 'Login in corso' : 'Facebook'}
      </Provider>
      <Note>Accedendo accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link> e l’<Link href={routes.privacyPolicy}>Informativa privacy</Link>.</Note>
    </section>
  )
}

const Rule = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 20px 0 14px;
  color: ${color.asfalto600};
  font-size: ${size.base};
  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${color.asfalto200}; }
`
const Provider = styled.a`
  ${buttonFace}
  min-height: 48px;
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: #1877f2;
  color: ${color.bianco};
`
const Note = styled.p`
  margin-top: 14px;
  color: ${color.asfalto600};
  font-size: ${size.sm};
  text-align: center;
`
