import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/kernel/routes/routes'
import { illustrationSrc } from '@/lib/market/illustrations/illustration'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

const picture = { category: 'auto', body: 'monovolume', colour: 'verde', id: 7 }

/** What the price labels promise, and the way to the ads that carry the better one. */
export function PriceExplained() {
  return (
    <Split>
      <div>
        <h2>Il prezzo si spiega da solo</h2>
        <p>
          Stimiamo ogni prezzo dagli annunci simili: versione, età, chilometri, dotazioni. Se è più basso di quanto la stima possa
          sbagliare, trovi l’etichetta e il perché.
        </p>
        <ButtonLink href={`${routes.cars}?etichetta=1`} size="lg">
          Guarda gli «{priceLabels[1]}»
        </ButtonLink>
      </div>
      <img src={illustrationSrc(picture, 832)} alt="" width={640} height={400} loading="lazy" />
    </Split>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 48px;
  align-items: center;
  h2 { margin-bottom: 10px; font-size: ${fontSize.xl4}; }
  p { max-width: 52ch; margin-bottom: 24px; color: ${color.textMuted}; }
  img { width: 100%; height: auto; border-radius: ${radius.lg}; }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 320px; gap: 32px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 24px; h2 { font-size: ${fontSize.xl3}; } }
`
