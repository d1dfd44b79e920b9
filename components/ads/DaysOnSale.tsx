import { Figure, FigureList } from '@/components/ads/costs/FigureList'
import { durationText } from '@/lib/kernel/italian/duration-text'

type Props = { days: number | null; others: number | null }

/** How long an ad has been online, and half of the others of its model. */
export function DaysOnSale({ days, others }: Props) {
  if (days === null && others === null) return null
  return (
    <FigureList>
      {days !== null && <Figure label="In vendita da">{daysText(days)}</Figure>}
      {others !== null && <Figure label="Annunci di questo modello, mediana">{daysText(others)}</Figure>}
    </FigureList>
  )
}

function daysText(days: number): string {
  return days === 0 ? 'meno di un giorno' : durationText(days, 'day')
}
