import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AskedFact } from '@/lib/market/valuation/asked-facts'
import { nextText, refinedText } from '@/lib/market/valuation/refinement-words'
import type { KnownValuation, NextFact } from '@/lib/market/valuation/valuation'

type Props = {
  /** The valuation; one without a value has only the next fact. */
  valuation: Pick<KnownValuation, 'refined' | 'next' | 'lowEuro' | 'highEuro'> | { next: NextFact }
  /** The link to where the fact can be declared, named «Aggiungi il cambio». */
  linkToDeclare: (fact: AskedFact, words: string) => ReactNode
}

/** What the declared facts change in the estimate, and which further fact would change most. */
export function RefinedEstimate({ valuation, linkToDeclare }: Props) {
  const [refined, next] = ['refined' in valuation ? refinedText(valuation) : undefined, nextText(valuation)]
  if (refined === undefined && next === undefined) return null
  return (
    <Lines>
      {refined !== undefined && <p role="status">{refined}</p>}
      {valuation.next && (
        <div>
          {next} {linkToDeclare(valuation.next.fact, `Aggiungi ${names[valuation.next.fact]}`)}
        </div>
      )}
    </Lines>
  )
}

const names = { versione: 'la versione', carburante: 'il carburante', cambio: 'il cambio', potenza: 'la potenza' } as const

const Lines = styled.div`
  display: grid;
  gap: 4px;
`
