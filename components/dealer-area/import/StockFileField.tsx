import { TextField } from '@/components/ui/form/TextField'
import { maxFileBytes } from '@/lib/market/dealer-imports/dealer-import'

type Props = { id: string /** A sentence after the kinds of file. */; note?: string; error?: string | undefined }

/** The field in which a file with vehicles is chosen, in the dealers' area and without an account. */
export function StockFileField({ id, note, error }: Props) {
  const kinds = `CSV, Excel, LibreOffice (.ods), XML o JSON, anche in ZIP, fino a ${maxFileBytes / 1024 / 1024} MB.`
  return (
    <TextField
      id={id}
      type="file"
      name="file"
      required
      accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.xml,.json,.jsonl,.zip,.gz"
      label="File con lo stock"
      hint={note === undefined ? kinds : `${kinds} ${note}`}
      error={error}
    />
  )
}
