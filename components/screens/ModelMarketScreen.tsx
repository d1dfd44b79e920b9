import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ModelHead } from '@/components/models/ModelHead'
import { DaysSection } from '@/components/observatory/DaysSection'
import { Downloads } from '@/components/observatory/Downloads'
import { MarketChoice } from '@/components/observatory/MarketChoice'
import { MethodNotes } from '@/components/observatory/MethodNotes'
import { ModelTable } from '@/components/observatory/ModelTable'
import { RegionsSection } from '@/components/observatory/RegionsSection'
import { Pair, ReportSection } from '@/components/observatory/ReportSection'
import { SharesSection } from '@/components/observatory/SharesSection'
import { RegionTimeSection, TimeSection } from '@/components/observatory/TimeSection'
import { ValueSection } from '@/components/observatory/ValueSection'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import type { Option } from '@/components/ui/form/Select'
import { observatoryPath, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { fuels, gearboxes } from '@/lib/market/catalogue/vocabulary'
import { changeText, euroOf, monthName, nameOf, partText, vehicleText, wearText } from '@/lib/market/observatory/findings'
import { listHref } from '@/lib/market/observatory/list-href'
import type { MarketReport, OtherModel, ReportPrices } from '@/lib/market/observatory/market-report'
import type { ObservedModel } from '@/lib/market/observatory/observed-model'
import { besideAtMost } from '@/lib/market/observatory/observed-months'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'

type Props = {
  report: MarketReport
  beside: readonly OtherModel[]
  others: readonly ObservedModel[]
  choices: { makes: readonly Option[]; models: readonly Option[] }
}

/** The asking prices of a model. Search engines know the page of all Italy, of a model with enough ads. */
export function ModelMarketScreen({ report, beside, others, choices }: Props) {
  const { make, model, part, prices } = report
  const name = nameOf(report)
  const of = [name, partText(part)].filter(Boolean).join(' ')
  const choice = (
    <MarketChoice
      key={`${make.slug} ${model.slug} ${part.region} ${part.fuel}`}
      choices={choices}
      make={make.slug}
      model={model.slug}
      part={part}
    />
  )
  return (
    <PageLayout
      title={`Osservatorio dei prezzi: ${of}`}
      description={`Quanto si chiede per ${of}, quanto valore perde, in quanto tempo esce dal sito: dai nostri annunci, da scaricare.`}
      canonicalPath={observatoryPath(make.slug, model.slug)}
      noindex={prices === null || of !== name || beside.length > 0 || report.inRegion !== null}
    >
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', href: routes.home },
            { label: 'Osservatorio dei prezzi', href: routes.observatory },
          ]}
          current={name}
        />
        {prices ? (
          <Report report={report} prices={prices} beside={beside}>
            {choice}
          </Report>
        ) : (
          <TooFew report={report}>{choice}</TooFew>
        )}
        {!prices && report.inRegion && report.months.length > 0 && <RegionTimeSection report={report} inRegion={report.inRegion} />}
        {others.length > 0 && <Others report={report} beside={beside} others={others} />}
        {prices && <Sources report={report} prices={prices} />}
      </Container>
    </PageLayout>
  )
}

type ReportProps = {
  report: MarketReport
  prices: ReportPrices
  beside: readonly OtherModel[] /** The choice of another market. */
  children: ReactNode
}

function Report({ report, prices, beside, children }: ReportProps) {
  const { part, days, fuels: fuelShares, ages } = report
  return (
    <>
      <ModelHead
        name={nameOf(report)}
        part={partText(part)}
        body={prices.vehicle.body}
        figures={figuresOf(report, prices)}
        list={{ href: listHref(report, part), text: `Vedi gli annunci di ${nameOf(report)}` }}
      />
      {children}
      <TimeSection report={report} prices={prices} beside={beside} />
      <ValueSection report={report} prices={prices} />
      <DaysSection days={days} />
      <RegionsSection report={report} prices={prices} />
      {fuelShares.length > 0 && <SharesSection fuels={fuelShares} ages={ages} />}
    </>
  )
}

function figuresOf({ part, changeInAYear, days, ads }: MarketReport, { vehicle, reference }: ReportPrices) {
  return [
    { name: `Prezzo, ${wearText(vehicle)}`, value: euroOf(reference.euro) },
    {
      name: partText(part) === '' ? 'In 12 mesi' : 'In 12 mesi, in Italia',
      value: changeInAYear === null ? 'n.d.' : changeText(changeInAYear),
    },
    { name: 'Si vende in', value: days.medianDays === null ? 'n.d.' : `${days.medianDays} giorni` },
    { name: 'In vendita oggi', value: numberText(ads) },
  ]
}

function Others({ report, beside, others }: Omit<Props, 'choices'>) {
  const { make, model, part, months, prices } = report
  const keys = beside.map(({ key }) => key)
  const mayAdd = prices !== null && months.length > 1 && keys.length < besideAtMost
  return (
    <ReportSection title="Altri modelli" finding="Quelli con più annunci, ciascuno con la sua auto di riferimento.">
      <ModelTable
        caption="Prezzo chiesto in tutta Italia"
        models={others}
        besideHrefOf={mayAdd ? (key) => observatoryPath(make.slug, model.slug, part, [...new Set([...keys, key])]) : undefined}
      />
    </ReportSection>
  )
}

function Sources({ report, prices }: { report: MarketReport; prices: ReportPrices }) {
  const { make, model, part, ads } = report
  const seen = prices.regions.find(({ region }) => region === part.region)?.rated
  return (
    <Pair>
      <ReportSection title="Scarica i dati" finding="Le stesse righe delle tabelle, per tutti.">
        <Downloads of={{ make: make.slug, model: model.slug, ...part }} name={nameOf(report)} asOf={monthName(prices.asOf.slice(0, 7))} />
      </ReportSection>
      <ReportSection
        title="Fonti e metodo"
        finding={`Calcolato con ${seen === undefined ? `${numberText(ads)} annunci in vendita` : `${numberText(seen)} annunci di un anno, ${numberText(ads)} ancora in vendita`}.`}
      >
        <MethodNotes vehicle={vehicleText(prices, { ...fuels, ...gearboxes })} wear={wearText(prices.vehicle)} />
      </ReportSection>
    </Pair>
  )
}

function TooFew({ report, children }: { report: MarketReport; children: ReactNode }) {
  const { make, model, part, ads, adsInItaly } = report
  const name = nameOf(report)
  const of = [name, partText(part)].filter(Boolean).join(' ')
  const isEnoughInItaly = part.region !== null && adsInItaly >= adsNeeded
  return (
    <Few>
      <h1>{of}</h1>
      {children}
      <EmptyState
        title="Troppo pochi annunci per dire un prezzo"
        action={
          isEnoughInItaly ? (
            <ButtonLink href={observatoryPath(make.slug, model.slug, { fuel: part.fuel })}>Mostra tutta Italia</ButtonLink>
          ) : (
            <ButtonLink href={of === name ? listHref(report, part) : observatoryPath(make.slug, model.slug)}>
              {of === name ? `Vedi gli annunci di ${name}` : `Mostra tutte le ${name}`}
            </ButtonLink>
          )
        }
      >
        {of}: {adsText(ads)} in vendita, ne servono almeno {adsNeeded}{' '}
        {part.region === null ? 'della stessa età' : 'con quelli usciti dal sito in un anno'}.
        {part.region !== null && ` In tutta Italia ${adsInItaly === 1 ? 'è' : 'sono'} ${numberText(adsInItaly)}.`}
      </EmptyState>
    </Few>
  )
}

function adsText(ads: number): string {
  return ads === 1 ? '1 annuncio' : `${numberText(ads)} annunci`
}

const Few = styled.div`
  display: grid;
  gap: 20px;
  margin: 32px 0 40px;
`
