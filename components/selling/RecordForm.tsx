import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { recordApi } from '@/lib/kernel/routes/dossier'
import { recordKindNames, recordKinds } from '@/lib/market/dossier/vehicle-record'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'

type Props = {
  adId: number /** Whether the vehicle has a battery that drives it. */
  hasBattery: boolean
  csrf: string
  failed: FormOutcome | undefined
}

/** A day in the past of a vehicle with what a paper says of it. The picture of the paper comes after. */
export function RecordForm({ adId, hasBattery, csrf, failed }: Props) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: failed?.values[name] ?? '',
    error: failed?.errors[name],
    errorBorder: true,
  })
  return (
    <Form method="post" action={recordApi.ofAd(adId)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="azione" value="aggiungi" />
      <Select
        id="tipo"
        name="tipo"
        label="Che carta è"
        options={recordKindNames
          .filter((kind) => hasBattery || kind !== 'battery')
          .map((kind) => ({ value: kind, label: recordKinds[kind] }))}
        defaultValue={failed?.values['tipo'] ?? 'inspection'}
        error={failed?.errors['tipo']}
      />
      <TextField
        {...field('giorno')}
        label="Giorno scritto sulla carta"
        placeholder="14/03/2024"
        inputMode="numeric"
        hint="Del libretto: la prima immatricolazione"
      />
      <TextField
        {...field('km')}
        label="Chilometri sulla carta"
        unit="km"
        inputMode="numeric"
        isOptional
        hint="Servono per revisione e tagliando"
      />
      <TextField {...field('proprietari')} label="Proprietari sul libretto" inputMode="numeric" isOptional hint="Solo per il libretto" />
      {hasBattery && (
        <>
          <TextField
            {...field('percento')}
            label="Capacità rimasta della batteria"
            unit="%"
            inputMode="numeric"
            isOptional
            hint="Solo per la batteria"
          />
          <TextField {...field('misurata_da')} label="Misurata da" isOptional hint="Officina, costruttore o ente" />
        </>
      )}
      <Button type="submit">Aggiungi</Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  justify-items: start;
  > div { width: 100%; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
