import styled from '@emotion/styled'
import { fieldStyle } from '@/components/deals/field-style'

type Props = { id: string; typed: Readonly<Record<string, string>>; hasEnd?: boolean }

/** A day and an hour, or from one hour to the next. */
export function DayFields({ id, typed, hasEnd = false }: Props) {
  return (
    <Field>
      <label htmlFor={`${id}-giorno`}>Giorno</label>
      <input id={`${id}-giorno`} name="giorno" type="date" required defaultValue={typed['giorno']} />
      <label htmlFor={`${id}-dalle`}>{hasEnd ? 'Dalle' : 'Ora'}</label>
      <input id={`${id}-dalle`} name="dalle" type="time" required defaultValue={typed['dalle']} />
      {hasEnd && (
        <>
          <label htmlFor={`${id}-alle`}>Alle</label>
          <input id={`${id}-alle`} name="alle" type="time" required defaultValue={typed['alle']} />
        </>
      )}
    </Field>
  )
}

const Field = styled.div`${fieldStyle}`
