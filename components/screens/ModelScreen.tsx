import styled from '@emotion/styled'
import { SourceLinks } from '@/components/ads/SourceLinks'
import { ModelHead } from '@/components/models/ModelHead'
import { QuestionList } from '@/components/models/QuestionList'
import { ReportSection } from '@/components/observatory/ReportSection'
import { ValueSection } from '@/components/observatory/ValueSection'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { DataTable } from '@/components/ui/DataTable'
import { JsonLd } from '@/components/ui/JsonLd'
import { Link } from '@/components/ui/Link'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { modelPath } from '@/lib/kernel/routes/model-path'
import { observatoryPath, routes } from '@/lib/kernel/routes/routes'
import { generationSources } from '@/lib/market/catalogue/generations'
import { measureText, numberText } from '@/lib/market/catalogue/number-text'
import { bodiesByCategory, labelOf } from '@/lib/market/catalogue/vocabulary'
import { generationYears, uncountedText } from '@/lib/market/model-pages/generation-words'
import {
  adsToBeIndexed,
  type GenerationOffers,
  type ModelOffer,
  type ModelPage,
  type OfferedVersion,
  offerFigures,
  yearsOfText,
  yearsRange,
} from '@/lib/market/model-pages/model-page'
import { modelQuestions, yearPrices } from '@/lib/market/model-pages/model-questions'
import { euroOf, nameOf, wearText } from '@/lib/market/observatory/findings'
import { listHref } from '@/lib/market/observatory/list-href'
import type { ReportPrices } from '@/lib/market/observatory/market-report'
import { relTo } from '@/lib/market/search/page/search-indexing'
import { color, fontSize } from '@/styles/tokens'

type Props = { page: ModelPage; siteUrl: string }

/** A model of cars: what is on offer, what it costs by year and kilometres, its versions, and frequent questions. */
export function ModelScreen({ page, siteUrl }: Props) {
  const { body, offer, report, siblings } = page
  const { make, model, prices } = report
  const name = nameOf(report)
  const path = modelPath(make.slug, model.slug)
  const trail = [
    { label: 'Home', href: routes.home },
    { label: 'Marche e modelli', href: routes.carMakes },
    { label: make.name, href: `${routes.cars}/${make.slug}` },
  ]
  const ads = listHref(report, { region: null, fuel: null })
  const valuation = `${routes.valuation}?${new URLSearchParams({ marca: make.slug, modello: model.slug }).toString()}`
  const questions = modelQuestions(page)
  return (
    <PageLayout
      title={`${name}: prezzi, versioni e annunci`}
      description={descriptionOf(name, offer)}
      canonicalPath={path}
      noindex={offer.ads < adsToBeIndexed}
    >
      <JsonLd json={breadcrumbList([...trail, { label: name, href: path }], siteUrl)} />
      <Container>
        <Breadcrumbs trail={trail} current={name} />
        <ModelHead name={name} body={body} figures={offerFigures(offer)} list={{ href: ads, text: 'Vedi gli annunci' }}>
          <ButtonLink href={valuation} variant="outline">
            Quanto vale la tua
          </ButtonLink>
        </ModelHead>
        <ReportSection title="In vendita" finding={offerFinding(name, body, offer)}>
          <LinkGrid links={offer.lists.map(({ label, href, ads }) => ({ label, href, count: numberText(ads), rel: relTo(ads) }))} />
        </ReportSection>
        {page.regions.length > 0 && (
          <ReportSection title="Per regione" finding={`Dove ci sono più annunci di ${name}.`}>
            <LinkGrid links={page.regions.map(({ label, href, ads }) => ({ label, href, count: numberText(ads) }))} />
          </ReportSection>
        )}
        {prices && <Prices name={name} prices={prices} />}
        {prices && <ValueSection report={report} prices={prices} />}
        {page.generations && <Generations name={name} offers={page.generations} />}
        <Versions name={name} versions={page.versions} />
        {questions.length > 0 && (
          <ReportSection title="Domande frequenti">
            <QuestionList questions={questions} />
          </ReportSection>
        )}
        <ReportSection title="Per saperne di più">
          <LinkGrid
            links={[
              ...(prices ? [{ label: 'Osservatorio dei prezzi', href: observatoryPath(make.slug, model.slug) }] : []),
              { label: 'Valuta un’auto', href: valuation },
              { label: 'Come valutiamo', href: routes.priceMethod },
            ]}
          />
          <Articles>
            {page.articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={articlePath(slug)}>{title}</Link>
              </li>
            ))}
          </Articles>
        </ReportSection>
        {siblings.length > 0 && (
          <ReportSection title={`Altri modelli ${make.name}`}>
            <LinkGrid
              links={siblings.map(({ slug, name, ads }) => ({
                label: name,
                href: modelPath(make.slug, slug),
                count: numberText(ads),
                rel: relTo(ads),
              }))}
            />
          </ReportSection>
        )}
      </Container>
    </PageLayout>
  )
}

function descriptionOf(name: string, { ads, lowestEuro, highestEuro, ...years }: ModelOffer): string {
  const offered = ads === 1 ? '1 annuncio' : `${numberText(ads)} annunci`
  const prices = lowestEuro === null || highestEuro === null ? '' : ` da ${euroOf(lowestEuro)} a ${euroOf(highestEuro)}`
  const from = yearsOfText(years)
  return `${name}: ${offered}${prices}${from === '' ? '' : `, ${from}`}. Quanto costa per anno e chilometri, quanto valore perde, le versioni e le domande frequenti.`
}

function offerFinding(name: string, body: string | null, offer: ModelOffer): string {
  if (offer.ads === 0) return `Nessuna ${name} in vendita in questo momento.`
  const ads = offer.ads === 1 ? 'Un annuncio' : `${numberText(offer.ads)} annunci`
  const kind = body === null ? '' : ` Nel catalogo è tra le ${labelOf(bodiesByCategory.auto, body).toLowerCase()}.`
  return `${ads} di ${name}, divisi per tipo di offerta.${kind}`
}

function Prices({ name, prices }: { name: string; prices: ReportPrices }) {
  const rows = yearPrices(prices)
  return (
    <ReportSection
      title="Prezzo per anno"
      finding={`Quanto si chiede per ${name} immatricolata in ciascun anno. Come esempio, ${wearText(prices.vehicle)}: ${euroOf(prices.reference.euro)}.`}
    >
      <DataTable
        hasCaption
        hasFigures
        label="Stima dai nostri annunci, in tutta Italia"
        head={['Anno', 'Chilometri', 'Prezzo', '8 su 10, da', 'a']}
        rows={rows.map(({ year, km, euro, lowEuro, highEuro }) => ({
          key: String(year),
          cells: [String(year), km === 0 ? 'nuova' : measureText(km, 'km'), euroOf(euro), euroOf(lowEuro), euroOf(highEuro)],
        }))}
      />
    </ReportSection>
  )
}

/** The generations by the year of registration alone: an ad is counted where only one generation is possible. */
function Generations({ name, offers }: { name: string; offers: GenerationOffers }) {
  return (
    <ReportSection
      title="Generazioni"
      finding={`Le generazioni di ${name}, e gli annunci che ne fanno parte di sicuro per anno di immatricolazione.`}
    >
      <DataTable
        hasCaption
        hasFigures
        label="Anni di produzione o di vendita in Europa"
        head={['Generazione', 'Anni', 'Annunci', 'Prezzi']}
        rows={offers.offered.map(({ name, ads, lowestEuro, highestEuro, href, ...years }) => ({
          key: name,
          cells: [
            name,
            generationYears({ name, ...years }),
            href === null || ads === 0 ? (
              noneText(href)
            ) : (
              <Link key="ads" href={href} rel="nofollow" aria-label={`Annunci di ${name}: ${numberText(ads)}`}>
                {numberText(ads)}
              </Link>
            ),
            ads === 0 ? '–' : pricesText(lowestEuro, highestEuro),
          ],
        }))}
      />
      <Note>
        {uncountedText(offers)} <SourceLinks of="Anni letti" sources={offers.sources} checkedOn={generationSources.checkedOn} />
      </Note>
    </ReportSection>
  )
}

/** The versions as sellers write them; the catalogue knows none of its own. */
function Versions({ name, versions }: { name: string; versions: readonly OfferedVersion[] }) {
  if (versions.length === 0) return null
  return (
    <ReportSection title="Versioni in vendita" finding={`Le versioni di ${name} con più annunci, come le scrive chi vende.`}>
      <VersionTable>
        <DataTable
          hasCaption
          hasFigures
          label="Versioni con almeno due annunci"
          head={['Versione', 'Annunci', 'Prezzi', 'Anni']}
          rows={versions.map(({ version, ads, lowestEuro, highestEuro, ...years }) => ({
            key: version,
            cells: [version, numberText(ads), pricesText(lowestEuro, highestEuro), yearsRange(years)],
          }))}
        />
      </VersionTable>
    </ReportSection>
  )
}

/** A generation without a year of its own may well be among the ads that are not counted. */
function noneText(href: string | null): string {
  return href === null ? '–' : '0'
}

/** «8.500–12.990 €». */
function pricesText(lowest: number | null, highest: number | null): string {
  if (lowest === null || highest === null) return 'su richiesta'
  return lowest === highest ? euroOf(lowest) : `${numberText(lowest)}–${euroOf(highest)}`
}

const Note = styled.p`
  max-width: 68ch;
  margin-top: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
/** Names of versions are long, and a phone narrow: the table is then moved sideways. */
const VersionTable = styled.div`
  tbody th { min-width: 144px; }
`
const Articles = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 20px;
  a { display: inline-block; padding: 4px 0; font-weight: 600; }
`
