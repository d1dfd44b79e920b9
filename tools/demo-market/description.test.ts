import { expect, test } from 'vitest'
import type { NewAd } from '@/lib/market/ads/ad'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { listPlaces } from '@/lib/market/places/places.server'
import { demoAd, planDemoMarket } from './demo-ad'
import { textsBySeller } from './seller-text'
import { knownTraits, traitsOf } from './seller-traits'

const today = new Date('2026-11-21T10:00:00Z')
const market = planDemoMarket({ seed: 1, today, dealers: 150, places: listPlaces() })
const ads = Array.from({ length: 6_000 }, (_, index) => demoAd(market, index))
const described = ads.filter((ad) => ad.description)

const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const month = months.join('|')
const labels = Object.values(equipmentItems).map((label) => label.toLowerCase())
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+(?=\p{Lu}|\d)/u)
/** Numbers, months and first names make no new sentence, and a list of equipment says what the facts say. */
const withoutFigures = (sentence: string) =>
  sentence
    .replace(/\d[\d.]*/g, '#')
    .replace(new RegExp(`\\b(${month})\\b`, 'g'), 'mese')
    .replace(/(Chiedete di|Mi chiamo) \p{L}+/u, '$1')
const listsEquipment = (sentence: string) => labels.filter((label) => sentence.toLowerCase().includes(label)).length >= 3

function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

test('six thousand ads are described in more than a thousand different sentences', () => {
  const sentences = described.flatMap((ad) => sentencesOf(ad.description ?? '')).filter((sentence) => !listsEquipment(sentence))
  const times = timesOf(sentences.map(withoutFigures))
  expect(times.size).toBeGreaterThan(1_500)
  expect([...times.values()].filter((count) => count > 1).length).toBeGreaterThan(1_000)
  expect([...times].filter(([, count]) => count > described.length * 0.025)).toEqual([])
})

test('hardly two ads read the same, nor begin with the same words', () => {
  expect(new Set(described.map((ad) => ad.description)).size).toBeGreaterThan(described.length * 0.97)
  const beginnings = timesOf(described.map((ad) => withoutFigures(ad.description ?? '').slice(0, 40)))
  expect(beginnings.size).toBeGreaterThan(1_000)
  expect(Math.max(...beginnings.values())).toBeLessThan(described.length * 0.03)
})

test('some ads are a line, some are long', () => {
  const lengths = described.map((ad) => ad.description?.length ?? 0).sort((one, other) => one - other)
  expect(lengths[0]).toBeGreaterThan(10)
  expect(lengths[Math.floor(described.length * 0.1)]).toBeLessThan(110)
  expect(lengths[Math.floor(described.length * 0.9)]).toBeGreaterThan(350)
})

const lines = Object.entries(textsBySeller).flatMap(([seller, topics]) =>
  [...topics].flatMap(([topic, texts]) => texts.map((line) => ({ seller, topic, line }))),
)

test('every line asks for traits that exist, and some ad can have it', () => {
  const seen = ads.map((ad) => ({ isPrivate: ad.dealerId === null, fits: traitsOf(ad, today) }))
  for (const { seller, topic, line } of lines) {
    expect([...line.needs, ...line.excludes].filter((trait) => !knownTraits.includes(trait))).toEqual([])
    const possible = seen.some(
      ({ isPrivate, fits }) => isPrivate === (seller === 'privato') && line.needs.every(fits) && !line.excludes.some(fits),
    )
    expect(possible, `${seller}, ${topic}: ${JSON.stringify(line.phrase)}`).toBe(true)
  }
})

test('texts are well written: no blank before a stop, no stop after a comma, no empty place', () => {
  expect(
    described
      .filter((ad) => /\s[.,;:]|[,;:]\s*[.,]|\.\.|[{}()|]|undefined|\bnull\b|NaN|^\p{Ll}|\s{2}/u.test(ad.description ?? ''))
      .map((ad) => ad.description),
  ).toEqual([])
  expect(described.filter((ad) => !/[.?]$/.test(ad.description ?? '')).map((ad) => ad.description)).toEqual([])
})

const kilometresIn = (text: string) => [...text.matchAll(/(\d[\d.]*) km/g)].map(([, number = '']) => Number(number.replaceAll('.', '')))

/** The months in which something is said to have been done. */
const monthsIn = (text: string) =>
  [...text.matchAll(new RegExp(`(?<!fino )\\bad? (${month}) (\\d{4})`, 'g'))].map(
    ([, name = '', year]) => new Date(Date.UTC(Number(year), months.indexOf(name), 1)),
  )

/** Words that are a claim, and what the facts have to say for it. */
test.each([
  { claim: /fumat|sigaretta|fumatori/, holds: (ad: NewAd) => ad.nonSmoker === true },
  {
    claim: /garanzia|Copertura di|Coperta \d/i,
    except: /batteria.{0,40}garanzia|ancora in garanzia/i,
    holds: (ad: NewAd) => typeof ad.warrantyMonths === 'number',
  },
  { claim: /poco trattabile|rattabile il giusto|leggermente trattabile|Prezzo trattabile/, holds: (ad: NewAd) => ad.negotiable === true },
  { claim: /non è trattabile|Prezzo fermo|non trattabile/, holds: (ad: NewAd) => ad.negotiable === false },
  { claim: /IVA esposta/, holds: (ad: NewAd) => ad.vatDeductible === true },
  { claim: /Valuto (permut|scamb)|Accettiamo permute|Permuta con ogni|usato\?|Vuoi cambiare/, holds: (ad: NewAd) => ad.tradeIn === true },
  { claim: /[Nn]o permute|Niente permute|Non cerco scambi/, holds: (ad: NewAd) => ad.tradeIn === false },
  { claim: /ordinat[oa] nuov|comprat[oa] nuov|ritirat[oa] nuov|primo giorno|primo proprietario/, holds: (ad: NewAd) => ad.owners === 1 },
  { claim: /pres[oa] usat[oa]/, holds: (ad: NewAd) => (ad.owners ?? 0) > 1 },
  {
    claim: /tampona|botta|Piccolo sinistro|incidentat|\bDanno|[Uu]n danno|danno leggero/,
    holds: (ad: NewAd) => ad.accident === 'si' || ad.accident === 'riparata',
  },
  {
    claim: /Mai riverniciata|vernice tutta originale|Nessuno stucco|valori di fabbrica|cadute/i,
    holds: (ad: NewAd) => ad.accident === 'no',
  },
  { claim: /neopatentati/, holds: (ad: NewAd) => (ad.powerKw ?? 999) <= 70 },
  { claim: /[Rr]evisione.*(fino a|superata)/, holds: (ad: NewAd) => !!ad.inspectionUntil && ad.inspectionUntil > today },
  { claim: /timbr|Tagliandi (sempre|tutti|uno)/, holds: (ad: NewAd) => typeof ad.serviceBook === 'boolean' },
  { claim: /olio|Frizione (morbida|nuova|rifatta)|distribuzione/i, holds: (ad: NewAd) => ad.fuel !== 'elettrica' },
  { claim: /colonnin|Stato di salute della batteria/, holds: (ad: NewAd) => ad.fuel === 'elettrica' },
  { claim: /automatico è|Cambio automatico/, holds: (ad: NewAd) => ad.gearbox === 'automatico' },
  { claim: /[Cc]apote/, holds: (ad: NewAd) => ad.body === 'cabrio' },
  { claim: /roulotte|caravan/, except: /per roulotte e carrello/, holds: (ad: NewAd) => ad.category === 'caravan-e-camper' },
  { claim: /in salone|in sede|ti aspettiamo|Vi aspettiamo|nostra officina/, holds: (ad: NewAd) => ad.dealerId !== null },
  { claim: /Mi chiamo|Chiedete di|Lo vendo|La vendo|mio meccanico/, holds: (ad: NewAd) => ad.dealerId === null },
])('what is said is not denied by the facts: $claim', ({ claim, except, holds }) => {
  const saying = described.filter((ad) =>
    sentencesOf(ad.description ?? '').some((sentence) => claim.test(sentence) && !except?.test(sentence)),
  )
  expect(saying.length).toBeGreaterThan(0)
  expect(saying.filter((ad) => !holds(ad)).map((ad) => ad.description)).toEqual([])
})

test('work was done at fewer km than the vehicle has, after its first registration and before today', () => {
  for (const ad of described) {
    const text = ad.description ?? ''
    for (const km of kilometresIn(text).filter((km) => km > 500)) expect(km, text).toBeLessThanOrEqual(ad.mileageKm ?? 0)
    for (const done of monthsIn(text)) {
      expect(done <= today, text).toBe(true)
      expect(done >= (ad.firstRegistration ?? today), text).toBe(true)
    }
  }
})

test('private people give their own first name', () => {
  for (const ad of described) {
    const name = /(?:Chiedete di|Mi chiamo) (\p{L}+)/u.exec(ad.description ?? '')?.[1]
    if (name) expect(name).toBe(ad.contactName)
  }
})

test('a dealer speaks to everybody in the same way', () => {
  const ways = new Map<number, Set<string>>()
  for (const { dealerId, description } of described) {
    if (typeof dealerId !== 'number') continue
    const used = ways.get(dealerId) ?? new Set()
    ways.set(dealerId, used)
    if (/\b(ti|te|Vieni|Scrivici|Chiamaci|Hai|Vuoi|Dacci)\b/.test(description ?? '')) used.add('tu')
    if (/\b(vi|Venite|Scriveteci|Chiamate|Telefonate|vostr[oaie])\b/i.test(description ?? '')) used.add('voi')
  }
  expect([...ways].filter(([, used]) => used.size > 1)).toEqual([])
  expect(new Set([...ways.values()].flatMap((used) => [...used]))).toEqual(new Set(['tu', 'voi']))
})
