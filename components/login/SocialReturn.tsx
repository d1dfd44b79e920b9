import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { readErrorResponse } from '@/lib/edge/http/read-response'
import { routes } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { logInWith, takeReturn } from './social-return'

type Props = {
  provider: string
  /** Leaves this page for good: the back button must not lead to it. */ onDone?(path: string): void
}

const refusedText = 'Hai annullato l’accesso con Facebook.'
const nothingText = 'Questa pagina si apre solo tornando da Facebook.'
const replacePage = (path: string) => window.location.replace(path)

/** The page a provider sends people back to: hands over what came with them and goes on. */
export function SocialReturn({ provider, onDone = replacePage }: Props) {
  const [failure, setFailure] = useState('')
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return // what came back can be read once
    isStarted.current = true
    const found = takeReturn(window)
    const finish = async () => {
      if (found.kind !== 'granted') return setFailure(found.kind === 'refused' ? refusedText : nothingText)
      try {
        const next = await logInWith(provider, found)
        onDone(next)
      } catch (error) {
        trackEvent({ name: 'loginFailed', way: 'facebook' })
        setFailure(readErrorResponse(error).message)
      }
    }
    void finish()
  }, [provider, onDone])
  if (failure === '') {
    return (
      <>
        <p role="status">
          Login in corso
          <noscript>
            : per accedere con Facebook serve JavaScript. <a href={routes.login}>Accedi con e-mail e password</a>
          </noscript>
        </p>
        <p>
          Controlliamo con Facebook che sia tu e ti riportiamo alla pagina da cui sei partito. Di quello che Facebook ci dice teniamo solo
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
