import { type ReactElement, useContext, useEffect, useState } from 'react'
import { readMarketingChoice } from '@/lib/accounts/consent/marketing-consent'
import { marketingConsentsFlag } from '@/lib/accounts/social-login/provider'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { clearFlag, isFlagSet } from '@/lib/kernel/browser/stored-flag'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { CurrentUserContext } from './current-user'

/** Asks once about marketing e-mails, after a registration through Facebook. */
export function MarketingConsentHost() {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const [modal, setModal] = useState<ReactElement>()
  useEffect(() => {
    if (!isLogged || !isFlagSet(marketingConsentsFlag)) return
    let isGone = false
    const ask = async () => {
      // The stored choice is loaded first: saving an empty form would revoke it.
      const [{ MarketingConsentModal }, answer] = await Promise.all([
        import('@/components/account/MarketingConsentModal'),
        fetchJson(settingsApi.consent),
      ])
      if (isGone || !isFlagSet(marketingConsentsFlag)) return
      clearFlag(marketingConsentsFlag)
      const close = () => setModal(undefined)
      const showSaved = () => {
        close()
        void refreshPage(routes.profile) // its form below still shows what was stored before
      }
      setModal(<MarketingConsentModal csrf={csrf} choice={readMarketingChoice(answer)} onSaved={showSaved} onClose={close} />)
    }
    ask().catch(() => {}) // the flag stays, so the next page asks
    return () => {
      isGone = true
    }
  }, [isLogged, csrf])
  return modal
}
