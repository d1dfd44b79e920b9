import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/DataTable'
import type { Reach } from '@/lib/accounts/contact/leads/dealer-statistics'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = { caption: string; first: string; rows: readonly { key: string | number; name: ReactNode; reach: Reach }[] }

/** Views, saves and contacts of several things. */
export function ReachTable({ caption, first, rows }: Props) {
  return (
    <DataTable
      label={caption}
      hasFigures
      head={[first, 'Visite', 'Preferiti', 'Messaggi', 'Numeri e richiamate']}
      rows={rows.map(({ key, name, reach: { views, saves, messages, calls } }) => ({
        key,
        cells: [name, ...[views, saves, messages, calls].map((count) => numberText(count))],
      }))}
    />
  )
}
