import { accessibilityContact } from '@/lib/kernel/routes/routes'

type Props = { what: string }

/** Said under a form that a browser without JavaScript cannot send. */
export function WithoutScript({ what }: Props) {
  return (
    <>
      {what} serve JavaScript, che nel tuo browser è spento: lo usa il controllo contro i robot. Attivalo e ricarica la pagina, oppure
      scrivi a <a href={`mailto:${accessibilityContact}`}>{accessibilityContact}</a> e ti aiutiamo noi.
    </>
  )
}
