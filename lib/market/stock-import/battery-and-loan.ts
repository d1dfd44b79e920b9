import { readNumber } from './cells/amount'
import { readYesNo } from './cells/yes-no'
import type { RowReader } from './rows/row-reader'

type Said = { financeRequired: boolean | null; cashPriceCents: number | null; batteryRented: boolean | null }

const rented = /nolegg|affitt|rent|leas|miete/i
const owned = /propriet|compres|inclus|acquist|own|purchas|bought|kauf/i
const euro = /€|(?<!\p{L})euro?(?!\p{L})/giu
const withLoan = /^(?:s[oò]lo )?con (?:il )?finanziamento|^obbligatorio|^vincolat/i
const cashToo = /contanti|^facoltativo|^senza|^non (?:obbligatorio|vincolat)/i

/** Whose the battery is, and whether the price needs a loan, in columns of their own. `stated`: what the seller's words say of the loan. */
export function readBatteryAndLoan(row: RowReader, { financeRequired: stated }: { financeRequired?: boolean }): Said {
  const said = row.yesNo('financeRequired', (text) => (cashToo.test(text) ? false : withLoan.test(text) ? true : null))
  if (said === false && stated === true)
    row.note('financeRequired', 'le parole dell’annuncio dicono che serve un finanziamento: vale quello')
  const financeRequired = stated === true ? true : (said ?? stated ?? null)
  return { financeRequired, cashPriceCents: readCashPrice(row, financeRequired), batteryRented: readRented(row) }
}

function readCashPrice(row: RowReader, financeRequired: boolean | null): number | null {
  const amount = row.accept('cashPrice', readNumber(row.amount('cashPrice'), { min: 100, max: 20_000_000, unit: euro }))
  if (amount === null || financeRequired === true) return amount === null ? null : Math.round(amount * 100)
  row.note('cashPrice', 'vale solo dove il prezzo richiede un finanziamento')
  return null
}

/** A column may be called after either: «Batteria a noleggio: sì» and «Batteria di proprietà: no» say the same. */
function readRented(row: RowReader): boolean | null {
  const isOfOwner = owned.test(row.nameOf('batteryRented'))
  return row.word('batteryRented', (text) => {
    if (rented.test(text)) return true
    if (owned.test(text)) return false
    const said = readYesNo(text)
    return said === null ? null : said !== isOfOwner
  })
}
