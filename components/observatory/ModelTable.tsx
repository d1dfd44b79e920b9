import { Link } from '@/components/ui/Link'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { changeText, euroOf, nameOf, wearText } from '@/lib/market/observatory/findings'
import type { ObservedModel } from '@/lib/market/observatory/observed-model'
import type { Region } from '@/lib/market/places/place'
import { FigureTable } from './FigureTable'

type Props = {
  caption: string
  models: readonly ObservedModel[]
  region?: Region | null
  besideHrefOf?: ((key: string) => string) | undefined
}

/** Models with what each is worth and how many there are; the name leads to its market, `besideHrefOf` puts it beside another. */
export function ModelTable({ caption, models, region = null, besideHrefOf }: Props) {
  return (
    <FigureTable
      caption={caption}
      head={['Modello', 'Prezzo', 'Età e km', 'In 12 mesi', 'Annunci', ...(besideHrefOf ? ['Nel tempo'] : [])]}
      rows={models.map((one) => ({
        key: `${one.make.slug}/${one.model.slug}`,
        cells: [
          <Link key="name" href={observatoryPath(one.make.slug, one.model.slug, region)}>
            {nameOf(one)}
          </Link>,
          one.last ? euroOf(one.last.euro) : 'n.d.',
          one.last ? wearText(one.last) : '',
          one.changeInAYear === null ? 'n.d.' : changeText(one.changeInAYear),
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
