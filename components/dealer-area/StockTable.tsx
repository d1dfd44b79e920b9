import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { isOpenStatus, ownerActions } from '@/lib/accounts/selling/own-ad'
import { bulkActions, isChangeable, type StockPage, type StockVehicle, stockParams } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { adStatuses } from '@/lib/market/ads/ad'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { differenceWords } from '@/lib/market/price-rating/price-words'
import { nextText } from '@/lib/market/valuation/refinement-words'
import type { NextFact } from '@/lib/market/valuation/valuation'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize, radius } from '@/styles/tokens'
import { StaffForm } from './StaffForm'

type Props = {
  stock: StockPage
  nextFacts: Readonly<Record<string, NextFact>>
  slug: string
  csrf: string
  outcome: FormOutcome | null
  mayChange: boolean
}

const bulkForm = 'piu-veicoli'

/** One row for each vehicle. On a narrow screen the table is scrolled sideways. */
export function StockTable({ stock: { vehicles, query }, nextFacts, slug, csrf, outcome, mayChange }: Props) {
  const list = stockParams(query).toString()
  const failed = outcome?.form === dealershipApi.vehicles && !outcome.isDone ? outcome.values : {}
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label="I veicoli">
        <Table>
          <thead>
            <tr>
              <th scope="col">Veicolo</th>
              <th scope="col">Prezzo</th>
              <th scope="col">Sulla stima</th>
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
          <tbody>
            {vehicles.map((vehicle) => (
              <Row
                key={vehicle.card.id}
                vehicle={vehicle}
                next={nextFacts[vehicle.card.id] ?? null}
                mayChange={mayChange}
                typed={failed['annuncio'] === String(vehicle.card.id) ? failed['prezzo'] : undefined}
                form={{ slug, csrf, list }}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
      {mayChange && (
        <BulkBar id={bulkForm} method="post" action={dealershipApi.vehicles}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="concessionaria" value={slug} />
          <input type="hidden" name="elenco" value={list} />
          <input type="hidden" name="azione" value="anteprima" />
          <strong>I veicoli scelti:</strong>
          <input
            name="variazione"
            aria-label="Di quanto cambiano i prezzi, per esempio −5 % o −500"
            placeholder="−5 % o −500"
            autoComplete="off"
            defaultValue={failed['variazione'] ?? ''}
          />
          <Button type="submit" name="cambio" value="prezzi" variant="quiet" size="sm">
            Cambia i prezzi…
          </Button>
          {bulkActions.map((name) => (
            <Button key={name} type="submit" name="cambio" value={name} variant="quiet" size="sm">
              {ownerActions[name].label}…
            </Button>
          ))}
        </BulkBar>
      )}
    </>
  )
}

type RowProps = {
  vehicle: StockVehicle
  next: NextFact
  mayChange: boolean
  typed: string | undefined
  form: { slug: string; csrf: string; list: string }
}

function Row({
  vehicle: { card, daysOnline, views, saves, contacts, rating, quality, isRevised },
  next,
  mayChange,
  typed,
  form: { slug, csrf, list },
}: RowProps) {
  const { id, href, title, version, priceCents, status } = card
  const isRated = rating !== null && rating.verdict !== 'unrated' && priceCents !== null
  return (
    <tr>
      <th scope="row">
        {mayChange && (
          <label>
            <input type="checkbox" name="annuncio" value={id} form={bulkForm} />
            <VisuallyHidden>Scegli {title}</VisuallyHidden>
          </label>
        )}
        <span>
          <Link href={href}>{title}</Link> <small>{version}</small>
        </span>
      </th>
      <td>
        {mayChange && isOpenStatus(status) ? (
          <StaffForm
            action={dealershipApi.vehicles}
            csrf={csrf}
            slug={slug}
            hidden={{ azione: 'prezzo', annuncio: String(id), elenco: list }}
          >
            <input
              name="prezzo"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`Prezzo di ${title} in euro`}
              defaultValue={typed ?? (priceCents === null ? '' : numberText(Math.round(priceCents / 100)))}
            />
            <Button type="submit" variant="quiet" size="sm" aria-label={`Salva il prezzo di ${title}`}>
              Salva
            </Button>
          </StaffForm>
        ) : priceCents === null ? (
          'su richiesta'
        ) : (
          euroText(priceCents)
        )}
      </td>
      <td>
        {isRated ? differenceWords(priceCents, rating.estimateEuro).percent : 'non valutabile'}
        {isRated && rating.withheld !== undefined && <small> non in pubblico: {rating.withheld}</small>}
        {next !== null && (
          <div>
            <small>{nextText({ next })}</small>
          </div>
        )}
      </td>
      <td>{daysOnline === null ? '–' : numberText(daysOnline)}</td>
      <td>{numberText(views)}</td>
      <td>{numberText(saves)}</td>
      <td>{numberText(contacts)}</td>
      <td>{quality}</td>
      <td>
        {adStatuses[status]}
        {isRevised && <small>, modifica in revisione</small>}
      </td>
      {mayChange && (
        <td>
          {isChangeable(status) && (
            <StaffForm action={dealershipApi.drafts} csrf={csrf} slug={slug} hidden={{ annuncio: String(id) }}>
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

const Scroll = styled.div`
  position: relative; /* what is hidden in it is scrolled with it, and does not widen the page */
  overflow-x: auto;
`
const Table = styled.table`
  width: 100%;
  min-width: 1000px;
  border-collapse: collapse;
  th, td { padding: 8px; border-bottom: 1px solid ${color.border}; text-align: left; font-weight: 400; vertical-align: middle; }
  thead th { font-weight: 600; }
  th[scope='row'] > * { display: inline-block; vertical-align: middle; }
  th[scope='row'] > span { max-width: calc(100% - 40px); }
  td form { flex-wrap: nowrap; align-items: center; }
  th[scope='row'] label { padding: 12px 12px 12px 0; }
  input[name='prezzo'] { width: 104px; min-height: 40px; padding: 0 8px; border: 1px solid ${color.borderControl}; border-radius: ${radius.md}; text-align: right; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
const BulkBar = styled.form`
  input[name='variazione'] { width: 132px; min-height: 40px; padding: 0 8px; border: 1px solid ${color.borderControl}; border-radius: ${radius.md}; }
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`
