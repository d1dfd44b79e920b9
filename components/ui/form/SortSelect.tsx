import { type ComponentProps, useEffect, useRef } from 'react'
import { Select } from './Select'

type Props = Pick<ComponentProps<typeof Select>, 'options' | 'dense'> & { sort: string; onChoose(sort: string): void }

/** The order of a list. The choice stands, and keeps the focus, while the list is fetched; going back shows the order of then. */
export function SortSelect({ sort, onChoose, ...select }: Props) {
  const ref = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.value = sort
  }, [sort])
  return (
    <Select {...select} ref={ref} name="ordina" label="Ordina per" defaultValue={sort} onChange={({ target }) => onChoose(target.value)} />
  )
}
