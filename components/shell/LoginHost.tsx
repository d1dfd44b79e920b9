import { useRouter } from 'next/router'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import { dropAdToSave, keepAdToSave } from '@/lib/accounts/watchlist/ad-to-save'
import { type AdToSave, onSiteEvent } from '@/lib/kernel/browser/site-events'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { api, loginPath, watchlistPathSavingAd } from '@/lib/kernel/routes/routes'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { readCsrf } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { SiteUrlContext } from './PageLayout'

type LoginRequest = { after: string; reason: string; opener: Element | null }
type Panel = ComponentType<LoginRequest & { host: string; csrf: string; onClose(): void }>

/** Opens the login on request. Its form and rules are loaded only then. */
export function LoginHost() {
  const { asPath, query } = useRouter()
  const siteUrl = useContext(SiteUrlContext)
  const [loginRequest, setRequest] = useState<LoginRequest>()
  const [Modal, setModal] = useState<Panel>()
  const [csrf, setCsrf] = useState('')
  useEffect(() => {
    const open = async ({ after: wanted = asPath, adToSave }: { after?: string; adToSave?: AdToSave }) => {
      const isStored = adToSave !== undefined && keepAdToSave(adToSave.id)
      // Without storage the login itself saves the ad and leads to the watchlist.
      const after = adToSave === undefined || isStored ? afterLoginPath(query, wanted) : watchlistPathSavingAd(adToSave.id)
      const opener = document.activeElement
      trackEvent({ name: 'loginOpened' })
      fetchJson(api.csrf).then(
        (answer) => setCsrf(readCsrf(answer)),
        () => setCsrf(''),
      ) // requested again when it is needed
      try {
        const { LoginModal } = await import('@/components/login/LoginModal')
        setModal(() => LoginModal)
        setRequest({ after, reason: adToSave === undefined ? '' : reasonToSave(adToSave), opener })
      } catch {
        window.location.assign(loginPath(after))
      }
    }
    return onSiteEvent('login-open', (update) => void open(update))
  }, [asPath, query])
  if (!Modal || !loginRequest) return null
  return (
    <Modal
      host={siteUrl === undefined ? window.location.host : new URL(siteUrl).host}
      csrf={csrf}
      {...loginRequest}
      onClose={() => {
        dropAdToSave()
        setRequest(undefined)
      }}
    />
  )
}

function reasonToSave({ name }: AdToSave): string {
  return `Accedi o registrati: poi salviamo «${name}» nei tuoi preferiti.`
}
