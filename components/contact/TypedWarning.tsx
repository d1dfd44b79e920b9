import { useFormikContext } from 'formik'
import type { Values } from '@/components/form/form-context'
import { scamSigns, scamSignTexts } from '@/lib/accounts/contact/scam-signs'
import { textWarnings } from '@/lib/accounts/selling/text-warnings'
import { MoneyLine } from './MoneyLine'

const iban = /\bit\s?\d{2}\s?[a-z]\s?(?:\d\s?){10}/i

/** Said before something is sent that frauds live on; nothing is held back. */
export function TypedWarning() {
  const { values } = useFormikContext<Values>()
  const text = values['message'] ?? ''
  const hasNumber = textWarnings(text).some(({ kind }) => kind === 'phone')
  const [sign] = scamSigns(text)
  return (
    <p role="status">
      {hasNumber && 'Stai per dare il tuo numero: fallo solo se ti fidi. '}
      {iban.test(text) && 'Stai per mandare un IBAN: i soldi si danno quando il veicolo c’è e i documenti sono firmati. '}
      <MoneyLine text={text} />
      {sign && `Chi legge potrebbe prenderlo per una truffa: ${scamSignTexts[sign.kind]}.`}
    </p>
  )
}
