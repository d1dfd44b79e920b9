import styled from '@emotion/styled'
import { MarketChoice } from '@/components/observatory/MarketChoice'
import { ModelTable } from '@/components/observatory/ModelTable'
import { ReportSection } from '@/components/observatory/ReportSection'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import type { Option } from '@/components/ui/form/Select'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { MarketReport } from '@/lib/market/observatory/market-report'
import type { ObservedModel } from '@/lib/market/observatory/observed-model'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  shown: readonly ObservedModel[]
  /** Models with enough ads, of all makes; none before the first night. */
  count: number
  choices: { makes: readonly Option[]; models: readonly Option[] }
  make: { slug: string; name: string } | null
  part: MarketReport['part']
}

/** The models whose market can be looked at. */
export function ObservatoryScreen({ shown, count, choices, make, part }: Props) {
  return (
    <PageLayout
      title={make ? `Osservatorio dei prezzi: ${make.name}` : 'Osservatorio dei prezzi'}
      description="Quanto si chiede per un’auto usata, quanto valore perde, in quanto tempo esce dal sito. Dai nostri annunci, per tutti, da scaricare."
      canonicalPath={routes.observatory}
      noindex={make !== null || part.region !== null || part.fuel !== null}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Osservatorio dei prezzi" />
        <Head>
          <h1>Osservatorio dei prezzi</h1>
          <p>
            Quanto si chiede per un’auto usata, quanto valore perde, in quanto tempo si vende. Dai nostri annunci, per tutti, da scaricare.
          </p>
        </Head>
        <MarketChoice key={`${make?.slug} ${part.region} ${part.fuel}`} choices={choices} make={make?.slug ?? ''} part={part} />
        <Models>
          <ReportSection title={make ? `I modelli ${make.name}` : 'I modelli con più annunci'} finding={findingOf(count, make)}>
            {shown.length > 0 ? (
              <ModelTable caption="Prezzo dell’auto che seguiamo di ogni modello" models={shown} part={part} />
            ) : (
              <p>
                {make ? `Di nessun modello ${make.name}` : 'Di nessun modello'} ci sono ancora {adsNeeded} annunci.
              </p>
            )}
            <p>
              Prezzi chiesti, non pagati, sempre della stessa auto. <Link href={routes.priceMethod}>Come valutiamo</Link>
            </p>
          </ReportSection>
        </Models>
      </Container>
    </PageLayout>
  )
}

function findingOf(count: number, make: Props['make']): string {
  const all = count === 1 ? 'Un modello ha' : `${numberText(count)} modelli hanno`
  return `${all} almeno ${adsNeeded} annunci${make ? ' in tutto il sito' : ': per gli altri non diamo numeri'}.`
}

const Head = styled.header`
  padding: 8px 0 24px;
  h1 { font-size: ${fontSize.xl4}; }
  p { max-width: 62ch; margin-top: 8px; color: ${color.textSecondary}; font-size: ${fontSize.lg}; }
`
const Models = styled.div`
  margin-top: 32px;
  section > p:last-of-type { margin-top: 16px; }
`
