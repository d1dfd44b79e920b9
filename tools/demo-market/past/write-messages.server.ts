import type { Db } from '@/lib/kernel/db/db.server'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { Random } from '../random'
import { shoppersDomain } from './shoppers.server'

/** A message about an ad at a moment of the past; every one was answered. */
export type Asked = { adId: number; at: Date }

const rowsAtOnce = 1_000
const dayMs = 86_400_000
const names = [
  'Alberto',
  'Bianca',
  'Cesare',
  'Donata',
  'Emilio',
  'Fiorella',
  'Gianni',
  'Ines',
  'Lino',
  'Mirella',
  'Nino',
  'Ornella',
] as const
const talks = [
  ['Buongiorno, è ancora disponibile? Vorrei vederla questa settimana.', 'Buongiorno, sì, è disponibile: ci dica lei il giorno.'],
  ['È possibile fare una prova su strada sabato mattina?', 'Certo, il sabato mattina ci siamo: a che ora preferisce?'],
  ['Il prezzo è trattabile? Pagherei subito.', 'Buongiorno, di persona un piccolo margine c’è: venga a vederla.'],
  ['Ritirate il mio usato in permuta? È una utilitaria del 2013.', 'Sì, lo valutiamo volentieri: ci mandi chilometri e qualche foto.'],
  ['Quando scade la revisione? E le gomme come sono?', 'La revisione è stata fatta da poco e le gomme sono a metà della loro vita.'],
  [
    'Quanti proprietari ha avuto? C’è il libretto dei tagliandi?',
    'Le mostriamo tutto qui da noi, libretto compreso: quando vuole passare?',
  ],
] as const

type NamedAd = { id: number; category: Category; make: string; model: string | null; version: string }

/** Writes conversations of one question and its answer. */
export async function writeMessages(db: Db, seed: number, asked: readonly Asked[]): Promise<void> {
  const ids = [...new Set(asked.map(({ adId }) => adId))]
  const ads = await db<NamedAd[]>`select id, category, make, model, version from ad where id = any(${ids}::bigint[])`
  const titles = new Map(ads.map((ad) => [ad.id, vehicleTitle(ad)]))
  for (let from = 0; from < asked.length; from += rowsAtOnce)
    await writeSome(
      db,
      asked.slice(from, from + rowsAtOnce).map((one) => talkOf(seed, one, titles.get(one.adId) ?? '')),
    )
}

function talkOf(seed: number, { adId, at }: Asked, title: string) {
  const random = new Random(seed, 114, adId, Math.floor(at.getTime() / 60_000))
  const name = random.pick(names)
  const [question, answer] = random.pick(talks)
  const reply = { adId, adTitle: title, name, email: `${name.toLowerCase()}.${random.whole(1, 9_999)}@${shoppersDomain}` }
  const untilMidnight = dayMs - (at.getTime() % dayMs)
  const answeredAt = new Date(at.getTime() + untilMidnight * random.between(0.03, 0.95))
  return { reply: { ...reply, createdAt: at, emailConfirmedAt: at }, question, answer, answeredAt }
}

async function writeSome(db: Db, given: readonly ReturnType<typeof talkOf>[]): Promise<void> {
  const replies = await db<{ id: number }[]>`insert into reply ${db(given.map(({ reply }) => reply))} returning id`
  const messages = replies.flatMap(({ id }, index) => {
    const talk = given[index]
    if (!talk) return []
    const { question, answer, answeredAt, reply } = talk
    return [
      { replyId: id, sender: 'buyer', message: question, createdAt: reply.createdAt, mailedAt: reply.createdAt },
      { replyId: id, sender: 'seller', message: answer, createdAt: answeredAt, mailedAt: answeredAt },
    ]
  })
  await db`insert into reply_message ${db(messages)}`
  await db`
    update reply set seller_read_id = last.id, buyer_read_id = last.id
    from (select reply_id, max(id) as id from reply_message where reply_id = any(${replies.map(({ id }) => id)}::bigint[]) group by reply_id) last
    where reply.id = last.reply_id`
}
