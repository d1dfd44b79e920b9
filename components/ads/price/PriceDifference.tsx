import { differenceWords } from '@/lib/market/price-rating/price-words'

type Props = { askedCents: number; estimateEuro: number }

/** «1.850 € sotto la stima (−7%)». */
export function PriceDifference({ askedCents, estimateEuro }: Props) {
  const { euro, percent } = differenceWords(askedCents, estimateEuro)
  return (
    <>
      <b>{euro}</b> ({percent})
    </>
  )
}
