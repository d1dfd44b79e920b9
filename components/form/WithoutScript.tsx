import { accessibilityContact } from '@/lib/kernel/routes/contacts'

type Props = { what: string }

/** The <noscript> text under a form that needs JavaScript for the bot check. */
export function WithoutScript({ what }: Props) {
  return (
    <>
      {what} serve JavaScript, che nel tuo browser è spento: lo usa il controllo antispam. Attivalo e ricarica la pagina, oppure scrivi a{' '}
      <a href={`mailto:${accessibilityContact}`}>{accessibilityContact}</a> e ti aiutiamo noi.
    </>
  )
}
