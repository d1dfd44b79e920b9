import styled from '@emotion/styled'
import { ContractPaper } from '@/components/deals/sale/ContractPaper'
import type { SaleDoor } from '@/components/deals/sale/contract-door'
import { PageLayout } from '@/components/shell/PageLayout'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { emptyContract } from '@/lib/accounts/deals/sale/contract/contract'
import type { SalePage } from '@/lib/accounts/deals/sale/sale-page'

type Props = { contract: NonNullable<SalePage['contract']>; isBlank: boolean; door: SaleDoor }

/** The contract and the handing-over report for the printer, as they are or with lines to write on. */
export function ContractScreen({ contract, isBlank, door }: Props) {
  const car = isBlank ? { name: '', firstRegistration: null } : contract.car
  return (
    <PageLayout title="Contratto da stampare" description="Il contratto di vendita e il verbale di consegna." noindex>
      <Container>
        <Column>
          <div data-screen-only>
            <p>
              <Link href={door.page}>Torna ai passi</Link>
            </p>
            <h1>Da stampare in due copie</h1>
            <p>
              Usa «Stampa» del tuo browser, oppure{' '}
              <a href={`${door.pdf}${isBlank ? `${door.pdf.includes('?') ? '&' : '?'}vuoto=1` : ''}`}>scarica il PDF</a>.
            </p>
          </div>
          <ContractPaper contract={{ data: isBlank ? emptyContract : contract.data, car }} hasHandover />
        </Column>
      </Container>
    </PageLayout>
  )
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-width: 760px;
  padding: 24px 0 64px;
`
