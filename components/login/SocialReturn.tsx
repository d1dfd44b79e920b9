import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import { readRefusal } from '@/lib/edge/http/refusal'
import { routes } from '@/lib/kernel/routes/routes'
import { report } from '@/lib/measuring/tracking/events'
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
        report({ name: 'loginFailed', way: 'facebook' })
        setFailure(readRefusal(error).message)
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
      <Notice variant="error">{failure}</Notice>
      <p>
        <Link href={routes.login}>Torna alla pagina di accesso</Link>
      </p>
    </>
  )
}
