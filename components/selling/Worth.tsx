import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import { whyText } from '@/lib/market/price-rating/price-words'
import type { Valuation } from '@/lib/market/valuation/valuation'
import { valuationResultId } from '@/lib/market/valuation/valuation-form'
import { color, font, fontSize } from '@/styles/tokens'

/** What the vehicle is worth, or why that cannot be said. */
export function Worth({ valuation, children }: { valuation: Valuation; children: ReactNode }) {
  return (
    <Box id={valuationResultId} aria-label="Quanto vale">
      <h2>{valuation.name}</h2>
      {'estimateEuro' in valuation ? (
        <>
          <strong>
            {euroText(valuation.lowEuro * 100)} – {euroText(valuation.highEuro * 100)}
          </strong>
          <p>
            Valore centrale <b>{euroText(valuation.estimateEuro * 100)}</b>, da {valuation.comparables} annunci simili.{' '}
            <Link href={routes.priceMethod}>Come lo calcoliamo</Link>
          </p>
          {children}
        </>
      ) : (
        <>
          <p>Nessuna stima per ora. {whyText(valuation.why)} Puoi pubblicare lo stesso, il prezzo lo scegli tu.</p>
          {children}
        </>
      )}
    </Box>
  )
}

const Box = styled(Panel)`
  display: grid;
  gap: 6px;
  h2 { color: ${color.textMuted}; font: 400 ${fontSize.md}/1.4 ${font.body}; }
  strong { font: 700 ${fontSize.xl4}/1.1 ${font.display}; }
`
