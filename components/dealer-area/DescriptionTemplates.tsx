import styled from '@emotion/styled'
import { Button, buttonStyle } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { TextField } from '@/components/ui/form/TextField'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { type Chosen, chosenParams, type DescriptionTemplate, isQuery } from '@/lib/accounts/selling/stock'
import { dealerArea, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { placeholders } from '@/lib/market/ads/composed-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = {
  slug: string
  csrf: string
  list: string
  chosen: Chosen
  templates: readonly DescriptionTemplate[]
  current: number | null
  outcome: FormOutcome | null
}

const example =
  '{marca} {modello} {versione}, immatricolata {immatricolazione}, {km}. Cambio {cambio}, {carburante}. Garanzia di {garanzia}.'

/** The dealer's templates: one is chosen, a new one is written. */
export function DescriptionTemplates({ slug, csrf, list, chosen, templates, current, outcome }: Props) {
  const failed = outcome?.form === dealershipApi.vehicles && !outcome.isDone ? outcome : undefined
  const form = { action: dealershipApi.vehicles, csrf, slug }
  const vehicles = isQuery(chosen) ? (
    <input type="hidden" name="tutte" value="si" />
  ) : (
    chosen.map((id) => <input key={id} type="hidden" name="annuncio" value={id} />)
  )
  const hrefOf = (id: number) =>
    `${dealerArea.texts}?${new URLSearchParams({ ...chosenParams(chosen), elenco: list, modello: String(id), concessionaria: slug })}`
  return (
    <Panel aria-labelledby="modelli">
      <h2 id="modelli">Modelli</h2>
      {templates.map(({ id, name, body }) => (
        <Template key={id}>
          <p>
            <Link href={hrefOf(id)} aria-current={id === current ? 'true' : undefined}>
              {name}
            </Link>
            : {body}
          </p>
          <StaffForm {...form} hidden={{ azione: 'togli-modello', modello: String(id), elenco: list }}>
            {vehicles}
            <Button type="submit" variant="quiet" size="sm" aria-label={`Elimina il modello ${name}`}>
              Elimina
            </Button>
          </StaffForm>
        </Template>
      ))}
      <Folded open={templates.length === 0 || failed !== undefined}>
        <summary data-variant="outline" data-size="sm">
          Nuovo modello
        </summary>
        <StaffForm {...form} hidden={{ azione: 'modello', elenco: list }}>
          {vehicles}
          <TextField
            name="nome"
            label="Nome"
            required
            maxLength={60}
            defaultValue={failed?.values['nome'] ?? ''}
            error={failed?.errors['nome']}
          />
          <TextArea
            id="testo-descrizione"
            name="testo"
            label="Testo"
            rows={5}
            required
            hint={`I dati stanno tra graffe: ${Object.keys(placeholders)
              .map((name) => `{${name}}`)
              .join(' ')}`}
            defaultValue={failed?.values['testo'] ?? example}
            error={failed?.errors['testo']}
          />
          <Button type="submit" variant="outline">
            Salva il modello
          </Button>
        </StaffForm>
      </Folded>
    </Panel>
  )
}

const Template = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
  > p { flex: 1 1 320px; min-width: 0; overflow-wrap: anywhere; }
  [aria-current] { font-weight: 600; }
`

const Folded = styled.details`
  > summary { ${buttonStyle} }
  &[open] > summary { margin-bottom: 16px; }
`
