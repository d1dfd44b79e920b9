import styled from '@emotion/styled'
import type { SalePage } from '@/lib/accounts/deals/sale/sale-page'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { ContractForm } from './ContractForm'
import { ContractPaper } from './ContractPaper'
import type { SaleDoor } from './contract-door'

type Props = { page: SalePage; door: SaleDoor; csrf: string; outcome: FormOutcome | null } & { contract: NonNullable<SalePage['contract']> }

/** What the two write for the contract, and how it reads. */
export function ContractPart({ page, contract, door, csrf, outcome }: Props) {
  return (
    <Flow>
      <section id="dati">
        <h2>I dati</h2>
        <Tip>
          <b>Restano fra voi due.</b> Targa, telaio e codici fiscali non vanno sull’annuncio e non li vede nessun altro.{' '}
          {contract.eraseOn === null
            ? 'Li cancelliamo 7 giorni dopo la consegna, 60 giorni al massimo dopo che li avete scritti.'
            : `Li cancelliamo il ${contract.eraseOn}.`}{' '}
          Se l’affare salta, subito.
        </Tip>
        {page.sale.state === 'agreed' && <ContractForm contract={contract} side={page.side} door={door} csrf={csrf} outcome={outcome} />}
      </section>
      <section>
        <h2>Il contratto</h2>
        <Actions>
          <a href={door.pdf} download>
            Scarica il PDF
          </a>
          <a href={`${door.page}&vista=contratto`}>Pagina da stampare</a>
          <a href={`${door.page}&vista=vuoto`}>Con le righe vuote, a mano</a>
        </Actions>
        <ContractPaper contract={contract} />
      </section>
    </Flow>
  )
}

const Flow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 32px;
  h2 { margin-bottom: 12px; font-size: ${fontSize.xl2}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Tip = styled.p`
  margin-bottom: 16px;
  padding: 12px 14px;
  background: ${color.accentSurface};
`
const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-bottom: 12px;
  a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
