import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { regions } from '@/lib/kernel/italian/regions'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { euroOf, nameOf, regionsFinding, wearText } from '@/lib/market/observatory/findings'
import { listHref } from '@/lib/market/observatory/list-href'
import type { MarketReport, ReportPrices } from '@/lib/market/observatory/market-report'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import type { RegionPrice } from '@/lib/market/observatory/region-prices'
import { RegionTiles } from './RegionTiles'
import { Pair, ReportSection } from './ReportSection'

type Props = { report: MarketReport; prices: ReportPrices }

const valueOf = ({ euro, modelEuro }: RegionPrice) => euro ?? modelEuro ?? 0

/** Compares the same car from region to region; a tile leads to the page of its region, a number of ads to them. */
export function RegionsSection({ report, prices }: Props) {
  const isEstimated = prices.regions.some(({ modelEuro }) => modelEuro !== undefined)
  const listed = prices.regions
    .filter(({ euro, modelEuro }) => euro !== null || modelEuro !== undefined)
    .sort((a, b) => valueOf(a) - valueOf(b))
  return (
    <ReportSection title="Da regione a regione" finding={regionsFinding(prices.regions)}>
      <Pair>
        <figure>
          <figcaption>
            Prezzo di {nameOf(report)}, {wearText(prices.vehicle)}. Più scuro, più caro. A righe: meno di {adsNeeded} annunci, fra quelli in
            vendita e quelli usciti dal sito in un anno;{' '}
            {isEstimated ? '≈ è la stima del modello, dai prezzi di tutte le auto della zona.' : 'n.d., non diamo un prezzo.'}
          </figcaption>
          <RegionTiles
            prices={prices.regions}
            current={report.part.region}
            hrefOf={(region) => observatoryPath(report.make.slug, report.model.slug, { ...report.part, region })}
          />
        </figure>
        {listed.length > 0 && (
          <DataTable
            hasCaption
            hasFigures
            label="Dalla meno cara alla più cara"
            head={['Regione', 'Prezzo', 'In un anno', 'In vendita']}
            rows={listed.map(({ region, euro, modelEuro, ads, rated }) => ({
              key: region,
              cells: [
                regions[region],
                euro === null ? `≈ ${euroOf(modelEuro ?? 0)}` : euroOf(euro),
                numberText(rated),
                ads === 0 ? (
                  '0'
                ) : (
                  <Link
                    key="ads"
                    href={listHref(report, { ...report.part, region })}
                    aria-label={`${numberText(ads)} annunci in vendita in ${regions[region]}`}
                  >
                    {numberText(ads)}
                  </Link>
                ),
              ],
            }))}
          />
        )}
      </Pair>
    </ReportSection>
  )
}
