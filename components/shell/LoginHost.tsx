import { useRouter } from 'next/router'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import { fetchJson } from '@/lib/edge/http/fetch-json'
import { readCsrf } from '@/lib/edge/http/with-csrf'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { api, loginPath } from '@/lib/kernel/routes/routes'
import { report } from '@/lib/measuring/tracking/events'
import { SiteUrl } from './site-url'

type Panel = ComponentType<{ host: string; csrf: string; after: string; opener: Element | null; onClose(): void }>

/** Shows the login wherever somebody asks for it. The form and its rules are loaded then, and not before. */
export function LoginHost() {
  const { asPath, query } = useRouter()
  const siteUrl = useContext(SiteUrl)
  const [wish, setWish] = useState<{ after: string; opener: Element | null }>()
  const [Modal, setModal] = useState<Panel>()
  const [csrf, setCsrf] = useState('')
  useEffect(() => {
    const open = async ({ after: wanted = asPath }: { after?: string }) => {
      const after = afterLoginPath(query, wanted)
      const opener = document.activeElement
      report({ name: 'loginOpened' })
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
    return onSiteEvent('login-open', (wish) => void open(wish))
  }, [asPath, query])
  if (!Modal || !wish) return null
  return (
    <Modal
      host={siteUrl === undefined ? window.location.host : new URL(siteUrl).host}
      csrf={csrf}
      {...wish}
      onClose={() => setWish(undefined)}
    />
  )
}
