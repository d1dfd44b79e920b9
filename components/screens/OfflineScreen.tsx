import styled from '@emotion/styled'
import { PageLayout } from '@/components/shell/PageLayout'
import { buttonFace } from '@/components/ui/button-face'
import { RoadClosed } from './RoadClosed'

const sentence = 'Internet non risponde. Controlla la connessione e riprova: ti riportiamo alla pagina che cercavi.'

export function OfflineScreen() {
  return (
    <PageLayout title="Sei offline" description={sentence} noindex>
      <RoadClosed
        tag="senza rete"
        title="Sei offline."
        sentence={sentence}
        actions={
          <Retry href="" data-look="primary" data-size="lg">
            Riprova
          </Retry>
        }
      />
    </PageLayout>
  )
}

/** Nothing but a link: the page has no script, and an empty address is the one that could not be reached. */
const Retry = styled.a`${buttonFace}`
