import styled from '@emotion/styled'
import { ErrorLayout } from '@/components/errors/ErrorLayout'
import { PageLayout } from '@/components/shell/PageLayout'
import { buttonStyle } from '@/components/ui/Button'

const sentence = 'Internet non risponde. Controlla la connessione e riprova: ti riportiamo alla pagina che cercavi.'

export function OfflineScreen() {
  return (
    <PageLayout title="Sei offline" description={sentence} noindex>
      <ErrorLayout
        tag="senza rete"
        title="Sei offline."
        sentence={sentence}
        actions={
          <Retry href="" data-variant="primary" data-size="lg">
            Riprova
          </Retry>
        }
      />
    </PageLayout>
  )
}

/** A plain link, because the page runs no script; the empty href reloads the address that could not be reached. */
const Retry = styled.a`${buttonStyle}`
