import { useContext } from 'react'
import { MailedActions } from '@/components/selling/MailedActions'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import type { MailAction, MailedAd } from '@/lib/accounts/selling/own-ad'
import { durationText } from '@/lib/kernel/italian/duration-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  /** The code in the link of the mail. */
  code: string
  /** Null: the link is too old, or was never one, or its ad is gone. */
  ad: MailedAd | null
  outcome: FormOutcome | null
}

const labels: Readonly<Record<MailAction, string>> = { rinnova: 'Rinnova l’annuncio', pausa: 'Metti in pausa' }

/** The page behind the mails about the end of an ad. */
export function RenewAdScreen({ code, ad, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const actions = (ad?.actions ?? []).map((name) => ({ name, label: labels[name] }))
  return (
    <PageLayout title="Rinnova un annuncio" description="Tieni online un annuncio che sta per scadere." noindex>
      <MailedActions {...textsOf(ad)} code={code} actions={actions} csrf={csrf} outcome={outcome} />
    </PageLayout>
  )
}

function textsOf(ad: MailedAd | null): { title: string; intro: string } {
  if (ad === null)
    return {
      title: 'Questo link non è più valido',
      intro: 'Accedi: da «I tuoi annunci» rinnovi, metti in pausa e segni come venduto quello che vuoi.',
    }
  const name = `«${ad.title}»`
  const days = durationText(ad.daysLeft, 'day')
  if (ad.status === 'paused')
    return { title: 'L’annuncio è in pausa', intro: `${name} non lo vede nessuno. Lo rimetti online dai tuoi annunci.` }
  if (ad.isRenewed && ad.status === 'published') return { title: 'L’annuncio è rinnovato', intro: `${name} resta online ancora ${days}.` }
  if (ad.status === 'expired') return { title: 'Rimetti online il tuo annuncio', intro: `${name} è scaduto. Dati e foto ci sono ancora.` }
  if (ad.actions.includes('rinnova')) return { title: 'Rinnova il tuo annuncio', intro: `${name} resta online ancora ${days}.` }
  return { title: 'Non c’è niente da rinnovare', intro: `Nel frattempo è cambiato lo stato di ${name}: lo trovi tra i tuoi annunci.` }
}
