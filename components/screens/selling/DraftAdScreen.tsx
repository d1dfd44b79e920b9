import styled from '@emotion/styled'
import { Columns, Gallery, Main, Price } from '@/components/ads/AdColumns'
import { AdFolds, AdSections } from '@/components/ads/AdSections'
import { AdTitle } from '@/components/ads/AdTitle'
import { SellerCard } from '@/components/ads/dealers/SellerCard'
import { SellerRow, sellerId } from '@/components/ads/dealers/SellerRow'
import { AdPictures } from '@/components/ads/gallery/AdPictures'
import { KeyFacts } from '@/components/ads/KeyFacts'
import { PricePanel } from '@/components/ads/price/PricePanel'
import { UnsaidLine } from '@/components/ads/UnsaidLine'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { Panel } from '@/components/ui/Panel'
import { sellPath } from '@/lib/kernel/routes/routes'
import { readAdPage, type SentAdPage } from '@/lib/market/ads/page/sent-ad-page'
import { unsaidFacts } from '@/lib/market/ads/page/unsaid-facts'

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
        <Columns>
          <Gallery>
            <AdPictures page={page} />
          </Gallery>
          <AdTitle ad={{ version: ad.version }} title={title} />
          <Price>
            <div>
              <PricePanel page={page}>
                <SellerRow page={page} isOwn distance={null} />
              </PricePanel>
            </div>
          </Price>
          <Main>
            <KeyFacts ad={ad} />
            <UnsaidLine facts={unsaidFacts(ad)} isOwn>
              {null}
            </UnsaidLine>
            <AdSections page={page} />
            <AdFolds page={page} />
            <div id={sellerId}>
              <SellerCard page={page} />
            </div>
          </Main>
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
`
