import styled from '@emotion/styled'
import { SourceLinks } from '@/components/ads/SourceLinks'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import { adLoanPath } from '@/lib/kernel/routes/deals'
import { adPricePath } from '@/lib/kernel/routes/routes'
import { euroText, exactEuroText } from '@/lib/market/catalogue/number-text'
import { type BuyerProvince, buyerProvinceParam, maxProvinceLength } from '@/lib/market/running-costs/buyer-province'
import type { CostLine } from '@/lib/market/running-costs/cost-line'
import type { PurchaseCosts as Costs } from '@/lib/market/running-costs/purchase-costs'
import { fiveYearsId } from '@/lib/market/running-costs/vehicle-use'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { NewDriverNote } from './NewDriverNote'

type Props = {
  href: string
  costs: Costs | null
  province: BuyerProvince
  /** «Si guida con la patente B». */
  licences: string | null
}

const id = 'quanto-costa'

/** What a buyer pays besides the price, in the province where they live. A plain form: the server works it out. */
export function PurchaseCosts({ href, costs, province, licences }: Props) {
  const address = `${href}#${id}`
  const more = `${adPricePath(href)}${costs ? `?${buyerProvinceParam}=${costs.province.code}` : ''}#${fiveYearsId}`
  return (
    <OnScreen id={id}>
      <h2>Quanto ti costa, tutto compreso</h2>
      <p>Il prezzo dell’annuncio più quello che paghi per averlo a tuo nome.</p>
      <Form
        action={address}
        name={buyerProvinceParam}
        label="La tua provincia"
        button="Calcola"
        variant="outline"
        defaultValue={province.unknown ?? costs?.province.name}
        maxLength={maxProvinceLength}
        autoComplete="address-level1"
        error={
          province.unknown === null
            ? undefined
            : `Non conosciamo la provincia «${province.unknown}»: scrivi il nome o la sigla, per esempio Milano o MI.`
        }
      />
      {costs && <Sum costs={costs} />}
      <More>
        {licences !== null && <b>{licences}. </b>}
        <a href={more} rel="nofollow">
          Costo in 5 anni, patenti e circolazione
        </a>
        {' · '}
        <a href={adLoanPath(href)} rel="nofollow">
          Calcola la rata
        </a>
      </More>
    </OnScreen>
  )
}

function Sum({ costs }: { costs: Costs }) {
  const { province, transfer, tax, priceCents, totalCents, missing, newDriver, sources, checkedOn } = costs
  const without = missing.length > 0 && `, senza ${missing.map((label) => label.replace(/, 12 mesi$/, '')).join(', ')}`
  return (
    <>
      <Rows>
        <Row line={{ label: 'Prezzo dell’annuncio', cents: priceCents, how: '' }} />
        {[...transfer, ...tax].map((line) => (
          <Row key={line.label} line={line} />
        ))}
      </Rows>
      <Total>
        Chiavi in mano a {province.name}
        {without} <strong>{euroText(totalCents)}</strong>
      </Total>
      <Note>
        Stima: imposte e tariffe possono cambiare. Assicurazione e compenso di un’agenzia esclusi.{' '}
        <SourceLinks of="Tariffe verificate" sources={sources} checkedOn={checkedOn} />
      </Note>
      {newDriver && <NewDriverNote answer={newDriver} />}
    </>
  )
}

function Row({ line: { label, cents, how } }: { line: CostLine }) {
  return (
    <div>
      <dt>
        {label} {how !== '' && <small>{how}</small>}
      </dt>
      <dd>{amountText(cents)}</dd>
    </div>
  )
}

function amountText(cents: number | null): string {
  if (cents === null) return 'non sommato'
  return cents === 0 ? 'non dovuto' : exactEuroText(cents / 100)
}

/** An ad is printed on one sheet. */
const OnScreen = styled.section`
  @media print { display: none; }
`
const Form = styled(OneFieldForm)`
  max-width: 420px;
  margin: 16px 0 8px;
`
const Rows = styled.dl`
  > div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dt { min-width: 0; overflow-wrap: anywhere; }
  dd { flex: none; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${maxWidth(583)} { > div { gap: 10px; } }
`
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 12px;
  padding: 12px 16px;
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color.textInverse};
  strong { font: 700 ${fontSize.xl2}/1.2 ${font.display}; font-variant-numeric: tabular-nums; }
`
const Note = styled.p`
  margin-top: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
const More = styled.p`
  margin-top: 12px;
`
