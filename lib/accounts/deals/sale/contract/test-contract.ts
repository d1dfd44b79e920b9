import { listSales } from '@/lib/accounts/deals/sale/sales.server'
import { addTestDeal, lastOffer, press } from '@/lib/accounts/deals/test-deal'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'

/** Stands in what is written for a contract, and nowhere else. */
export const canaryPlate = 'GX482LM'
export const canaryChassis = 'VSSZZZKMZRR010442'
const sellerTaxCode = 'MRTPLA79E12A182S'
export const buyerTaxCode = 'SRTLNE88P43G388D'

export const sellerTyped = {
  nome: 'Paolo Moretti',
  luogo_nascita: 'Alessandria',
  data_nascita: '1979-05-12',
  residenza: 'via Maggioli 14, Alessandria',
  codice_fiscale: sellerTaxCode,
  targa: 'gx 482 lm',
  telaio: canaryChassis,
  km: '42.610',
  prezzo: '19.000',
  pagamento: 'bonifico',
  difetti: 'Graffio di 4 cm sul paraurti dietro, a destra.',
  chiavi: '2',
  documenti: 'Documento Unico e libretto dei tagliandi',
  luogo: 'Alessandria',
} as const
export const buyerTyped = {
  nome: 'Elena Sartori',
  luogo_nascita: 'Pavia',
  data_nascita: '1988-09-03',
  residenza: 'via Dossi 7, Pavia',
  codice_fiscale: buyerTaxCode,
} as const

export type AgreedDeal = Awaited<ReturnType<typeof addTestDeal>> & { affare: string; saleId: number }

/** Two people who have both said that it is a deal. */
export async function addAgreedDeal(db: Db): Promise<AgreedDeal> {
  const talk = await addTestDeal(db)
  const by = (user: User, azione: string, fields: Record<string, string>) => press(db, { user, replyId: talk.replyId }, azione, fields)
  await by(talk.buyer, 'proponi', { importo: '19000' })
  await by(talk.seller, 'accetta', { proposta: String((await lastOffer(db, talk.replyId)).id) })
  const saleId = (await listSales(db, talk.replyId))[0]?.id ?? 0
  const affare = String(saleId)
  await by(talk.buyer, 'affare-prendo', { affare })
  await by(talk.seller, 'affare-prendo', { affare })
  return { ...talk, affare, saleId }
}
