import { useRouter } from 'next/router'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import { fetchJson } from '@/lib/edge/http/fetch-json'
import { readCsrf } from '@/lib/edge/http/with-csrf'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { api, loginPath } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { SiteUrlContext } from './PageLayout'

type Panel = ComponentType<{ host: string; csrf: string; after: string; opener: Element | null; onClose(): void }>

/** Shows the login wherever somebody asks for it. The form and its rules are loaded then, and not before. */
export function LoginHost() {
  const { asPath, query } = useRouter()
  const siteUrl = useContext(SiteUrlContext)
  const [loginRequest, setWish] = useState<{ after: string; opener: Element | null }>()
  const [Modal, setModal] = useState<Panel>()
  const [csrf, setCsrf] = useState('')
  useEffect(() => {
    const open = async ({ after: wanted = asPath }: { after?: string }) => {
      const after = afterLoginPath(query, wanted)
      const opener = document.activeElement
      trackEvent({ name: 'loginOpened' })
      fetchJson(api.csrf).then(
        (answer) => setCsrf(readCsrf(answer)),
        () => setCsrf(''),
      ) // asked for again when it is needed
      try {
        const { LoginModal } = await import('@/components/login/LoginModal')
        setModal(() => LoginModal)
        setWish({ after, opener })
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
      onClose={() => setWish(undefined)}
    />
  )
}
