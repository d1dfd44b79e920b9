import { type ComparisonQuery, comparisonParams, idsText } from '@/lib/market/comparison/comparison-query'

/** Hidden fields that preserve the parameters of a comparison in its forms. */
export function ComparisonQueryFields({
  ids,
  province = '',
  kmAYear = '',
  onlyDifferent = false,
}: Partial<ComparisonQuery> & Pick<ComparisonQuery, 'ids'>) {
  return (
    <>
      {ids.length > 0 && <input type="hidden" name={comparisonParams.ad} value={idsText(ids)} />}
      {province !== '' && <input type="hidden" name={comparisonParams.province} value={province} />}
      {kmAYear !== '' && <input type="hidden" name={comparisonParams.kmAYear} value={kmAYear} />}
      {onlyDifferent && <input type="hidden" name={comparisonParams.onlyDifferent} value="1" />}
    </>
  )
}
