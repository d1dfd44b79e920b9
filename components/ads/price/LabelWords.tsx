import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { priceLabels } from '@/lib/market/price-rating/price-rating'

type Props = { label: keyof typeof priceLabels }

/** What the label of a good price says; an experiment tries other words. */
export function LabelWords({ label }: Props) {
  return (
    <ExperimentsProvider at="label_words">
      <Words label={label} />
    </ExperimentsProvider>
  )
}

function Words({ label }: Props) {
  const { text } = usePlace('label_words')
  return text(label === 1 ? 'great' : 'good', priceLabels[label])
}
