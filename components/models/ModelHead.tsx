import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { numberText } from '@/lib/market/catalogue/number-text'
import { bodyTileSrc } from '@/lib/market/illustrations/illustration'
import { type ModelOffer, yearsRange } from '@/lib/market/model-pages/model-page'
import { euroOf } from '@/lib/market/observatory/findings'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { name: string; body: string | null; offer: ModelOffer; listHref: string; valuationHref: string }

/** A model with what is on offer of it, and the ways on: its ads, and what one's own is worth. */
export function ModelHead({ name, body, offer, listHref, valuationHref }: Props) {
  const { lowestEuro, highestEuro } = offer
  const figures = [
    { name: 'In vendita oggi', value: numberText(offer.ads) },
    {
      name: 'Prezzi',
      value: lowestEuro === null || highestEuro === null ? 'non indicato' : `${euroOf(lowestEuro)} – ${euroOf(highestEuro)}`,
    },
    { name: 'Immatricolazioni', value: yearsRange(offer) },
  ]
  return (
    <Head>
      <img src={bodyTileSrc('auto', body ?? 'altro')} alt="" width="340" height="145" />
      <div>
        <h1>{name}</h1>
        <dl>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Ways>
          <ButtonLink href={listHref} variant="cta">
            Vedi gli annunci
          </ButtonLink>
          <ButtonLink href={valuationHref} variant="outline">
            Quanto vale la tua
          </ButtonLink>
        </Ways>
      </div>
    </Head>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
const Head = styled.header`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  margin: 24px 0 40px;
  img { width: 100%; height: auto; }
  h1 { font-size: ${fontSize.xl4}; overflow-wrap: anywhere; }
  dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 16px 0 20px; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font: 700 ${fontSize.xl2}/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 16px; margin: 16px 0 28px; img { max-width: 232px; } }
`
