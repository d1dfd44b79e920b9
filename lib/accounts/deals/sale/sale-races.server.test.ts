import { expect, test } from 'vitest'
import { dealMailsTo, lastOffer, press, withLastingDeal } from '@/lib/accounts/deals/test-deal'
import { listSales } from './sales.server'

const moves = ['prendo', 'saltato', 'venduta', 'indietro'] as const
type Move = (typeof moves)[number]
const pairs = moves.flatMap((first) => moves.map((second) => ({ first, second })))
const action: Readonly<Record<Move, string>> = {
  prendo: 'affare-prendo',
  saltato: 'affare-saltato',
  venduta: 'affare-venduta',
  indietro: 'tirati-indietro',
}

test.each(pairs.flatMap((pair) => (['taken', 'agreed'] as const).map((from) => ({ ...pair, from }))))(
  'on a deal that is $from, «$first» by the buyer and «$second» by the seller at once leave one truth',
  ({ first, second, from }) =>
    withLastingDeal(async (db, { buyer, seller, replyId, adId }) => {
      const by = (user: typeof buyer, azione: string, fields: Record<string, string>) => press(db, { user, replyId }, azione, fields)
      await by(buyer, 'proponi', { importo: '18000' })
      const proposta = String((await lastOffer(db, replyId)).id)
      await by(seller, 'accetta', { proposta })
      const affare = String((await listSales(db, replyId))[0]?.id)
      await by(buyer, 'affare-prendo', { affare })
      if (from === 'agreed') await by(seller, 'affare-prendo', { affare })
      const before = (await dealMailsTo(db, buyer)).length + (await dealMailsTo(db, seller)).length
      const fields = { affare, proposta, motivo: 'ripensato', prezzo_vendita: '' }
      const said = await Promise.all([by(buyer, action[first], fields), by(seller, action[second], fields)])
      const sales = await listSales(db, replyId)
      expect(sales).toHaveLength(1)
      const [ad] = await db<{ status: string }[]>`select status from ad where id = ${adId}`
      const statusOf = { open: 'published', taken: 'published', agreed: 'reserved', failed: 'published', sold: 'sold', lapsed: 'published' }
      expect(ad?.status).toBe(statusOf[sales[0]?.state ?? 'open'])
      for (const text of said) expect(text).not.toBe('')
      const mails = (await dealMailsTo(db, buyer)).length + (await dealMailsTo(db, seller)).length - before
      const counted = said.filter((text) => !text.startsWith('No: ') && !/^Già fatto|^Vi siete già/.test(text))
      const agreements = counted.filter((text) => text.startsWith('Affare fatto!')).length
      expect(mails).toBe(counted.length + agreements)
    }),
)
