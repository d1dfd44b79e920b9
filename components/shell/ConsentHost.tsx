import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { ConsentBanner } from '@/components/consent/ConsentBanner'
import type { ConsentManager as ManagerType } from '@/components/consent/ConsentManager'
import type { BannerSource } from '@/lib/accounts/consent/privacy-choice'
import { onSiteEvent, openPrivacySettings } from '@/lib/kernel/browser/site-events'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { privacySettings } from './navigation'

type ManagerProps = ComponentProps<typeof ManagerType>
type Props = {
  /** The server rendered the question, as the visitor had not decided. */
  isAskedByServer: boolean
}

const loadManager = () => import('@/components/consent/ConsentManager')

/** Asks undecided visitors about privacy, applies choices once the page is idle, and opens the settings on request. */
export function ConsentHost({ isAskedByServer }: Props) {
  const [isAsking, setAsking] = useState(isAskedByServer)
  const [Manager, setManager] = useState<ComponentType<ManagerProps>>()
  const [settings, setSettings] = useState<ManagerProps['settings']>(null)
  const isDeciding = useRef(false)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      const { ConsentManager } = await loadManager()
      if (isHere) setManager(() => ConsentManager)
    }
    void whenIdle()
      .then(load)
      .catch(() => {}) // until it is there nothing is allowed; the next page tries again
    const stop = onSiteEvent('privacy-settings-open', () => {
      setSettings({ opener: document.activeElement })
      load().catch(() => window.location.assign(privacySettings))
    })
    return () => {
      isHere = false
      stop()
    }
  }, [])
  const answer = async (source: BannerSource) => {
    isDeciding.current = true
    setAsking(false)
    setSettings(null)
    try {
      const { answerBanner } = await loadManager()
      await answerBanner(source)
    } catch {
      setAsking(true) // nothing was stored
    } finally {
      isDeciding.current = false
    }
  }
  return (
    <>
      {isAsking && <ConsentBanner onAnswer={(source) => void answer(source)} onCustomise={openPrivacySettings} />}
      {Manager && (
        <Manager
          settings={settings}
          onSettings={setSettings}
          onUndecided={(isUndecided) => setAsking(isUndecided && !isDeciding.current)}
        />
      )}
    </>
  )
}
