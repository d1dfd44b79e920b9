import { expect, test } from 'vitest'
import { findDraftPage } from '@/lib/accounts/selling/drafts/find-draft-page.server'
import { beginDraft, saveStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPrice } from '@/lib/market/ads/page/ad-price-page.server'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { findRating } from '@/lib/market/price-rating/stored-ratings.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findNextFacts, findPublicNextFact } from '@/lib/market/valuation/next-facts.server'
import { valuationFields } from '@/lib/market/valuation/valuation-form'
import { valueForm } from '@/lib/market/valuation/value-form.server'
import { editAd } from './edit-ad.server'
import { listOwnAds } from './own-ads.server'

const now = new Date('2026-03-20T10:00:00Z')

/** A vehicle of the market with all that «Vendi» asks for, as its form sends it. */
async function openMarket(db: Db) {
  const [offer] = await addValuedOffers(db, 400)
  if (!offer) throw new Error('no offers')
  const { make, model, version, fuel, gearbox, powerKw } = offer.vehicle
  return {
    ...{ marca: make, modello: model ?? '', immatricolazione: '03/2021', km: '60000', versione: version, carburante: fuel ?? '' },
    ...{ cambio: gearbox ?? 'manuale', potenza: String(powerKw ?? 51), provincia: 'MI' },
  }
}

async function bandOf(db: Db, given: Record<string, string>) {
  const { valuation } = await valueForm(db, given, now)
  if (valuation === null || 'why' in valuation) throw new Error('no value')
  const { estimateEuro, lowEuro, highEuro } = valuation
  return { estimateEuro, lowEuro, highEuro }
}

test(
  'a draft takes over the answers given to «Vendi», and says what has come since',
  withRollback(async (db) => {
    const whole = await openMarket(db)
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    const priceOf = async (id: string) => (await findDraftPage(db, id, holder, 'prezzo', now)).price
    const { id: same } = await beginDraft(db, holder, 'auto', whole)
    expect(await priceOf(same)).toMatchObject({ ...(await bandOf(db, whole)), refined: null })
    const { answers, preview } = await findDraftPage(db, same, holder, 'veicolo', now)
    expect(preview.facts).toContain('60.000 km')
    const { provincia: _place, ...carried } = whole
    expect(answers).toEqual({ offerta: 'usato', ...carried })
    expect(valuationFields.filter((name) => !(name in answers))).toEqual(['provincia'])
    expect(await bandOf(db, whole)).not.toEqual(await bandOf(db, { ...whole, provincia: '' }))

    const { cambio: _gearbox, potenza: _power, ...first } = whole
    const { id } = await beginDraft(db, holder, 'auto', first)
    const seen = await bandOf(db, first)
    expect(await priceOf(id)).toMatchObject({ ...seen, refined: null })
    await saveStep(db, { id, holder }, { step: 'veicolo', sent: whole, seenVersion: 1 })
    const { lowEuro, highEuro } = seen
    expect(await priceOf(id)).toMatchObject({ ...(await bandOf(db, whole)), refined: { facts: ['cambio', 'potenza'], lowEuro, highEuro } })

    const { id: unseen } = await beginDraft(db, holder, 'auto', { marca: whole.marca })
    await saveStep(db, { id: unseen, holder }, { step: 'veicolo', sent: whole, seenVersion: 1 })
    expect(await priceOf(unseen)).toMatchObject({ refined: { facts: ['versione', 'carburante', 'cambio', 'potenza'] } })
  }),
)

test(
  'an incomplete ad shows what would narrow its estimate, in public only where its price is compared',
  withRollback(async (db) => {
    const whole = await openMarket(db)
    const owner = await addTestUser(db)
    const declared = { make: whole.marca, model: whole.modello, fuel: whole.carburante, mileageKm: 60_000, provinceCode: 'MI' }
    const firstRegistration = new Date('2021-03-01')
    const sale = { offerType: 'usato', sellerType: 'privato', priceCents: 900_000, ownerId: owner.id, publishedAt: now }
    const id = await addTestAd(db, { ...declared, ...sale, firstRegistration, version: '', gearbox: null, powerKw: null })
    await rateDueAds(db)
    const [ad] = await listOwnAds(db, owner, now)
    expect(ad?.next?.narrows).toBeGreaterThanOrEqual(0.05)
    expect(ad?.next).toEqual((await valueForm(db, { ...whole, versione: '', cambio: '', potenza: '' }, now)).valuation?.next)
    const publicNext = async () => {
      const page = await findAdPrice(db, id)
      return page ? findPublicNextFact(db, page) : undefined
    }
    const isWithheld = (await findRating(db, id))?.isWithheld
    expect(await publicNext()).toEqual(isWithheld ? null : ad?.next)

    const holder = { userId: owner.id, key: undefined }
    const draftId = await editAd(db, owner, id)
    const before = (await findDraftPage(db, draftId, holder, 'prezzo', now)).price
    if (before === null || 'why' in before) throw new Error('no value')
    expect(before.refined).toBeNull()
    const sent = { ...whole, offerta: 'usato', immatricolazione: registrationText({ firstRegistration, registrationYearOnly: null }) ?? '' }
    await saveStep(db, { id: draftId, holder }, { step: 'veicolo', sent, seenVersion: 1 })
    const { lowEuro, highEuro } = before
    expect((await findDraftPage(db, draftId, holder, 'prezzo', now)).price).toMatchObject({
      refined: { facts: ['versione', 'cambio', 'potenza'], lowEuro, highEuro },
    })

    await db`update ad set ${db({ version: whole.versione, gearbox: whole.cambio, powerKw: Number(whole.potenza) })} where id = ${id}`
    expect(await publicNext()).toBeNull()
    await db`update ad set power_kw = null, version = '', gearbox = null, offer_type = 'epoca' where id = ${id}`
    await rateDueAds(db)
    expect(await publicNext()).toBeNull()
    await db`update ad set offer_type = 'usato', version = ${whole.versione} where id = ${id}`
    await rateDueAds(db)
    expect((await findRating(db, id))?.isWithheld).toBe(false)
    expect(await publicNext()).toEqual((await listOwnAds(db, owner, now))[0]?.next)
  }),
)

test(
  'of many ads the incomplete ones on offer show what would narrow their estimates',
  withRollback(async (db) => {
    const { marca, modello, carburante, versione, cambio, potenza } = await openMarket(db)
    const own = { make: marca, model: modello, fuel: carburante, mileageKm: 60_000, priceCents: 900_000 }
    const declared = { ...own, offerType: 'usato' as const, firstRegistration: new Date('2021-03-01'), version: versione, gearbox: cambio }
    const open = await addTestAd(db, { ...declared, version: '', gearbox: null, powerKw: null })
    const whole = await addTestAd(db, { ...declared, powerKw: Number(potenza) })
    const sold = await addTestAd(db, { ...declared, powerKw: null, version: '', status: 'sold' })
    await rateDueAds(db)
    const found = await findNextFacts(db, [open, whole, sold])
    expect([...found.keys()]).toEqual([open])
    expect(found.get(open)?.narrows).toBeGreaterThanOrEqual(0.05)
  }),
)
