import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { editAd } from '@/lib/accounts/selling/edit-ad.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { adsForDays, daysAt } from '@/lib/market/observatory/days-at-price'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findStep } from './draft-queries.server'
import type { AnsweredStep } from './draft-steps'
import { firstCount } from './equipment/first-equipment'
import { findDraftPage } from './find-draft-page.server'
import { publishDraft } from './publish-draft.server'
import { beginDraft, saveStep } from './save-draft.server'
import { beginVehicle } from './stock-drafts.server'

const now = new Date('2026-11-23T10:00:00Z')
const panda = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45000', carburante: 'benzina' }
const description = 'Vendo per arrivo di un’auto più grande: sempre tenuta in box.'

/** A draft with its pages: `save` types one, `saveTwice` types it on two devices at once. */
function pagesOf(db: Db, id: string, userId: number) {
  const holder = { userId, key: undefined }
  const draft = { id, holder }
  const save = async (step: AnsweredStep, sent: Record<string, string>) => {
    const { version: seenVersion } = await findStep(db, id, step)
    await saveStep(db, draft, { step, sent, seenVersion })
  }
  const saveTwice = async (step: AnsweredStep, first: Record<string, string>, second: Record<string, string>) => {
    const { version: seenVersion } = await findStep(db, id, step)
    for (const sent of [first, second]) await saveStep(db, draft, { step, sent, seenVersion })
  }
  return { id, save, saveTwice, page: (step: AnsweredStep, at = now) => findDraftPage(db, id, holder, step, at) }
}

async function begin(db: Db, sent: Record<string, string> = panda) {
  const user = await addTestUser(db)
  const { id } = await beginDraft(db, { userId: user.id, key: undefined }, 'auto', sent)
  return { user, ...pagesOf(db, id, user.id) }
}

test(
  'two versions of a page are compared answer by answer, in the words of the form',
  withRollback(async (db) => {
    const { saveTwice, page } = await begin(db)
    await saveTwice(
      'stato',
      { incidenti: 'no', marciante: 'si', tagliandi: 'si', proprietari: '1', 'dotazione-abs': 'true' },
      { incidenti: 'riparata', marciante: 'si', tagliandi: 'no', revisione: '06/2028', uso: 'taxi' },
    )
    expect((await page('stato')).differences).toEqual([
      { label: 'Ha avuto incidenti?', saved: 'No', rival: 'Sì, riparata' },
      { label: 'Tagliandi documentati?', saved: 'Sì', rival: 'No' },
      { label: 'Quanti proprietari ha avuto', saved: '1', rival: 'Non indicato' },
      { label: 'Uso precedente', saved: 'Non indicato', rival: 'Taxi' },
      { label: 'Revisione valida fino a', saved: 'Non indicato', rival: '06/2028' },
      { label: 'ABS', saved: 'Sì', rival: 'No' },
    ])
    expect((await page('veicolo')).differences).toEqual([])
  }),
)

test(
  'two versions of a dealer’s page are also compared by what only dealers are asked',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const { saveTwice, page } = pagesOf(db, await beginVehicle(db, dealership, 'auto'), user.id)
    await saveTwice('prezzo', { prezzo: '9.900', iva: 'si' }, { prezzo: '9.900', iva: 'no' })
    expect((await page('prezzo')).differences).toEqual([{ label: 'IVA deducibile?', saved: 'Sì', rival: 'No' }])
  }),
)

test(
  'a page is done once it has an answer and nothing is missing, photographs once there is one',
  withRollback(async (db) => {
    const { id, save, page } = await begin(db, {})
    const done = async () => (await page('veicolo')).done
    expect(await done(), 'the offer, which is chosen beforehand, is no answer').toEqual([])
    await save('veicolo', { ...panda, km: '' })
    expect(await done()).toEqual([])
    await save('veicolo', panda)
    await save('stato', { proprietari: '1' })
    expect(await done()).toEqual(['veicolo', 'stato'])
    await pictureTestDraft(db, id)
    expect(await done()).toEqual(['veicolo', 'foto', 'stato'])
  }),
)

test(
  'a draft names each answer that is missing or wrong by its label, page by page',
  withRollback(async (db) => {
    const { id, save, page } = await begin(db)
    await save('veicolo', { ...panda, km: '', potenza: 'tanti' })
    await save('testo', { descrizione: 'Bella macchina.' })
    await save('pubblica', { nome: 'Mario', comune: 'Monza (MB)' })
    const missing = async () => (await page('pubblica')).missing
    expect(await missing()).toEqual([
      { step: 'veicolo', texts: ['Chilometri: Campo obbligatorio', 'Potenza: Scrivi un numero, per esempio 51'] },
      { step: 'foto', texts: ['Serve almeno una foto'] },
      { step: 'testo', texts: ['Descrizione: Scrivi almeno 40 caratteri: chi compra vuole capire.'] },
      { step: 'prezzo', texts: ['Il tuo prezzo: Campo obbligatorio'] },
    ])
    await save('veicolo', panda)
    await save('testo', {})
    await pictureTestDraft(db, id)
    expect(await missing()).toEqual([
      { step: 'testo', texts: ['Descrizione: Campo obbligatorio'] },
      { step: 'prezzo', texts: ['Il tuo prezzo: Campo obbligatorio'] },
    ])
    await save('testo', { descrizione: description })
    await save('prezzo', { prezzo: '9.900' })
    expect(await missing()).toEqual([])
  }),
)

test(
  'a draft says whether it changes an ad, and whether it was submitted',
  withRollback(async (db) => {
    const { id, user, save, page } = await begin(db)
    await pictureTestDraft(db, id)
    await save('testo', { descrizione: description })
    await save('prezzo', { prezzo: '9.900' })
    await save('pubblica', { nome: 'Mario', comune: 'Monza (MB)' })
    expect(await page('pubblica')).toMatchObject({ isSubmitted: false, isChange: false })
    const { id: adId } = await publishDraft(db, user, id, now)
    expect(await page('pubblica')).toMatchObject({ isSubmitted: true, isChange: false })
    const change = pagesOf(db, await editAd(db, user, adId), user.id)
    expect(await change.page('pubblica')).toMatchObject({ isSubmitted: false, isChange: true })
  }),
)

test(
  'the preview beside the form writes numbers with points, and what is no number as it was typed',
  withRollback(async (db) => {
    const { save, page } = await begin(db, { ...panda, km: '145000', versione: '1.2 Easy' })
    await save('prezzo', { prezzo: '9900' })
    await save('pubblica', { comune: 'monza mb' })
    expect((await page('veicolo')).preview).toEqual({
      ...{ title: 'Fiat Panda', version: '1.2 Easy', price: '9.900 €', photos: 0 },
      ...{ facts: ['03/2019', '145.000 km', 'Benzina'], place: 'Monza (MB)' },
    })
    await save('veicolo', { ...panda, km: '0 km' })
    expect((await page('veicolo')).preview.facts, 'one that is as good as new').toContain('0 km')
    await save('veicolo', { ...panda, km: 'pochi', carburante: '' })
    await save('prezzo', {})
    await save('pubblica', {})
    expect((await page('veicolo')).preview).toMatchObject({ price: null, facts: ['03/2019', 'pochi km'], place: null })
  }),
)

test(
  'the price page says what the transfer costs in the seller’s province, or in all without one',
  withRollback(async (db) => {
    const [offer] = await addValuedOffers(db, 400)
    const { make = '', model, version = '' } = offer?.vehicle ?? {}
    const { save, page } = await begin(db, { ...panda, marca: make, modello: model ?? '', versione: version, potenza: '51' })
    const transfer = async (at = now) => {
      const { price } = await page('prezzo', at)
      if (price === null || 'why' in price) throw new Error('no value')
      return price.transfer
    }
    // 150.81 €, without an increase and with 30% of it, and fees of 27 €, 64 € and 10.20 €
    expect(await transfer(), 'no province is known').toEqual({ province: null, leastCents: 252_01, mostCents: 297_25 })
    await save('pubblica', { comune: 'Monza (MB)' })
    const monza = { province: 'Monza e Brianza', leastCents: 297_25, mostCents: 297_25 }
    expect(await transfer()).toEqual(monza)
    expect(await transfer(new Date('2024-12-31T22:59:59Z')), 'before the first tariff').toBeNull()
    expect(await transfer(new Date('2024-12-31T23:00:00Z'))).toEqual(monza)
  }),
)

test(
  'the price page says how long ads of the model were online at each distance from their estimate',
  withRollback(async (db) => {
    const offers = await addValuedOffers(db, 400)
    const { make = '', model = null, version = '' } = offers[0]?.vehicle ?? {}
    const left = offers.filter(({ vehicle }) => vehicle.make === make && vehicle.model === model).map(({ id }) => id)
    await db`
      update ad set status = 'sold', published_at = now() - interval '40 days', closed_at = now() - interval '11 days' where id = any(${left}::bigint[])`
    const { page } = await begin(db, { ...panda, marca: make, modello: model ?? '', versione: version })
    const { price } = await page('prezzo')
    if (price === null || 'why' in price) throw new Error('no value')
    expect(left.length).toBeGreaterThan(adsForDays)
    expect(daysAt(price.days, price.estimateEuro * 100, price.estimateEuro)).toBe(29)
  }),
)

test(
  'the page of the equipment asks twelve pieces first, those that many people search for before others',
  withRollback(async (db) => {
    const offers = await addValuedOffers(db, 400)
    const { make = '', model = null } = offers[0]?.vehicle ?? {}
    const { page, user } = await begin(db, { ...panda, marca: make, modello: model ?? '' })
    await db`
      insert into saved_search (user_id, address, name)
      select ${user.id}, '/usate/' || ${make} || '/' || ${model} || '?dotazioni=abs', 'ABS'`
    expect((await page('stato')).equipment?.items).toHaveLength(firstCount)
    expect((await page('prezzo')).equipment).toBeNull()
  }),
)
