import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { MarketPanel } from '@/components/dealer-area/MarketPanel'
import { ReachTable } from '@/components/dealer-area/ReachTable'
import { Bars } from '@/components/observatory/Bars'
import { PageLayout } from '@/components/shell/PageLayout'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { contactRate, type DealerStatistics } from '@/lib/accounts/contact/leads/dealer-statistics'
import type { MarketReach } from '@/lib/accounts/contact/leads/market-reach'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import { dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = { dealership: Dealership; dealerships: readonly DealerTab[]; statistics: DealerStatistics; market: MarketReach }

const weekFormat = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekText = (week: string) => weekFormat.format(new Date(`${week}T00:00:00Z`))

/** How often a dealer's ads were opened, saved and asked about: week by week as bars and as a table, and vehicle by vehicle. */
export function DealerStatisticsScreen({ dealership, dealerships, statistics: { weeks, total, vehicles }, market }: Props) {
  const rate = contactRate(total)
  return (
    <PageLayout title="Statistiche" description="Visite, preferiti e contatti degli annunci." noindex>
      <DealerAreaFrame title="Statistiche" current="statistics" dealership={dealership} dealerships={dealerships}>
        <Panel aria-labelledby="visite">
          <h2 id="visite">Visite per settimana</h2>
          <p>
            Nelle ultime {weeks.length} settimane: {numberText(total.views)} visite, {numberText(total.saves)} volte tra i preferiti,{' '}
            {numberText(total.messages)} messaggi, {numberText(total.calls)} numeri mostrati o richiamate chieste
            {rate !== null && `. ${rate.toLocaleString('it-IT', { maximumFractionDigits: 1 })} contatti ogni 100 visite`}.
          </p>
          <Bars
            bars={weeks.map(({ week, views }, at) => ({
              name: weekText(week),
              value: views,
              text: numberText(views),
              isStrong: at === weeks.length - 1,
            }))}
          />
          <ReachTable
            caption="Tabella delle settimane"
            first="Settimana dal"
            rows={weeks.map(({ week, ...reach }) => ({ key: week, name: weekText(week), reach }))}
          />
        </Panel>
        <MarketPanel market={market} />
        <Panel aria-labelledby="veicoli">
          <h2 id="veicoli">Veicolo per veicolo</h2>
          <p>I {vehicles.length} più visti.</p>
          <p>
            <DownloadLink href={dealerAreaHref(dealershipApi.statistics, dealership.slug)}>Scarica i dati (CSV)</DownloadLink>
          </p>
          {vehicles.length === 0 ? (
            <EmptyState title="Nessun veicolo, per ora">Qui compaiono i veicoli della concessionaria.</EmptyState>
          ) : (
            <ReachTable
              caption="Tabella dei veicoli"
              first="Veicolo"
              rows={vehicles.map(({ adId, title, href, daysOnline, ...reach }) => ({
                key: adId,
                name: (
                  <>
                    <Link href={href}>{title}</Link>
                    {daysOnline !== null && (
                      <small> · online da {daysOnline === 1 ? '1 giorno' : `${numberText(daysOnline)} giorni`}</small>
                    )}
                  </>
                ),
                reach,
              }))}
            />
          )}
        </Panel>
      </DealerAreaFrame>
    </PageLayout>
  )
}
