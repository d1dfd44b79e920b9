import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { onConsentChange, vendorConsent } from '@/lib/accounts/consent/vendor-consent'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { type FollowConsent, startErrorReporting } from '@/lib/kernel/errors/start-error-reporting'

/** Reports failures once the page can be used. Where that fails too, nothing is reported until the next page tries again. */
export function ErrorReporting() {
  const { asPath } = useRouter()
  useEffect(() => {
    void whenIdle()
      .then(() => startErrorReporting(followReplayConsent))
      .catch(() => {})
  }, [asPath])
  return null
}

const followReplayConsent: FollowConsent = (listen) => {
  onConsentChange((allows) => listen(allows('replay')))
  void vendorConsent('replay').then(listen)
}
