import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/Link'
import { type DraftPage, type KnownAdvice, type PriceAdvice, readEstimate } from '@/lib/accounts/selling/drafts/draft-page'
import { routes } from '@/lib/kernel/routes/routes'
import { draftEstimateApi } from '@/lib/kernel/routes/version-routes'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { reasonNames, signedEuro, whyText } from '@/lib/market/price-rating/price-words'
import { movedText, unknownText } from '@/lib/market/valuation/refinement-words'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { draft: Pick<DraftPage, 'id' | 'savedAt' | 'question'>; price: PriceAdvice; savedAt: string }

/** «La tua stima»: the one estimate of a draft, what the version has changed in it, and a question where answers contradict. */
export function EstimateCard({ draft, price: first, savedAt }: Props) {
  const [{ price, question }, setEstimate] = useState({ price: first, question: draft.question })
  const seen = useRef(draft.savedAt)
  useEffect(() => {
    if (seen.current === savedAt) return
    seen.current = savedAt
    void fetchJson(draftEstimateApi(draft.id)).then(
      (answer) => {
        const estimate = readEstimate(answer)
        if (estimate && seen.current === savedAt) setEstimate(estimate)
      },
      () => {}, // the estimate of before stays until the next save
    )
  }, [draft.id, savedAt])
  return (
    <Box aria-label="La tua stima">
      <Top>
        <p>La tua stima</p>
        {'why' in price ? <strong>–</strong> : <strong>{euroText(price.estimateEuro * 100)}</strong>}
        {'why' in price || (
          <p>
            8 su 10 simili fra {numberText(price.lowEuro)} e {euroText(price.highEuro * 100)}
          </p>
        )}
      </Top>
      <Words role="status">
        {question !== null && <p data-question>{question}</p>}
        {'why' in price ? <p>Nessuna stima per ora. {whyText(price.why)}</p> : <Changes price={price} />}
      </Words>
    </Box>
  )
}

function Changes({ price }: { price: KnownAdvice }) {
  const [moved, unknown] = [movedText(price), unknownText(price)]
  return (
    <>
      {moved !== undefined && (
        <p>
          <b>{moved}</b>
        </p>
      )}
      {price.parts && <Parts parts={price.parts} estimateEuro={price.estimateEuro} />}
      {unknown !== undefined && <p>{unknown}</p>}
      <p>
        È una sola e ti segue fino all’annuncio. Dai prezzi di {numberText(price.comparables)} annunci simili.{' '}
        <Link href={routes.priceMethod}>Come la calcoliamo</Link>
      </p>
    </>
  )
}

/** From the price of comparable ads to the estimate. What nobody has said changes nothing and stands below. */
function Parts({ parts: { baseEuro, steps }, estimateEuro }: { parts: NonNullable<KnownAdvice['parts']>; estimateEuro: number }) {
  return (
    <Sum>
      <div>
        <dt>Prezzo dei più simili</dt>
        <dd>{euroText(baseEuro * 100)}</dd>
      </div>
      {steps.map(
        ({ reason, euro }) =>
          reason !== 'unknown' && (
            <div key={reason}>
              <dt>{reasonNames[reason]}</dt>
              <dd>{signedEuro(euro)}</dd>
            </div>
          ),
      )}
      <div>
        <dt>Stima</dt>
        <dd>{euroText(estimateEuro * 100)}</dd>
      </div>
    </Sum>
  )
}

const Sum = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;
  div { display: flex; justify-content: space-between; gap: 12px; padding: 6px 0; border-top: 1px solid ${color.border}; }
  div:last-of-type { border-top: 2px solid ${color.text}; font-weight: 700; }
  dd { margin: 0; white-space: nowrap; }
`
const Box = styled.section`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`
const Top = styled.div`
  padding: 16px 20px;
  background: ${color.accent};
  box-shadow: inset 0 0 0 4px ${color.accent}, inset 0 0 0 5.5px ${color.textInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.base};
  strong { display: block; font: 700 ${fontSize.xl4}/1.1 ${font.display}; }
`
const Words = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 20px 18px;
  font-size: ${fontSize.base};
  [data-question] { padding: 10px 12px; border-radius: ${radius.md}; background: ${color.warningSurface}; color: ${color.warning}; font-weight: 600; }
`
