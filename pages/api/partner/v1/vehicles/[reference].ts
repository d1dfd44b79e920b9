import { object, string } from 'yup'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { partnerVehicle } from '@/lib/accounts/partner-keys/partner-vehicle.server'
import { findStockVehicle } from '@/lib/accounts/selling/stock.server'
import { changeStock } from '@/lib/accounts/selling/stock-status.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { categorySlugs, isCategory } from '@/lib/market/catalogue/category'
import { findVehicle, putVehicle, referencesOf } from '@/lib/market/dealer-imports/one-vehicle.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'

export const config = { api: { bodyParser: false } }

const mostCells = 80
const mostLetters = 20_000
const mostReferenceSigns = 120
const isReference = new RegExp(`^[^\\p{Cc}]{1,${mostReferenceSigns}}$`, 'u')

const vehicleSchema = object({
  category: string().oneOf(
    [...categorySlugs],
    ({ value }) => `«${String(value).slice(0, 100)}» non è una categoria: ${categorySlugs.join(', ')}`,
  ),
})

/** What a dealer calls its vehicle. */
function readReference(given: unknown): string {
  if (typeof given !== 'string' || !isReference.test(given))
    throw new AppError('invalid', 'not a reference', {
      shownText: `«${String(given).slice(0, mostReferenceSigns)}» non va: il riferimento di un veicolo ha da 1 a ${mostReferenceSigns} caratteri, senza ritorni a capo né altri caratteri di controllo.`,
    })
  return given
}

/** The cells of one row, by the headers that a file may have. */
function readCells(given: unknown): Record<string, string> {
  const cells = isPlainObject(given) ? Object.entries(given) : []
  const wrong = cells.find((cell) => !isCell(cell))
  if (wrong)
    throw notCells(
      `La cella «${wrong[0].slice(0, 80)}» con il valore «${JSON.stringify(wrong[1]).slice(0, 100)}» non è accettata: serve un testo o un numero, e il nome non può essere «id» né superare 80 caratteri.`,
    )
  if (cells.length === 0 || cells.length > mostCells)
    throw notCells(`In «cells» servono da 1 a ${mostCells} colonne; ne sono arrivate ${cells.length}.`)
  return Object.fromEntries(cells.map(([name, value]) => [name, String(value)]))
}

function isCell([name, value]: [string, unknown]): boolean {
  if (name.length > 80 || name.toLowerCase() === 'id') return false
  return typeof value === 'number' || (typeof value === 'string' && value.length <= mostLetters)
}

function notCells(shownText: string): AppError {
  return new AppError('invalid', 'not cells', { shownText })
}

export default partnerApi({
  /** One vehicle, as the list has it. */
  GET: {
    scope: 'stock:read',
    async run({ call, db, partner: { dealership } }) {
      const id = await findVehicle(db, dealership.dealerId, readReference(call.request.query['reference']))
      const vehicle = id === undefined ? undefined : await findStockVehicle(db, dealership, id)
      if (!vehicle) throw new AppError('notFound', 'no such vehicle')
      const references = await referencesOf(db, dealership.dealerId, [vehicle.card.id])
      return partnerVehicle(vehicle, references.get(vehicle.card.id) ?? null)
    },
  },
  /** Creates or updates a vehicle. */
  PUT: {
    scope: 'stock:write',
    async run({ call, db, partner: { dealership, user } }) {
      const reference = readReference(call.request.query['reference'])
      const { category } = await call.readBody(vehicleSchema)
      const cells = readCells((await call.rawBody())?.['cells'])
      const put = await putVehicle(db, {
        dealerId: dealership.dealerId,
        reference,
        category: category !== undefined && isCategory(category) ? category : null,
        cells,
      })
      if (put.outcome !== 'unchanged') await logDealerAction(db, dealership, user, 'stockChanged', `annuncio ${put.id}`)
      return put
    },
  },
  /** Withdraws a vehicle. */
  DELETE: {
    scope: 'stock:write',
    async run({ call, db, partner: { dealership, user } }) {
      const id = await findVehicle(db, dealership.dealerId, readReference(call.request.query['reference']))
      if (id === undefined) throw new AppError('notFound', 'no such vehicle')
      const { before } = await changeStock(db, dealership, user, [id], 'ritira', new Date())
      return { id, changed: before.length > 0 }
    },
  },
})
