import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import { type ProviderKey, providers } from '@/lib/accounts/social-login/provider'
import { routes } from '@/lib/kernel/routes/routes'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { logInWith, takeReturn } from './social-return'

type Props = {
  provider: ProviderKey
  /** Leaves this page for good: the back button must not lead to it. */
  onDone?(path: string): void
}

const replacePage = (path: string) => window.location.replace(path)

/** The return page of a provider: sends its token to our server and goes on. */
export function SocialReturn({ provider, onDone = replacePage }: Props) {
  const { label } = providers[provider]
  const [failure, setFailure] = useState('')
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return // what came back can be read once
    isStarted.current = true
    const found = takeReturn(window)
    const finish = async () => {
      if (found.kind === 'refused') return setFailure(`Hai annullato l’accesso con ${label}.`)
      if (found.kind === 'nothing') return setFailure(`Questa pagina si apre solo tornando da ${label}.`)
      try {
        const next = await logInWith(provider, found)
        onDone(next)
      } catch (error) {
        trackEvent({ name: 'loginFailed', way: provider })
        setFailure(readErrorResponse(error).message)
      }
    }
    void finish()
  }, [provider, label, onDone])
  if (failure === '') {
    return (
      <>
        <p role="status">
          Login in corso
          <noscript>
            : per accedere con {label} serve JavaScript. <a href={routes.login}>Accedi con e-mail e password</a>
          </noscript>
        </p>
        <p>
          Controlliamo con {label} che sia tu e ti riportiamo alla pagina da cui sei partito. Di quello che {label} ci dice teniamo solo
          nome, e-mail e il codice del tuo profilo.
        </p>
      </>
    )
  }
  return (
    <>
      <Alert variant="error">{failure}</Alert>
      <p>
        <Link href={routes.login}>Torna alla pagina di accesso</Link>
      </p>
    </>
  )
}
