import styled from '@emotion/styled'
import type { AskedFact } from '@/lib/market/valuation/asked-facts'
import { nextText, refinedText } from '@/lib/market/valuation/refinement-words'
import type { KnownValuation } from '@/lib/market/valuation/valuation'

type Props = {
  valuation: Pick<KnownValuation, 'refined' | 'next' | 'lowEuro' | 'highEuro'>
  /** Where the fact can be told. */
  hrefOf: (fact: AskedFact) => string
}

/** What the facts that were told have done to the estimate, and which one would do most. */
export function RefinedEstimate({ valuation, hrefOf }: Props) {
  const [refined, next] = [refinedText(valuation), nextText(valuation)]
  if (refined === undefined && next === undefined) return null
  return (
    <Lines>
      {refined !== undefined && <p role="status">{refined}</p>}
      {valuation.next && (
        <p>
          {next} <a href={hrefOf(valuation.next.fact)}>Aggiungi {nameOf(valuation.next.fact)}</a>
        </p>
      )}
    </Lines>
  )
}

const names = { versione: 'la versione', carburante: 'il carburante', cambio: 'il cambio', potenza: 'la potenza' } as const
const nameOf = (fact: AskedFact) => names[fact]

const Lines = styled.div`
  display: grid;
  gap: 4px;
`
