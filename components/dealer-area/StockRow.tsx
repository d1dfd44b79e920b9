import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { isOpenStatus } from '@/lib/accounts/selling/own-ad'
import { isChangeable, type StockVehicle } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { type AdStatus, adStatuses } from '@/lib/market/ads/ad'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { cutoutSrc } from '@/lib/market/illustrations/illustration'
import { pictureSrc } from '@/lib/market/photos/photo'
import { differenceWords } from '@/lib/market/price-rating/price-words'
import { nextText } from '@/lib/market/valuation/refinement-words'
import type { NextFact } from '@/lib/market/valuation/valuation'
import { color, radius } from '@/styles/tokens'
import { StaffForm } from './StaffForm'
import { TickBox } from './TickBox'

type Props = {
  vehicle: StockVehicle
  next: NextFact
  mayChange: boolean
  typed: string | undefined
  form: { slug: string; csrf: string; list: string; bulk: string }
}

/** One vehicle of the stock. */
export function StockRow({ vehicle, next, mayChange, typed, form }: Props) {
  const { card, daysOnline, views, saves, contacts, rating, quality, isRevised } = vehicle
  const { id, href, title, version, priceCents, status, photo, illustration } = card
  const isRated = rating !== null && rating.verdict !== 'unrated' && priceCents !== null
  return (
    <tr>
      {mayChange && (
        <td data-tick>
          <TickBox name="annuncio" value={id} form={form.bulk} label={`Scegli ${title}`} />
        </td>
      )}
      <th scope="row">
        <Vehicle>
          <img src={photo === null ? cutoutSrc(illustration) : pictureSrc(photo, 320)} alt="" width="64" height="46" loading="lazy" />
          <span>
            <Link href={href}>{title}</Link>
            <small>{[version, `RIF ${id}`].filter(Boolean).join(' · ')}</small>
          </span>
        </Vehicle>
      </th>
      <td data-label="Prezzo">
        {mayChange && isOpenStatus(status) ? (
          <PriceForm vehicle={card} typed={typed} form={form} />
        ) : priceCents === null ? (
          'su richiesta'
        ) : (
          euroText(priceCents)
        )}
      </td>
      <td data-label="Rispetto alla stima">
        {isRated ? differenceWords(priceCents, rating.estimateEuro).percent : 'non valutabile'}
        {isRated && rating.withheld !== undefined && <small>non in pubblico: {rating.withheld}</small>}
        {next !== null && <small>{nextText({ next })}</small>}
      </td>
      <td data-label="Giorni">{daysOnline === null ? '–' : numberText(daysOnline)}</td>
      <td data-label="Visite">{numberText(views)}</td>
      <td data-label="Salvati">{numberText(saves)}</td>
      <td data-label="Contatti">{numberText(contacts)}</td>
      <td data-label="Qualità su 100">{quality}</td>
      <td data-label="Stato">
        <Status data-status={status}>
          {statusIcons[status] && <Icon name={statusIcons[status]} size={16} />}
          {adStatuses[status]}
        </Status>
        {isRevised && <small>modifica in revisione</small>}
      </td>
      {mayChange && (
        <td data-change>
          {isChangeable(status) && (
            <StaffForm action={dealershipApi.drafts} csrf={form.csrf} slug={form.slug} hidden={{ annuncio: String(id) }}>
              <Button type="submit" variant="quiet" size="sm" aria-label={`${status === 'draft' ? 'Completa' : 'Modifica'} ${title}`}>
                {status === 'draft' ? 'Completa' : 'Modifica'}
              </Button>
            </StaffForm>
          )}
        </td>
      )}
    </tr>
  )
}

const statusIcons: Readonly<Partial<Record<AdStatus, IconName>>> = {
  published: 'check',
  reserved: 'clock',
  draft: 'pencil',
  in_review: 'eye',
}

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px;
  border-radius: ${radius.md};
  background: ${color.surfaceAlt};
  font-weight: 600;
  white-space: nowrap;
  &[data-status='published'] { background: ${color.successSurface}; color: ${color.success}; }
  &:is([data-status='reserved'], [data-status='in_review']) { background: ${color.warningSurface}; color: ${color.warning}; }
`

type PriceFormProps = Pick<Props, 'typed' | 'form'> & { vehicle: StockVehicle['card'] }

function PriceForm({ vehicle: { id, title, priceCents }, typed, form: { slug, csrf, list } }: PriceFormProps) {
  const euro = priceCents === null ? '' : String(Math.round(priceCents / 100))
  return (
    <StaffForm
      action={dealershipApi.vehicles}
      csrf={csrf}
      slug={slug}
      hidden={{ azione: 'prezzo', annuncio: String(id), prima: euro, elenco: list }}
    >
      <input
        name="prezzo"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Prezzo di ${title} in euro`}
        defaultValue={typed ?? (euro === '' ? '' : numberText(Number(euro)))}
      />
      <Button type="submit" variant="quiet" size="sm" aria-label={`Salva il prezzo di ${title}`}>
        Salva
      </Button>
    </StaffForm>
  )
}

/** The head of the table, with the box that ticks the page. */
export function StockHead({ mayChange, children }: { mayChange: boolean; children: React.ReactNode }) {
  return (
    <thead>
      <tr>
        {mayChange && <th scope="col">{children}</th>}
        <th scope="col">Veicolo</th>
        <th scope="col">Prezzo</th>
        <th scope="col">Rispetto alla stima</th>
        <th scope="col">Giorni</th>
        <th scope="col">Visite</th>
        <th scope="col">Salvati</th>
        <th scope="col">Contatti</th>
        <th scope="col">Qualità su 100</th>
        <th scope="col">Stato</th>
        {mayChange && (
          <th scope="col">
            <VisuallyHidden>Modifica</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

const Vehicle = styled.span`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  > img { width: 64px; height: 46px; border-radius: ${radius.sm}; background: ${color.surfaceMuted}; object-fit: cover; }
  > img[src$='.svg'] { padding: 4px; object-fit: contain; }
  a { font-weight: 600; }
`
