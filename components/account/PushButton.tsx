import { useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { PushOffer } from '@/lib/accounts/push/push'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify } from '@/lib/kernel/browser/site-events'
import { pushApi } from '@/lib/kernel/routes/account-paths'
import { readErrorResponse, readNotice } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'

type Props = { offer: PushOffer; csrf: string; label?: string }

/** Turns notices on for this browser. Only its press asks the browser, and nothing is sent or stored before; it is not there where the browser or the site has no push. */
export function PushButton({ offer, csrf, label = 'Attiva gli avvisi su questo dispositivo' }: Props) {
  const isReady = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (!offer || offer.isOn || !isReady || !('PushManager' in window) || !('serviceWorker' in navigator)) return null
  const turnOn = async () => {
    setFault('')
    setBusy(true)
    try {
      const { subscribeToPush } = await import('./subscribe-to-push')
      const subscription = await subscribeToPush(offer.publicKey)
      if (subscription === null)
        return setFault('Il browser non lo permette. Nelle impostazioni di questo sito consenti le notifiche, poi riprova.')
      const answer = await postJson(pushApi, { csrf, body: { azione: 'attiva', ...subscription } })
      notify({ name: 'Avvisi attivi', description: readNotice(answer), variant: 'success' })
      await refreshPage()
    } catch (error) {
      setFault(readErrorResponse(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <AsyncButton type="button" variant="outline" isLoading={isBusy} onClick={() => void turnOn()}>
        {label}
      </AsyncButton>
      {fault !== '' && <Alert variant="error">{fault}</Alert>}
    </>
  )
}
