import styled from '@emotion/styled'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button, buttonStyle } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { colours } from '@/lib/market/catalogue/vocabulary'
import type { ImportGroup } from '@/lib/market/dealer-imports/dealer-import'
import type { Fix } from '@/lib/market/stock-import/rows/corrections'
import { VersionChoice } from './VersionChoice'

type Props = { kind: Fix; group: ImportGroup; id: number; slug: string; csrf: string }

const colourOptions = Object.entries(colours).map(([value, label]) => ({ value, label }))

/** One answer for a group of remarks; the file is then tried again. What is left empty stays as it is. */
export function RemarkFix({ kind, group, id, slug, csrf }: Props) {
  const form = { action: dealershipApi.import(id), csrf, slug }
  const hidden = { azione: 'correggi', importazione: String(id), correzione: kind }
  if (kind === 'metres')
    return (
      <StaffForm {...form} hidden={hidden}>
        <span>Forse i metri al posto dei chilometri.</span>
        <Button type="submit" variant="outline" size="sm">
          Dividi per 1.000
        </Button>
      </StaffForm>
    )
  if (kind === 'column')
    return (
      <p>
        Se il file ha la colonna con un altro nome, indicala qui; altrimenti aggiungila nel file e caricalo di nuovo.{' '}
        <ButtonLink href={`${importHref(id, slug)}&passo=colonne`} variant="outline" size="sm">
          Aggiungi la colonna
        </ButtonLink>
      </p>
    )
  if (kind === 'colour')
    return (
      <Folded>
        <summary data-variant="outline" data-size="sm">
          {group.values.length === 1 ? 'Traduci' : `Traduci i ${group.values.length}`}
        </summary>
        <StaffForm {...form} hidden={hidden}>
          <p>Dimmi una volta che cosa vuol dire: me lo ricordo per i prossimi file.</p>
          {group.values.map((word, at) => (
            <div key={word}>
              <input type="hidden" name={`parola-${at}`} value={word} />
              <Select name={`colore-${at}`} label={`«${word}»`} emptyLabel="Lascialo com’è" options={colourOptions} defaultValue="" />
            </div>
          ))}
          <Button type="submit" variant="outline" size="sm">
            Traduci
          </Button>
        </StaffForm>
      </Folded>
    )
  if (kind === 'version')
    return (
      <Folded>
        <summary data-variant="outline" data-size="sm">
          Scegli la versione
        </summary>
        <StaffForm {...form} hidden={hidden}>
          <VersionChoice {...group} />
        </StaffForm>
      </Folded>
    )
  const rows = group.rows.filter(({ line }) => line !== null)
  return (
    <Folded>
      <summary data-variant="outline" data-size="sm">
        {rows.length === 1 ? 'Scrivi il prezzo' : `Scrivi i ${rows.length} prezzi`}
      </summary>
      <StaffForm {...form} hidden={hidden}>
        {rows.map(({ line, vehicle }) => (
          <TextField
            key={line}
            name={`prezzo-${line}`}
            label={[vehicle, `riga ${line}`].filter(Boolean).join(', ')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder="Prezzo in euro"
          />
        ))}
        {group.count > rows.length && <p>Poi tocca alle altre {group.count - rows.length}.</p>}
        <Button type="submit" variant="outline" size="sm">
          Salva i prezzi
        </Button>
      </StaffForm>
    </Folded>
  )
}

const Folded = styled.details`
  form { display: grid; gap: 12px; justify-items: start; max-width: 420px; padding-bottom: 8px; }
  form > div { width: 100%; }
  && > summary { ${buttonStyle} }
  &[open] > summary { margin-bottom: 12px; }
`
