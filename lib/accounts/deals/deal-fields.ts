import { askedFacts, privateField, questionFields } from './questions/asked-facts'
import { contractFields } from './sale/contract/contract'

/** What the forms of a conversation's cards send; a faulty one gets it back. */
export const dealFields: readonly string[] = [
  ...askedFacts.flatMap(({ name }) => Object.values(questionFields(name))),
  privateField,
  'azione',
  'proposta',
  'importo',
  'message',
  'quando',
  'giorno',
  'dalle',
  'alle',
  'indirizzo',
  'revisione',
  'ore',
  'riserva',
  'permuta',
  'ritiro',
  'minimo',
  'parole',
  'affare',
  'motivo',
  'prezzo_vendita',
  ...contractFields.filter((name) => name !== 'giorno'),
]
