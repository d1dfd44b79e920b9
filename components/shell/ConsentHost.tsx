import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { ConsentManager as LayersType } from '@/components/consent/ConsentManager'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { privacySettings } from './navigation'

type LayersProps = ComponentProps<typeof LayersType>

/** Brings the question about privacy once the page can be used, and the settings whenever somebody asks for them. */
export function ConsentHost() {
  const [Layers, setLayers] = useState<ComponentType<LayersProps>>()
  const [settings, setSettings] = useState<LayersProps['settings']>(null)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      const { ConsentManager } = await import('@/components/consent/ConsentManager')
      if (isHere) setLayers(() => ConsentManager)
    }
    void whenIdle()
      .then(load)
      .catch(() => {}) // without the banner nothing is allowed; the next page tries again
    const stop = onSiteEvent('privacy-settings-open', () => {
      setSettings({ opener: document.activeElement })
      load().catch(() => window.location.assign(privacySettings))
    })
    return () => {
      isHere = false
      stop()
    }
  }, [])
  return Layers ? <Layers settings={settings} onSettings={setSettings} /> : null
}
