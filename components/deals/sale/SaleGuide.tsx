import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import { buyerBrings, type SalePage, sellerBrings, signingPlaces } from '@/lib/accounts/deals/sale/sale-page'
import { exactEuroText } from '@/lib/market/catalogue/number-text'
import { buyerProvinceParam, maxProvinceLength } from '@/lib/market/running-costs/buyer-province'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import type { SaleDoor } from './contract-door'

/** One step with its number, what has to be done and by whom. */
export function Step({ at, now, title, children }: { at: number; now: number; title: string; children: ReactNode }) {
  return (
    <Panel>
      <Body data-now={at === now || undefined}>
        <h2>
          <span aria-hidden="true">{at + 1}</span> {title}
          {at < now && <small>Fatto</small>}
          {at === now && <small data-now="">Adesso</small>}
        </h2>
        {children}
      </Body>
    </Panel>
  )
}

/** What each brings to the signature. */
export function Documents({ page: { buyer, seller } }: { page: SalePage }) {
  return (
    <Two>
      <Bring who={`Porta ${seller}`} what={sellerBrings} />
      <Bring who={`Porta ${buyer}`} what={buyerBrings} />
    </Two>
  )
}

function Bring({ who, what }: { who: string; what: readonly { what: string; note: string }[] }) {
  return (
    <div>
      <h3>{who}</h3>
      <List>
        {what.map((one) => (
          <li key={one.what}>
            <Icon name="check" />
            <span>
              {one.what}
              <small>{one.note}</small>
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}

/** Where the seller signs, and how the money changes hands. */
export function Signing() {
  return (
    <>
      <Two>
        {signingPlaces.map(({ name, text, note, link }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <small>{note}</small>
            {link && (
              <p>
                <a href={link.href} rel="noopener noreferrer">
                  {link.text}
                </a>
              </p>
            )}
          </div>
        ))}
      </Two>
      <h3>Il pagamento</h3>
      <List>
        <li>
          <Icon name="check" />
          <span>
            Bonifico istantaneo, allo sportello
            <small>Chi compra lo fa lì davanti. Chi vende firma quando vede i soldi sul suo conto, non quando vede la ricevuta.</small>
          </span>
        </li>
        <li>
          <Icon name="check" />
          <span>
            Assegno circolare, verificato
            <small>
              Chi vende chiama la banca che l’ha emesso, al numero trovato da sé e in orario di sportello, e chiede il bene emissione.
            </small>
          </span>
        </li>
      </List>
      <Warning>
        <b>Mai così.</b> Caparre su ricarica, contanti oltre il limite di legge, link di pagamento, «corriere che ritira», assegni il
        venerdì sera.
      </Warning>
    </>
  )
}

/** What the transfer costs the buyer, in the province they live in. */
export function TransferCosts({ page: { costs }, door }: { page: SalePage; door: SaleDoor }) {
  const known = costs?.transfer.every(({ cents }) => cents !== null)
  const total = costs?.transfer.reduce((sum, { cents }) => sum + (cents ?? 0), 0) ?? 0
  const [path, query] = door.page.split('?')
  return (
    <div>
      <h3>Quanto costa il passaggio</h3>
      {costs && (
        <Sum>
          {costs.transfer.map(({ label, how, cents }) => (
            <div key={label}>
              <dt>
                {label}
                {how !== '' && <small>{how}</small>}
              </dt>
              <dd>{cents === null ? 'non indicato' : exactEuroText(cents / 100)}</dd>
            </div>
          ))}
          {known && (
            <div>
              <dt>Passaggio, lo paga chi compra</dt>
              <dd>{exactEuroText(total / 100)}</dd>
            </div>
          )}
        </Sum>
      )}
      <form method="get" action={path}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="provincia-passaggio">Provincia di chi compra</label>
        <Row>
          <input id="provincia-passaggio" name={buyerProvinceParam} defaultValue={costs?.province.name} maxLength={maxProvinceLength} />
          <button type="submit">Ricalcola</button>
        </Row>
      </form>
      <small>Stima{costs?.checkedOn ? ' con tariffe verificate' : ''}. Le agenzie aggiungono il loro compenso.</small>
    </div>
  )
}

const Body = styled.div`
  display: grid;
  gap: 14px;
  h2 { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; font-size: ${fontSize.xl}; }
  h2 > span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 38px;
    border: 2px solid ${color.accent};
    border-radius: ${radius.xs};
    font-size: ${fontSize.lg};
  }
  &[data-now] h2 > span { background: ${color.accent}; color: ${color.textInverse}; }
  h2 small { margin-left: auto; padding: 3px 10px; border-radius: ${radius.sm}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; font-size: ${fontSize.base}; font-weight: 600; }
  h2 small[data-now] { background: ${color.infoSurface}; color: ${color.info}; }
  h3 { margin-bottom: 6px; font-size: ${fontSize.md}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 24px;
  > div { min-width: 0; overflow-wrap: anywhere; }
  ${maxWidth(700)} { grid-template-columns: minmax(0, 1fr); }
`
const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 8px; }
  svg { flex: none; margin-top: 2px; color: ${color.accent}; }
  small { display: block; }
`
const Warning = styled.p`
  padding: 12px 14px;
  border-radius: ${radius.md};
  background: ${color.warningSurface};
`
const Sum = styled.dl`
  > div { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  > div:last-of-type { font-weight: 700; }
  dt { min-width: 0; }
  dt small { display: block; font-weight: 400; }
  dd { flex: none; white-space: nowrap; font-variant-numeric: tabular-nums; }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 6px 0;
  input { min-width: 0; flex: 1 1 160px; }
  input, button {
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
  button { font-weight: 600; cursor: pointer; }
`
