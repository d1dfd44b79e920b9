import styled from '@emotion/styled'
import { AdLine } from '@/components/ads/AdLine'
import { PricePosition } from '@/components/ads/price/PricePosition'
import { RefinedEstimate } from '@/components/ads/price/RefinedEstimate'
import { DeclareFactButton } from '@/components/selling/DeclareFactButton'
import { DraftList } from '@/components/selling/DraftList'
import { OwnAdCard } from '@/components/selling/OwnAdCard'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import type { OwnAd } from '@/lib/accounts/selling/own-ad'
import { adIdFrom, ownAdApi, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  ads: readonly OwnAd[]
  drafts: readonly DraftLine[]
  savedCount: number
  unread: number
  csrf: string
  outcome: FormOutcome | null
}

/** The ads of the user who is logged in, and their drafts. */
export function OwnAdsScreen({ ads, drafts, savedCount, unread, csrf, outcome }: Props) {
  return (
    <PageLayout title="I tuoi annunci" description="I tuoi annunci, come stanno andando e che cosa puoi farne." noindex>
      <PrivateArea current="ownAds" savedCount={savedCount} unread={unread}>
        <Head>
          <h1>I tuoi annunci</h1>
          {ads.length > 0 && (
            <ButtonLink href={routes.sell} variant="outline">
              Nuovo annuncio
            </ButtonLink>
          )}
        </Head>
        <Outcome outcome={outcome} csrf={csrf} />
        <DraftList drafts={drafts} csrf={csrf} />
        {ads.length === 0 && (
          <EmptyState title="Nessun annuncio, per ora" action={<ButtonLink href={routes.sell}>Vendi un veicolo</ButtonLink>}>
            Quattro dati bastano per una stima. Per i privati pubblicare è gratis.
          </EmptyState>
        )}
        <List>
          {ads.map((ad) => (
            <li key={ad.card.id}>
              <OwnAdCard ad={ad} csrf={csrf} outcome={outcome}>
                <AdLine card={ad.card} />
                <PricePosition card={ad.card} rating={ad.rating} />
                <RefinedEstimate
                  valuation={ad}
                  linkToDeclare={(_, words) =>
                    ad.isOpen && <DeclareFactButton adId={ad.card.id} title={ad.card.title} words={words} csrf={csrf} />
                  }
                />
              </OwnAdCard>
            </li>
          ))}
        </List>
      </PrivateArea>
    </PageLayout>
  )
}

/** What came of the last press, and what takes it back. */
function Outcome({ outcome, csrf }: Pick<Props, 'outcome' | 'csrf'>) {
  if (outcome === null || outcome.message === '') return null
  const { undo, changed: given } = outcome.isDone ? outcome.values : {}
  const changed = adIdFrom(given)
  return (
    <Alert variant={outcome.isDone ? 'success' : 'error'}>
      {outcome.message}
      {changed !== undefined && undo !== undefined && (
        <form method="post" action={ownAdApi.one(changed)}>
          <input type="hidden" name="_csrf" value={csrf} />
          <Button type="submit" name="azione" value={undo} variant="outline" size="sm">
            Annulla
          </Button>
        </form>
      )}
    </Alert>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;
`
const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 24px;
`
