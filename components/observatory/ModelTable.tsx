import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { changeText, euroOf, nameOf, wearText } from '@/lib/market/observatory/findings'
import type { MarketReport } from '@/lib/market/observatory/market-report'
import type { ObservedModel } from '@/lib/market/observatory/observed-model'
import { Sparkline } from './Sparkline'

type Props = {
  caption: string
  models: readonly ObservedModel[]
  part?: MarketReport['part']
  besideHrefOf?: ((key: string) => string) | undefined
}

/** Models with what each is worth and how many there are; the name leads to its market, `besideHrefOf` puts it beside another. */
export function ModelTable({ caption, models, part, besideHrefOf }: Props) {
  return (
    <DataTable
      hasCaption
      hasFigures
      label={caption}
      head={[
        'Modello',
        'Prezzo',
        'Età e km',
        '24 mesi',
        'In 12 mesi',
        'Giorni in vendita',
        'Annunci',
        ...(besideHrefOf ? ['Nel tempo'] : []),
      ]}
      rows={models.map((one) => ({
        key: `${one.make.slug}/${one.model.slug}`,
        cells: [
          <Link key="name" href={observatoryPath(one.make.slug, one.model.slug, part)}>
            {nameOf(one)}
          </Link>,
          euroOf(one.euro),
          wearText(one),
          <Sparkline key="months" months={one.months} />,
          one.changeInAYear === null ? 'n.d.' : changeText(one.changeInAYear),
          one.daysOnline === null ? 'n.d.' : numberText(one.daysOnline),
          numberText(one.ads),
          ...(besideHrefOf
            ? [
                <Link key="beside" href={besideHrefOf(`${one.make.slug}/${one.model.slug}`)} aria-label={`Confronta con ${nameOf(one)}`}>
                  Confronta
                </Link>,
              ]
            : []),
        ],
      }))}
    />
  )
}
