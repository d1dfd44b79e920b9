import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { CheckboxField } from '@/components/form/CheckboxField'
import { FieldGroup } from '@/components/form/FieldGroup'
import type { Values } from '@/components/form/form-context'
import { useFormField } from '@/components/form/form-context'
import { TextField } from '@/components/form/TextField'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { copyMonday, readHours, type Weekday, weekdays } from '@/lib/market/dealers/opening-hours'

const fieldOf = (day: Weekday) => `hours${day}`

/** The hours of a week, typed as people write them: beside each field stands how it is read. */
export function HoursFields() {
  return (
    <FieldGroup
      title="Orari"
      hint="Scrivili come vuoi, per esempio 9-12.30 14.30-19. «chiuso» nei giorni di chiusura; vuoto se non vuoi indicarli."
    >
      {weekdays.map((day) => (
        <Hours key={day} day={day} />
      ))}
      <MondayCopy />
    </FieldGroup>
  )
}

function Hours({ day }: { day: Weekday }) {
  const { value } = useFormField(fieldOf(day))
  const read = readHours(value)
  return <TextField name={fieldOf(day)} isOptional maxLength={60} hint={read && read !== value ? `Si leggerà: ${read}` : undefined} />
}

/** A button where there is a script, else a box that holds when the form is saved. */
function MondayCopy() {
  const isHydrated = useHydrated()
  const { values, setValues } = useFormikContext<Values>()
  if (!isHydrated) return <CheckboxField name="copyMonday" hint="Vale salvando. I giorni «chiuso» restano chiusi." />
  const copy = () => {
    const typed = (day: Weekday) => values[fieldOf(day)] ?? ''
    const week = {
      Lun: typed('Lun'),
      Mar: typed('Mar'),
      Mer: typed('Mer'),
      Gio: typed('Gio'),
      Ven: typed('Ven'),
      Sab: typed('Sab'),
      Dom: typed('Dom'),
    }
    void setValues({ ...values, ...Object.fromEntries(Object.entries(copyMonday(week)).map(([day, hours]) => [`hours${day}`, hours])) })
  }
  return (
    <Copy>
      <Button variant="outline" onClick={copy} disabled={!readHours(values['hoursLun'] ?? '')}>
        Copia lunedì
      </Button>
      <p>Sugli altri giorni; quelli «chiuso» restano chiusi.</p>
    </Copy>
  )
}

const Copy = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`
