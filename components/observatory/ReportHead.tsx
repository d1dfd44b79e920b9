import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { numberText } from '@/lib/market/catalogue/number-text'
import { changeText, euroOf, nameOf, partText, wearText } from '@/lib/market/observatory/findings'
import type { MarketReport, ReportPrices } from '@/lib/market/observatory/market-report'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { report: MarketReport; prices: ReportPrices; listHref: string; picture: string }

/** The model with its four figures and the way to its ads. */
export function ReportHead({ report, prices, listHref, picture }: Props) {
  const { part, changeInAYear, days, ads } = report
  const where = partText(part)
  const figures = [
    { name: `Prezzo, ${wearText(prices.vehicle)}`, value: euroOf(prices.reference.euro) },
    { name: where === '' ? 'In 12 mesi' : 'In 12 mesi, in Italia', value: changeInAYear === null ? 'n.d.' : changeText(changeInAYear) },
    { name: 'Esce dal sito in', value: days.medianDays === null ? 'n.d.' : `${days.medianDays} giorni` },
    { name: 'In vendita oggi', value: numberText(ads) },
  ]
  return (
    <Head>
      <img src={picture} alt="" width="340" height="145" />
      <div>
        <h1>
          {nameOf(report)}
          {where !== '' && <small> {where}</small>}
        </h1>
        <dl>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={listHref} variant="cta">
          Vedi gli annunci di {nameOf(report)}
        </ButtonLink>
      </div>
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  margin: 32px 0 40px;
  img { width: 100%; height: auto; }
  h1 { font-size: ${fontSize.xl4}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.xl}; font-weight: 400; }
  dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 16px 0 20px; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font: 700 ${fontSize.xl2}/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 16px; margin: 24px 0 28px; img { max-width: 232px; } dl { display: grid; grid-template-columns: 1fr 1fr; } }
`
