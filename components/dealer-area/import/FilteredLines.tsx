import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { ImportLine } from '@/lib/market/dealer-imports/dealer-import'

type Props = { detail: string; lines: readonly ImportLine[]; back: string }

/** The lines of one remark alone: the car before its row. */
export function FilteredLines({ detail, lines, back }: Props) {
  return (
    <>
      <h3>
        {detail.charAt(0).toUpperCase() + detail.slice(1)}: {lines.length === 1 ? '1 riga' : `${numberText(lines.length)} righe`}
      </h3>
      <p>
        <Link href={back}>Torna a tutte le note</Link>
      </p>
      {lines.length > 0 && (
        <DataTable
          label={detail}
          isStacked
          head={['Veicolo', 'Riga']}
          rows={lines.map(({ vehicle, line }, at) => ({ key: at, cells: [vehicle || 'Senza nome', line ?? '–'] }))}
        />
      )}
    </>
  )
}
