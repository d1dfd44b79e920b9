import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import {
  type ContractPerson,
  type ContractTerms,
  contractAction,
  longest,
  paymentNames,
  payments,
  personFields,
  termFields,
} from '@/lib/accounts/deals/sale/contract/contract'
import type { SalePage } from '@/lib/accounts/deals/sale/sale-page'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { ContractField, type ContractFieldProps } from './ContractField'
import { failedContract, type SaleDoor } from './contract-door'

type Given = { contract: NonNullable<SalePage['contract']>; side: SalePage['side'] }
type Props = Given & { door: SaleDoor; csrf: string; outcome: FormOutcome | null }

/** What a side writes for the contract: a buyer their own data, the seller the vehicle and the delivery too. */
export function ContractForm({ contract: { data }, side, door, csrf, outcome }: Props) {
  const failed = failedContract(outcome, door, contractAction)
  const field = ({ name, stored, ...given }: Omit<ContractFieldProps, 'value' | 'fault'> & { stored: string }) => (
    <ContractField {...given} name={name} value={failed?.values[name] ?? stored} fault={failed?.errors[name]} />
  )
  return (
    <Form method="post" action={door.action}>
      {Object.entries({ _csrf: csrf, ...door.hidden, azione: contractAction }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {side === 'seller' && <TermFields terms={data.terms} field={field} />}
      <PersonFields person={data[side]} field={field} />
      <Button type="submit" variant="cta">
        Salva i dati
      </Button>
    </Form>
  )
}

type Field = (props: Omit<ContractFieldProps, 'value' | 'fault'> & { stored: string }) => ReactNode

function PersonFields({ person, field }: { person: ContractPerson; field: Field }) {
  return (
    <fieldset>
      <legend>I tuoi dati</legend>
      {field({ name: personFields.name, stored: person.name, label: 'Nome e cognome', autoComplete: 'name', maxLength: longest.name })}
      <Pair>
        {field({ name: personFields.birthPlace, stored: person.birthPlace, label: 'Comune di nascita', maxLength: longest.line })}
        {field({ name: personFields.birthDay, stored: person.birthDay, label: 'Data di nascita', type: 'date' })}
      </Pair>
      {field({
        name: personFields.address,
        stored: person.address,
        label: 'Residenza',
        hint: 'Via, numero e comune.',
        maxLength: longest.line,
      })}
      {field({ name: personFields.taxCode, stored: person.taxCode, label: 'Codice fiscale', maxLength: 24, isCode: true })}
    </fieldset>
  )
}

function TermFields({ terms, field }: { terms: ContractTerms; field: Field }) {
  return (
    <fieldset>
      <legend>L’auto e la consegna</legend>
      <Pair>
        {field({ name: termFields.plate, stored: terms.plate, label: 'Targa', hint: 'Dal Documento Unico.', maxLength: 16, isCode: true })}
        {field({
          name: termFields.chassis,
          stored: terms.chassis,
          label: 'Telaio',
          hint: '17 caratteri, al punto E.',
          maxLength: 30,
          isCode: true,
        })}
      </Pair>
      <Pair>
        {field({ name: termFields.km, stored: terms.km, label: 'Km alla consegna', inputMode: 'numeric', maxLength: 12 })}
        {field({
          name: termFields.priceEuro,
          stored: terms.priceEuro,
          label: 'Prezzo pattuito, in euro',
          inputMode: 'numeric',
          maxLength: 12,
        })}
      </Pair>
      {field({
        name: termFields.payment,
        stored: terms.payment,
        label: 'Come pagate',
        options: paymentNames.map((value) => ({ value, label: payments[value] })),
      })}
      <Pair>
        {field({ name: termFields.day, stored: terms.day, label: 'Giorno della consegna', type: 'date' })}
        {field({
          name: termFields.hour,
          stored: terms.hour,
          label: 'Ora',
          type: 'time',
          hint: 'Da quest’ora multe e responsabilità sono di chi compra: scrivila giusta.',
        })}
      </Pair>
      {field({ name: termFields.place, stored: terms.place, label: 'Luogo', hint: 'Lo sportello o il comune.', maxLength: longest.line })}
      <Pair>
        {field({ name: termFields.keys, stored: terms.keys, label: 'Quante chiavi', inputMode: 'numeric', maxLength: 1 })}
        {field({
          name: termFields.documents,
          stored: terms.documents,
          label: 'Documenti consegnati',
          hint: 'Per esempio Documento Unico, libretto dei tagliandi.',
          maxLength: longest.line,
        })}
      </Pair>
      {field({
        name: termFields.defects,
        stored: terms.defects,
        label: 'Difetti dichiarati (facoltativo)',
        rows: 3,
        hint: 'Quello che scrivi qui ti protegge: chi compra lo sa.',
        maxLength: longest.defects,
      })}
    </fieldset>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  fieldset { display: grid; gap: 14px; margin: 0; padding: 0; border: 0; }
  legend { margin-bottom: 8px; font-weight: 700; }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 14px;
`
