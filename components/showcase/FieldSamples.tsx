import { Checkbox } from '@/components/ui/form/Checkbox'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import { OptionGroup } from '@/components/ui/form/OptionGroup'
import { Select } from '@/components/ui/form/Select'
import { TextArea } from '@/components/ui/form/TextArea'
import { TextField } from '@/components/ui/form/TextField'
import { routes } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

const fuels = [
  { value: 'benzina', label: 'Benzina' },
  { value: 'diesel', label: 'Diesel' },
]

export function FieldSamples() {
  return (
    <>
      <SampleGroup title="Campo di testo">
        <Sample state="vuoto">
          <TextField name="vuoto" label="Città" placeholder="Milano" />
        </Sample>
        <Sample state="compilato, con unità">
          <TextField name="unita" label="Chilometri" unit="km" defaultValue="85000" />
        </Sample>
        <Sample state="facoltativo, con aiuto">
          <TextField name="aiuto" label="Telefono" isOptional hint="Con il prefisso, per esempio +39." />
        </Sample>
        <Sample state="compatto">
          <TextField name="compatto" label="Prezzo fino a" unit="€" dense />
        </Sample>
        <Sample state="errore senza bordo">
          <TextField name="errore" label="E-mail di contatto" defaultValue="anna@" error={messages.email} />
        </Sample>
        <Sample state="errore con bordo">
          <TextField name="bordo" label="E-mail" defaultValue="anna@" error={messages.email} errorBorder />
        </Sample>
        <Sample state="disattivato">
          <TextField name="spento" label="Partita IVA" defaultValue="01234567890" disabled />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Testo su più righe">
        <Sample state="vuoto, facoltativo">
          <TextArea name="testo" label="Nota" isOptional rows={3} />
        </Sample>
        <Sample state="errore">
          <TextArea name="testo-errore" label="Messaggio" rows={3} error={messages.required} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Scelta">
        <Sample state="vuota">
          <Select name="scelta" label="Alimentazione" options={fuels} emptyLabel="Tutte" />
        </Sample>
        <Sample state="scelta">
          <Select name="scelta-fatta" label="Carburante" options={fuels} defaultValue="diesel" />
        </Sample>
        <Sample state="compatta">
          <Select dense name="scelta-compatta" label="Ordina per" options={fuels} />
        </Sample>
        <Sample state="errore">
          <Select name="scelta-errore" label="Motivo" options={fuels} emptyLabel="Scegli" error={messages.required} />
        </Sample>
        <Sample state="disattivata">
          <Select name="scelta-spenta" label="Modello" options={[]} emptyLabel="Prima la marca" disabled />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Casella">
        <Sample state="vuota">
          <Checkbox name="casella" label="Con garanzia" />
        </Sample>
        <Sample state="spuntata, con conteggio">
          <Checkbox name="spuntata" label="Diesel" count="1.240" defaultChecked />
        </Sample>
        <Sample state="con aiuto">
          <Checkbox name="casella-aiuto" label="Offerte di Ingrana" hint="Al massimo una volta alla settimana." />
        </Sample>
        <Sample state="errore">
          <Checkbox name="casella-errore" label="Accetto le condizioni" error={messages.required} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Risposte a una domanda">
        <Sample state="una, scelta">
          <OptionGroup id="risposte" type="radio" name="risposte" legend="Che cosa muove" options={fuels} chosen="diesel" />
        </Sample>
        <Sample state="più d’una, errore">
          <OptionGroup id="risposte-errore" type="checkbox" name="motori" legend="Quali" options={fuels} error={messages.required} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Un campo e il suo tasto">
        <Sample state="errore">
          <OneFieldForm
            action={routes.showcase}
            name="provincia"
            label="Provincia"
            button="Calcola"
            defaultValue="XX"
            error={messages.required}
          />
        </Sample>
      </SampleGroup>
    </>
  )
}
