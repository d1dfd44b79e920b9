import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { fieldStyle } from '@/components/deals/field-style'
import { Button } from '@/components/ui/Button'
import { reservationHours } from '@/lib/accounts/deals/reservations/reservation'
import type { VisitTools } from '@/lib/accounts/deals/visits/visit-board'
import { DayFields } from './DayFields'

/** When a private seller shows the vehicle. */
export function HoursPanel({ hours, door }: { hours: NonNullable<VisitTools['hours']>; door: DealDoor }) {
  return (
    <>
      <FaultText door={door} azione="orari-aggiungi" />
      <p>Chi ti scrive sceglie un’ora tra queste; tu la confermi.</p>
      {hours.map(({ id, text }) => (
        <DealForm key={id} door={door} hidden={{ azione: 'orari-togli', numero: String(id) }}>
          <span>{text}</span>
          <Button type="submit" variant="quiet" size="sm" aria-label={`Togli ${text}`}>
            Togli
          </Button>
        </DealForm>
      ))}
      <DealForm door={door} hidden={{ azione: 'orari-aggiungi' }}>
        <DayFields id="orari" hasEnd typed={typedIn(door.fault, 'orari-aggiungi')} />
        <Button type="submit" variant="outline">
          Aggiungi
        </Button>
      </DealForm>
    </>
  )
}

/** Puts the vehicle aside for the buyer, or says why that cannot be. */
export function ReservePanel({ reserve: { fault }, door }: { reserve: NonNullable<VisitTools['reserve']>; door: DealDoor }) {
  if (fault !== null) return <p>{fault}</p>
  return (
    <DealForm door={door} hidden={{ azione: 'riserva-attiva' }}>
      <FaultText door={door} azione="riserva-attiva" />
      <p>Senza soldi: è un accordo a parole. L’annuncio dice «Riservata», senza nomi; poi torna in vendita da solo.</p>
      <Field>
        <label htmlFor="riserva-ore">Per quanto</label>
        <select id="riserva-ore" name="ore" defaultValue={typedIn(door.fault, 'riserva-attiva')['ore']}>
          {reservationHours.map((hours) => (
            <option key={hours} value={hours}>
              {hours} ore
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">Riservala</Button>
    </DealForm>
  )
}

const Field = styled.div`${fieldStyle}`
