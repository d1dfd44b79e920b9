import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { importHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type DealerImport, type ImportCounts, isDoubtful } from '@/lib/market/dealer-imports/dealer-import'
import { ImportForm } from './ImportForm'

type Props = { dealerImport: DealerImport; slug: string; csrf: string }

/** What the file would change, and the decision; where a large part of the stock would be gone, with its number. */
export function TrialPanel({ dealerImport: { id, counts }, slug, csrf }: Props) {
  if (!counts) return null
  const needsConfirmation = isDoubtful(counts)
  return (
    <Panel aria-labelledby="prova">
      <h2 id="prova">
        {needsConfirmation ? `${numberText(counts.removed)} veicoli su ${numberText(counts.stock)} sparirebbero` : 'Prova'}
      </h2>
      <Row>
        <p>
          {needsConfirmation
            ? 'È più del 30 % dello stock: di solito il file è incompleto. Se è giusto, scrivi quanti sono.'
            : 'Nulla è ancora cambiato. Le righe rifiutate restano fuori.'}
        </p>
        {counts.removed > 0 && (
          <p>
            <Link href={`${importHref(id, slug)}&esito=removed`}>
              {counts.removed === 1 ? '1 veicolo non è' : `${numberText(counts.removed)} veicoli non sono`} più nel file
            </Link>
            : chi li apre leggerà che non sono più disponibili.
          </p>
        )}
        <ImportForm id={id} slug={slug} csrf={csrf} does="importa">
          {needsConfirmation && (
            <TextField name="spariscono" label={`Scrivi ${counts.removed} per confermare`} inputMode="numeric" required />
          )}
          <Button type="submit">{decisionText(counts)}</Button>
        </ImportForm>
        <Link href={`${importHref(id, slug)}&passo=colonne`}>Torna alle colonne</Link>
        <ImportForm id={id} slug={slug} csrf={csrf} does="abbandona">
          <Button type="submit" variant="quiet">
            Lascia tutto com’è
          </Button>
        </ImportForm>
      </Row>
    </Panel>
  )
}

/** What the button does: «Importa 480 veicoli e togli 20». */
function decisionText({ new: added, changed, draft, removed }: ImportCounts): string {
  const counted = (count: number) => (count === 1 ? '1 veicolo' : `${numberText(count)} veicoli`)
  const brought = added + changed + draft
  if (brought === 0) return removed === 0 ? 'Importa: non cambia nulla' : `Togli ${counted(removed)}`
  return `Importa ${counted(brought)}${removed === 0 ? '' : ` e togli ${numberText(removed)}`}`
}

const Row = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`
