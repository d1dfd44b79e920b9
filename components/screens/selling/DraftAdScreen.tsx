import styled from '@emotion/styled'
import { Columns, Gallery, Main, Price, Side } from '@/components/ads/AdColumns'
import { AdSections } from '@/components/ads/AdSections'
import { SellerCard } from '@/components/ads/dealers/SellerCard'
import { AdPictures } from '@/components/ads/gallery/AdPictures'
import { KeyFacts } from '@/components/ads/KeyFacts'
import { PricePanel } from '@/components/ads/price/PricePanel'
import { SafetyAdvice } from '@/components/ads/SafetyAdvice'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { Panel } from '@/components/ui/Panel'
import { sellPath } from '@/lib/kernel/routes/routes'
import { readAdPage, type SentAdPage } from '@/lib/market/ads/page/sent-ad-page'

type Props = { draftId: string; sent: SentAdPage }

/** The page of an ad before it is one, as buyers will see it; what only an ad can do is not there. */
export function DraftAdScreen({ draftId, sent }: Props) {
  const page = readAdPage(sent)
  const { ad, title } = page
  return (
    <PageLayout title={`Anteprima: ${title}`} description="Il tuo annuncio come lo vedrà chi cerca." noindex>
      <Container>
        <Notice>
          <p role="status">
            <b>Anteprima.</b> Così vedrà l’annuncio chi cerca, con i tasti per scriverti e chiamarti. La valutazione del prezzo e i costi
            per chi compra compaiono dopo la pubblicazione.
          </p>
          <ButtonLink href={sellPath(draftId, 'pubblica')} variant="outline" size="sm">
            Torna alla bozza
          </ButtonLink>
        </Notice>
        <header>
          <h1>{title}</h1>
          <p>{ad.version}</p>
        </header>
        <Columns data-slim={page.photos.length === 0 || undefined}>
          <Gallery>
            <AdPictures page={page} />
          </Gallery>
          <Price>
            <PricePanel page={page}>{null}</PricePanel>
          </Price>
          <Main>
            <KeyFacts ad={ad} />
            <AdSections page={page} />
          </Main>
          <Side>
            <SellerCard page={page} />
            <SafetyAdvice />
          </Side>
        </Columns>
      </Container>
    </PageLayout>
  )
}

const Notice = styled(Panel)`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin: 24px 0;
  + header { margin-bottom: 16px; overflow-wrap: anywhere; }
`
