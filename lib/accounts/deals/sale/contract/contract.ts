import type { Party } from '@/lib/accounts/contact/reply'

/** Who sells or buys, as they have typed it; empty: not yet. `birthDay`: «1988-09-03». */
export type ContractPerson = { name: string; birthPlace: string; birthDay: string; address: string; taxCode: string }

/** What the seller writes of the vehicle and of how it changes hands; empty: not yet. `day` and `hour` as clocks in Italy show them. */
export type ContractTerms = {
  plate: string
  chassis: string
  km: string
  priceEuro: string
  payment: string
  defects: string
  keys: string
  documents: string
  day: string
  hour: string
  place: string
}

/** The private contract of a sale: read by the two people of its conversation and by nobody else. */
export type Contract = { seller: ContractPerson; buyer: ContractPerson; terms: ContractTerms }

/** The field of the form for each part, by its name in addresses and forms. */
export const personFields = {
  name: 'nome',
  birthPlace: 'luogo_nascita',
  birthDay: 'data_nascita',
  address: 'residenza',
  taxCode: 'codice_fiscale',
} as const satisfies Record<keyof ContractPerson, string>
export const termFields = {
  plate: 'targa',
  chassis: 'telaio',
  km: 'km',
  priceEuro: 'prezzo',
  payment: 'pagamento',
  defects: 'difetti',
  keys: 'chiavi',
  documents: 'documenti',
  day: 'giorno',
  hour: 'ora',
  place: 'luogo',
} as const satisfies Record<keyof ContractTerms, string>

export const personKeys = ['name', 'birthPlace', 'birthDay', 'address', 'taxCode'] as const satisfies readonly (keyof ContractPerson)[]
export const termKeys = [
  'plate',
  'chassis',
  'km',
  'priceEuro',
  'payment',
  'defects',
  'keys',
  'documents',
  'day',
  'hour',
  'place',
] as const satisfies readonly (keyof ContractTerms)[]
/** The word that the form of the contract sends. */
export const contractAction = 'affare-contratto'
/** What the form of the contract sends; a faulty one gets it back. */
export const contractFields: readonly string[] = [...Object.values(personFields), ...Object.values(termFields)]

/** How long the data of a contract stays after the delivery, and how long at most. */
export const paperDays = 7
export const mostPaperDays = 60

/** The longest text of a field. */
export const longest = { line: 120, name: 80, defects: 600 } as const

export const payments = {
  bonifico: 'bonifico istantaneo',
  assegno: 'assegno circolare, verificato con la banca che l’ha emesso',
} as const
type Payment = keyof typeof payments
export const paymentNames = Object.keys(payments).filter((name): name is Payment => Object.hasOwn(payments, name))

const emptyPerson: ContractPerson = { name: '', birthPlace: '', birthDay: '', address: '', taxCode: '' }
const emptyTerms: ContractTerms = {
  plate: '',
  chassis: '',
  km: '',
  priceEuro: '',
  payment: '',
  defects: '',
  keys: '',
  documents: '',
  day: '',
  hour: '',
  place: '',
}
export const emptyContract: Contract = { seller: emptyPerson, buyer: emptyPerson, terms: emptyTerms }

/** How much is still empty of what a side writes; without defects a vehicle has none that are known. */
export function missingOf({ seller, buyer, terms }: Contract, side: Party): number {
  const person = personKeys.filter((key) => (side === 'seller' ? seller : buyer)[key] === '').length
  return side === 'buyer' ? person : person + termKeys.filter((key) => key !== 'defects' && terms[key] === '').length
}
