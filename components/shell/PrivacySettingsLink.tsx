import type { MouseEvent, ReactNode } from 'react'
import { openPrivacySettings } from '@/lib/kernel/browser/site-events'
import { privacySettings } from './navigation'

/** Opens the consent manager over the page. Without JavaScript it leads to what the policy says about it. */
export function PrivacySettingsLink({ children }: { children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPrivacySettings()
  }
  return (
    <a href={privacySettings} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  )
}
