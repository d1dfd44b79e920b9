import { object, string } from 'yup'
import { action, type DealAction } from '@/lib/accounts/deals/deal-action.server'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { contractAction, contractFields } from './contract/contract'
import { writeContract } from './contract/write-contract.server'
import { failSale, sellSale, takeSale } from './move-sale.server'
import { failReasonNames } from './sale'

const saleField = () => idField().required(messages.required)
const takeSchema = object({
  affare: string()
    .matches(/^\d{0,15}$/, messages.digits)
    .default(''),
})
const failSchema = object({
  affare: saleField(),
  motivo: string().oneOf(failReasonNames, 'Scegli cos’è successo').required('Scegli cos’è successo'),
})
const sellSchema = object({ affare: saleField(), prezzo_vendita: string().trim().max(20, messages.maxLength).default('') })

/** What the form of the contract sends; what is wrong with a field is said by its reader. */
const contractSchema = object(Object.fromEntries(contractFields.map((name) => [name, string().max(2_000, messages.maxLength)])))

/** The buttons of a sale, by the word that a form sends. All of them change the ad: of two buyers one has it. */
export const saleActions: Readonly<Record<string, DealAction>> = {
  'affare-prendo': action(
    takeSchema,
    (db, deal, { affare }, press) => takeSale(db, deal, { saleId: affare === '' ? null : Number(affare) }, press),
    'update',
  ),
  [contractAction]: action(contractSchema, (db, deal, body, press) => writeContract(db, deal, body, press), 'update'),
  'affare-saltato': action(
    failSchema,
    (db, deal, { affare, motivo }, press) => failSale(db, deal, { saleId: Number(affare), reason: motivo }, press),
    'update',
  ),
  'affare-venduta': action(
    sellSchema,
    (db, deal, { affare, prezzo_vendita }, press) => sellSale(db, deal, { saleId: Number(affare), typedPrice: prezzo_vendita }, press),
    'update',
  ),
}
