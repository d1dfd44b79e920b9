import { useEffect, useEffectEvent, useState } from 'react'
import { missingProofs, type StoredChoice } from '@/lib/accounts/consent/choice-cookie'
import { type BannerSource, type ChoiceSource, type PurposeKey, purposes } from '@/lib/accounts/consent/privacy-choice'
import { findChoice, restoreNewerChoice, saveChoice, startConsent } from '@/lib/accounts/consent/save-choice'
import { notify } from '@/lib/kernel/browser/site-events'
import { api, routes } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import type { PrivacyDialog } from './PrivacyDialog'

type Props = {
  /** The element that opened the settings; null: they are closed. */
  settings: { opener: Element | null } | null
  onSettings(request: { opener: Element | null } | null): void
  /** Called at first, and when another page of the site has changed the choice. */
  onUndecided(isUndecided: boolean): void
}

const saved = { name: 'Scelta salvata', description: 'Cambi idea quando vuoi da «Impostazioni privacy».', variant: 'success' } as const
const notSaved = {
  name: 'Scelta non conservata',
  description: 'Il tuo browser non accetta cookie. Non usiamo niente senza il tuo sì, ma te lo richiederemo.',
  variant: 'standard',
} as const

/** Applies choices, and shows the settings when they are opened. */
export function ConsentManager({ settings, onSettings, onUndecided }: Props) {
  const [Dialog, setDialog] = useState<typeof PrivacyDialog>()
  const report = useEffectEvent(() => onUndecided(findChoice() === undefined))
  useEffect(() => {
    const choice = findChoice()
    if (choice) void sendProofs(choice)
    report()
    return startConsent(() => report())
  }, [])
  const isOpen = settings !== null
  useEffect(() => {
    if (!isOpen) return
    import('./PrivacyDialog').then(
      ({ PrivacyDialog }) => setDialog(() => PrivacyDialog),
      () => window.location.assign(`${routes.privacyPolicy}#impostazioni`), // what each purpose is stands there too
    )
  }, [isOpen])
  const save = (chosen: readonly PurposeKey[]) => {
    onUndecided(false)
    onSettings(null)
    void decide(chosen, 'preferences')
  }
  if (!settings || !Dialog) return null
  return <Dialog allowed={findChoice()?.purposes ?? []} opener={settings.opener} onSave={save} onClose={() => onSettings(null)} />
}

export function answerBanner(source: BannerSource): Promise<void> {
  return decide(source === 'banner-accept' ? purposes.map(({ key }) => key) : [], source)
}

async function decide(chosen: readonly PurposeKey[], source: ChoiceSource): Promise<void> {
  stopSending()
  const choice = await saveChoice(chosen, source)
  if (source === 'preferences') notify(findChoice() ? saved : notSaved)
  if (!choice) return
  trackEvent({ name: 'privacyChoiceMade', choice: extentOf(chosen) })
  await sendProofs(choice)
  restoreNewerChoice(choice)
}

function extentOf(chosen: readonly PurposeKey[]): 'all' | 'some' | 'none' {
  if (chosen.length === 0) return 'none'
  return chosen.length === purposes.length ? 'all' : 'some'
}

let running: AbortController | undefined

/** Aborts the request for the previous choice: its late Set-Cookie could overwrite the new one. */
function stopSending(): void {
  running?.abort()
}

/** Leaves the proofs our server lacks there, of this choice and of those before it, in their order. The choice holds without them; what did not get through is sent again from the next page. */
async function sendProofs(choice: StoredChoice): Promise<void> {
  stopSending()
  const { signal } = (running = new AbortController())
  try {
    for (const body of missingProofs(choice)) await postJson(api.privacyChoice, { csrf: '', body, signal })
  } catch {
    return
  }
}
