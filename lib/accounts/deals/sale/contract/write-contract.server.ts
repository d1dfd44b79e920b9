import { ValidationError } from 'yup'
import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import type { Deal } from '@/lib/accounts/deals/open-deal.server'
import { settleSale } from '@/lib/accounts/deals/sale/settle-sale.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { Category } from '@/lib/market/catalogue/category'
import { emptyContract } from './contract'
import { findPaper, savePaper } from './papers.server'
import { readPerson, readTerms, type Typed } from './read-contract'

const dealersText = 'Vende una concessionaria: il contratto è il suo.'

/** Stores what a side has typed for the contract, whole or not yet: a buyer their own data, the seller the vehicle and the delivery too. */
export async function writeContract(db: Db, deal: Deal, typed: Typed, { party, now }: Press): Promise<Outcome> {
  if (deal.dealerName !== null) return { refusal: dealersText }
  const settled = await settleSale(db, deal, now)
  if ('over' in settled) return { refusal: settled.over }
  const { live } = settled
  if (live?.state !== 'agreed') return { refusal: 'Il contratto si scrive quando avete detto «affare fatto» tutti e due.' }
  const before = (await findPaper(db, live.id, now))?.contract ?? emptyContract
  const person = readPerson(typed, now)
  const car = party.side === 'seller' ? await vehicleOf(db, live.adId) : undefined
  const terms = car && readTerms(typed, { ...car, before: before.terms, now })
  refuse({ ...person.faults, ...terms?.faults })
  const contract = { ...before, [party.side]: person.part, ...(terms && { terms: terms.part }) }
  await savePaper(db, live.id, contract, now)
  return { notice: 'Salvato. Lo vedete solo voi due.' }
}

function refuse(faults: Readonly<Record<string, string>>): void {
  const found = Object.entries(faults)
  if (found.length > 0) throw new ValidationError(found.map(([field, text]) => invalidField(field, text)))
}

async function vehicleOf(db: Db, adId: number): Promise<{ category: Category; registrationYear: number | null }> {
  const [ad] = await db<{ category: Category; registrationYear: number | null }[]>`
    select category, extract(year from first_registration)::int as registration_year from ad where id = ${adId}`
  if (!ad) throw new Error('the ad of a sale is gone')
  return ad
}
