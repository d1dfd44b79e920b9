import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type OwnAd, type OwnerAction, ownerActions, renewalDays } from '@/lib/accounts/selling/own-ad'
import { recordsPath } from '@/lib/kernel/routes/dossier'
import { ownAdApi } from '@/lib/kernel/routes/routes'
import { adStatuses } from '@/lib/market/ads/ad'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize } from '@/styles/tokens'
import { DropForm } from './DropForm'
import { PriceTip } from './PriceTip'
import { QuestionNotice } from './QuestionNotice'
import { RefusalNotice } from './RefusalNotice'
import { SoldForm } from './SoldForm'

type Props = { ad: OwnAd; csrf: string; outcome: FormOutcome | null /** The ad as others see it. */; children: ReactNode }

/** One's own ad: how it stands, what came of it, and everything its status allows. */
export function OwnAdCard({ ad, csrf, outcome, children }: Props) {
  const { card, status, daysLeft, views, saves, contacts, lowestCents, actions, isOpen, refusal, question, isRevised, tip, drop } = ad
  const action = ownAdApi.one(card.id)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  return (
    <Card aria-labelledby={`annuncio-${card.id}`}>
      <h2 id={`annuncio-${card.id}`}>
        {card.title} <small>{card.version}</small>
      </h2>
      {children}
      {tip && <PriceTip adId={card.id} title={card.title} tip={tip} priceCents={card.priceCents} csrf={csrf} />}
      <dl>
        <Figure name="Stato" value={isRevised ? `${adStatuses[status]}, modifica in revisione` : adStatuses[status]} />
        <Figure name="Visite" value={viewsText(views)} />
        <Figure name="Salvato da" value={String(saves)} />
        <Figure name="Contatti" value={String(contacts)} />
        {daysLeft !== null && (
          <Figure name="Scade" value={daysLeft === 1 ? 'domani' : `tra ${daysLeft} giorni`} isUrgent={daysLeft <= renewalDays} />
        )}
      </dl>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        {isOpen && (
          <Button type="submit" name="azione" value="modifica" variant="outline" size="sm">
            Modifica<VisuallyHidden> {card.title}</VisuallyHidden>
          </Button>
        )}
        {actions.filter(isOneStep).map((name) => (
          <Button key={name} type="submit" name="azione" value={name} variant={variantOf(name)} size="sm">
            {ownerActions[name].label}
            <VisuallyHidden> {card.title}</VisuallyHidden>
          </Button>
        ))}
      </form>
      <p>
        <Link href={recordsPath(card.id)}>
          Carte e chilometri<VisuallyHidden> di {card.title}</VisuallyHidden>
        </Link>
      </p>
      {refusal && <RefusalNotice refusal={refusal} action={action} csrf={csrf} fault={fault} />}
      {question !== null && <QuestionNotice question={question} action={action} csrf={csrf} fault={fault} />}
      {actions.includes('venduto') && <SoldForm adId={card.id} title={card.title} csrf={csrf} fault={fault} />}
      {isOpen && <PriceForm adId={card.id} priceCents={card.priceCents} lowestCents={lowestCents} csrf={csrf} fault={fault} />}
      {isOpen && <DropForm adId={card.id} title={card.title} drop={drop} isPublished={status === 'published'} csrf={csrf} fault={fault} />}
    </Card>
  )
}

/** «412, di cui 38 oggi, contate dal 3 novembre». */
function viewsText(views: OwnAd['views']): string {
  if (views === null) return '0'
  const today = views.today > 0 ? `, di cui ${numberText(views.today)} oggi` : ''
  return `${numberText(views.times)}${today}, contate dal ${dayText(views.since)}`
}

const dayText = (day: string) => new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))

type PriceFormProps = Pick<OwnAd, 'lowestCents'> & { adId: number; priceCents: number | null; csrf: string; fault: FormOutcome | undefined }

function PriceForm({ adId, priceCents, lowestCents, csrf, fault }: PriceFormProps) {
  const history = 'Il prezzo di prima resta nella storia dell’annuncio, che vedono tutti.'
  const reduction =
    lowestCents === null
      ? ''
      : ` Il più basso degli ultimi 30 giorni è ${euroText(lowestCents)}: l’annuncio risulta ribassato solo sotto questa cifra, e se il prezzo di ora è il più basso e dura da almeno 7 giorni.`
  return (
    <details open={fault?.errors['prezzo'] !== undefined}>
      <summary>Cambia prezzo</summary>
      <form method="post" action={ownAdApi.one(adId)}>
        <input type="hidden" name="_csrf" value={csrf} />
        {priceCents !== null && <input type="hidden" name="prezzo_visto" value={Math.round(priceCents / 100)} />}
        <TextField
          id={`prezzo-${adId}`}
          name="prezzo"
          label="Nuovo prezzo"
          unit="€"
          inputMode="numeric"
          defaultValue={fault?.values['prezzo'] ?? ''}
          error={fault?.errors['prezzo']}
          hint={`${history}${reduction}`}
        />
        <Button type="submit" name="azione" value="prezzo" variant="primary">
          Salva il prezzo
        </Button>
      </form>
    </details>
  )
}

/** Closing an ad asks how it went. */
const isOneStep = (name: OwnerAction) => name !== 'venduto' && name !== 'ritira'

const variants = { rinnova: 'primary', elimina: 'danger' } as const

function variantOf(name: string): 'primary' | 'danger' | 'quiet' {
  return name === 'rinnova' || name === 'elimina' ? variants[name] : 'quiet'
}

function Figure({ name, value, isUrgent = false }: { name: string; value: string; isUrgent?: boolean }) {
  return (
    <div data-urgent={isUrgent || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Card = styled(Panel)`
  display: grid;
  gap: 12px;
  justify-items: start;
  overflow-wrap: anywhere;
  h2 { font-size: ${fontSize.lg}; }
  small { color: ${color.textMuted}; font-weight: 400; }
  dl { display: flex; flex-wrap: wrap; gap: 8px 24px; font-size: ${fontSize.base}; }
  dt { color: ${color.textMuted}; }
  dd { font-weight: 600; }
  [data-urgent] dd { color: ${color.warning}; }
  > form { display: flex; flex-wrap: wrap; gap: 8px; }
  details { width: 100%; }
  summary { min-height: 44px; padding: 10px 0; line-height: 24px; color: ${color.link}; cursor: pointer; }
  details form { display: grid; gap: 12px; max-width: 320px; justify-items: start; }
`
