import { CheckboxField } from '@/components/form/CheckboxField'
import { FieldGroup } from '@/components/form/FieldGroup'
import { SelectField } from '@/components/form/SelectField'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import { dealerActivities } from '@/lib/market/dealers/dealer-activities'
import { dealerServices, serviceFields, serviceKeys } from '@/lib/market/dealers/dealer-services'
import { HoursFields } from './HoursFields'

/** The words beside the fields of a dealer's profile. */
export const profileLabels = {
  rea: 'Numero REA',
  pec: 'PEC',
  activity: 'Tipo di attività',
  street: 'Indirizzo',
  postcode: 'CAP',
  place: 'Comune',
  phone: 'Telefono per i clienti',
  whatsapp: 'WhatsApp',
  dealerEmail: 'E-mail per le richieste',
  website: 'Sito',
  description: 'Chi siete',
  googlePlaceId: 'Place ID di Google Maps',
  hoursLun: 'Lunedì',
  hoursMar: 'Martedì',
  hoursMer: 'Mercoledì',
  hoursGio: 'Giovedì',
  hoursVen: 'Venerdì',
  hoursSab: 'Sabato',
  hoursDom: 'Domenica',
  copyMonday: 'Copia lunedì agli altri giorni',
  ...serviceFields((service) => dealerServices[service]),
} as const

/** The fields about the company: where it stands in the register, and what it is. */
export function RegisterFields({ isOptional = false }: { isOptional?: boolean }) {
  return (
    <>
      <TextField name="rea" isOptional={isOptional} autoComplete="off" hint="Per esempio PV-241807: è sulla visura" />
      <TextField name="pec" type="email" inputMode="email" isOptional={isOptional} autoComplete="off" />
      <SelectField
        name="activity"
        isOptional={isOptional}
        emptyLabel="Scegli"
        options={Object.entries(dealerActivities).map(([value, { label, hint }]) => ({
          value,
          label: hint === '' ? label : `${label}, ${hint}`,
        }))}
      />
    </>
  )
}

/** The fields that buyers read: where the dealer is, when it is open, who it is. */
export function ProfileFields() {
  return (
    <>
      <FieldGroup title="Sede">
        <TextField name="street" autoComplete="address-line1" />
        <TextField name="postcode" inputMode="numeric" autoComplete="postal-code" />
        <TextField name="place" autoComplete="address-level2" hint="Per esempio Monza (MB)" />
        <TextField name="phone" type="tel" inputMode="tel" />
        <TextField
          name="whatsapp"
          type="tel"
          inputMode="tel"
          isOptional
          hint="Un cellulare vostro: il link e il numero si leggono sulla vostra pagina e sugli annunci. Vuoto se non lo volete"
        />
        <TextField name="dealerEmail" type="email" inputMode="email" hint="Qui arrivano i messaggi di chi compra" />
        <TextField name="googlePlaceId" isOptional hint="Se avete una scheda su Google Maps: serve a leggere le sue recensioni" />
        <TextField name="website" inputMode="url" isOptional />
      </FieldGroup>
      <HoursFields />
      <FieldGroup title="Servizi" hint="Quello che fate oltre a vendere: chi compra lo legge sulla vostra pagina.">
        {serviceKeys.map((service) => (
          <CheckboxField key={service} name={`service-${service}`} />
        ))}
      </FieldGroup>
      <FieldGroup title="Presentazione" isWide>
        <TextAreaField name="description" rows={5} isOptional hint="Marchi, da quanto tempo lavorate: lo leggono gli acquirenti" />
      </FieldGroup>
    </>
  )
}
