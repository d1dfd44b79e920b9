import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { findPlace } from '@/lib/market/places/places.server'
import { giuliasDraft } from './giulias-draft'
import { insertAds } from './insert-ads.server'
import { ownAd } from './own-ads'
import { type DemoPeopleIds, demoPeople, peopleDomain } from './people'
import { writeCases } from './write-queue.server'

const hour = 3_600_000
/** Monza, by ISTAT's number. */
const comune = '108033'

/** What of Giulia is written about. */
export type GiuliasAds = { fiat500x: number; twingo: number; punto: number }

/** Giulia's cars: one online, two that others buy, one that waits for her answer to a moderator, and a draft without a price. */
export async function seedGiulia(db: Db, { ids, now }: { ids: DemoPeopleIds; now: Date }): Promise<GiuliasAds> {
  const place = findPlace(comune)
  if (!place) throw new Error('Monza is not known')
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const own = { ownerId: ids.giulia, email: demoPeople.giulia.email, name: demoPeople.giulia.displayName, place }
  const [online = 0, held = 0, twingo = 0, punto = 0] = await insertAds(db, [
    ownAd({ car: 'fiat500x', status: 'published', since: ago(12 * 24), ...own }),
    ownAd({ car: 'panda', status: 'in_review', since: ago(7), ...own }),
    ownAd({ car: 'twingo', status: 'published', since: ago(9 * 24), ...own }),
    ownAd({ car: 'punto', status: 'published', since: ago(30 * 24), ...own }),
  ])
  const signals = [{ kind: 'low-price', weight: 45, evidence: '46 % sotto la stima di 7.600 €' }]
  const question = 'Il prezzo è molto sotto quello di veicoli simili: da che cosa dipende?'
  const log = [
    { happenedAt: ago(7), moderator: 'sistema', action: 'In coda', reason: signals[0]?.evidence ?? '' },
    { happenedAt: ago(5), moderator: demoPeople.marta.displayName, action: 'Chiesto al venditore' },
  ]
  await writeCases(db, [{ row: { adId: held, openedAt: ago(7), signals, question, askedAt: ago(5) }, log }])
  const days = Array.from({ length: 12 }, (_, back) => ({ adId: online, day: ago(back * 24), times: 9 + ((back * 7) % 13) }))
  await db`insert into ad_view ${db(days)}`
  await writeDraft(db, ids.giulia, ago(26))
  await loseMail(db, ago(9))
  return { fiat500x: online, twingo, punto }
}

/** What she has answered, page by page. */
const answers = {
  veicolo: {
    ...{ marca: 'lancia', modello: 'ypsilon', versione: '1.0 Hybrid Silver', offerta: 'usato', immatricolazione: '05/2020', km: '41.300' },
    ...{ carburante: 'mild-hybrid', potenza: '51', cambio: 'manuale', carrozzeria: 'city-car', porte: '5', posti: '5', colore: 'blu' },
  },
  stato: { incidenti: 'no', marciante: 'si', tagliandi: 'si', proprietari: '1' },
  testo: {
    descrizione:
      'La Ypsilon di mio marito, usata per andare al lavoro. Tagliandi in concessionaria, gomme cambiate l’anno scorso, sempre in garage. La vendiamo perché ora abbiamo l’auto aziendale.',
  },
  prezzo: {},
  pubblica: { nome: 'Giulia', comune: 'Monza (MB)' },
} as const

async function writeDraft(db: Db, ownerId: number, at: Date): Promise<void> {
  const saved = new Date(at.getTime() + hour / 4) // a draft that was only opened is none
  await db`insert into ad_draft (id, category, owner_id, created_at, saved_at) values (${giuliasDraft}, 'auto', ${ownerId}, ${at}, ${saved})`
  await db`
    insert into ad_draft_step (draft_id, step, answers, saved_at)
    select ${giuliasDraft}, key, value, ${saved} from jsonb_each(${jsonText(answers)}::text::jsonb)`
}

/** A mail that was given up: what support finds when Giulia asks where it is. */
async function loseMail(db: Db, at: Date): Promise<void> {
  const mail = {
    ...{
      messageId: `<smarrita.giulia@${peopleDomain}>`,
      kind: 'ad-held',
      recipient: demoPeople.giulia.email,
      subject: 'Il tuo annuncio è in controllo',
    },
    ...{ bodyText: '', bodyHtml: '', createdAt: at, attempts: 6, nextAttemptAt: at, failedAt: at, lastError: '452 4.2.2 casella piena' },
  }
  await db`insert into outbox_mail ${db(mail)}`
}
