import { useEffect, useState } from 'react'
import { notify } from '@/lib/kernel/browser/site-events'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { type ChoiceSource, type PurposeKey, purposes } from '@/lib/people/consent/privacy-choice'
import { findChoice, restoreNewerChoice, saveChoice, startConsent } from '@/lib/people/consent/save-choice'
import { ConsentBanner } from './ConsentBanner'
import { PrivacyDialog } from './PrivacyDialog'
import { sendProofs, stopSending } from './send-proofs'

type Props = {
  /** Who asked for the settings; null: they are closed. */
  settings: { opener: Element | null } | null
  onSettings(request: { opener: Element | null } | null): void
}

const saved = { name: 'Scelta salvata', description: 'Puoi cambiarla quando vuoi da «Impostazioni privacy».', variant: 'success' } as const
const notKept = {
  name: 'Scelta non conservata',
  description: 'Il tuo browser non accetta cookie: non usiamo nulla che richieda il tuo consenso, ma te lo chiederemo di nuovo.',
  variant: 'standard',
} as const

/** Asks whoever has not decided, shows the settings to whoever wants them, and lets a choice take effect. */
export function ConsentManager({ settings, onSettings }: Props) {
  const [isAsking, setAsking] = useState(() => findChoice() === undefined)
  useEffect(() => {
    const kept = findChoice()
    if (kept) void sendProofs(kept)
    return startConsent(() => setAsking(findChoice() === undefined))
  }, [])
  const decide = async (chosen: readonly PurposeKey[], source: ChoiceSource) => {
    setAsking(false)
    onSettings(null)
    stopSending()
    const choice = await saveChoice(chosen, source)
    if (source === 'preferences') notify(findChoice() ? saved : notKept)
    if (!choice) return
    trackEvent({ name: 'privacyChoiceMade', choice: extentOf(chosen) })
    await sendProofs(choice)
    restoreNewerChoice(choice)
  }
  const answer = (source: ChoiceSource) => void decide(source === 'banner-accept' ? purposes.map(({ key }) => key) : [], source)
  return (
    <>
      {isAsking && <ConsentBanner onAnswer={answer} onCustomise={() => onSettings({ opener: document.activeElement })} />}
      {settings && (
        <PrivacyDialog
          allowed={findChoice()?.purposes ?? []}
          opener={settings.opener}
          onSave={(chosen) => void decide(chosen, 'preferences')}
          onClose={() => onSettings(null)}
        />
      )}
    </>
  )
}

function extentOf(chosen: readonly PurposeKey[]): 'all' | 'some' | 'none' {
  if (chosen.length === 0) return 'none'
  return chosen.length === purposes.length ? 'all' : 'some'
}
