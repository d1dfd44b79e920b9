import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/kernel/routes/routes'
import { measureText, numberText } from '@/lib/market/catalogue/number-text'
import { monthName, yearsText } from '@/lib/market/observatory/findings'
import { curveText, dearestYear, type HomeMarket, lossHeading } from '@/lib/market/observatory/home-market'
import { kmPerYear } from '@/lib/market/observatory/observed-vehicle'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { LinePlot } from './LinePlot'

/** A finding of the observatory as it stands today, with its curve. */
export function HomeObservatory({ market }: { market: HomeMarket }) {
  const { points, ads, asOf, models } = market
  const [first, last] = [points[0], points.at(-1)]
  const said = dearestYear(market)
  return (
    <Columns>
      <div>
        <Badge>Osservatorio</Badge>
        <h2>{lossHeading(market)}</h2>
        <p>{said} Guarda il tuo modello.</p>
        <ButtonLink href={routes.observatory} variant="outline">
          {models === 1 ? 'Vedi i prezzi' : `Vedi i prezzi di ${numberText(models)} modelli`}
        </ButtonLink>
      </div>
      <figure>
        <LinePlot
          said={curveText(market)}
          lines={[{ points: points.map(({ at, euro, lowEuro, highEuro }) => ({ at, value: euro, low: lowEuro, high: highEuro })) }]}
          from="lowest"
          valueText={numberText}
          below={[first, last].flatMap((point) => (point ? [{ at: point.at, text: yearsText(point.at) }] : []))}
          marked={[first, last].flatMap((point) => (point ? [point.at] : []))}
        />
        <figcaption>
          Prezzi chiesti, {measureText(kmPerYear, 'km')} l’anno, in euro. In verde chiaro, 8 annunci su 10.{' '}
          {ads === 1 ? '1 annuncio' : `${numberText(ads)} annunci`}, {monthName(asOf.slice(0, 7))}.
        </figcaption>
      </figure>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  gap: 40px;
  align-items: center;
  h2 { margin: 8px 0; }
  p { margin-bottom: 16px; color: ${color.textMuted}; }
  figcaption { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
`
