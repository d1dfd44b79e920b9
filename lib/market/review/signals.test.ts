import { expect, test } from 'vitest'
import { accountSignals, copiedPhotosSignal, holdFrom, markSuspect, priceSignal, riskOf, scamSignal } from './signals'

test.each([
  'Visibile solo su prenotazione con piccolo acconto',
  'Per bloccarla chiedo una caparra di 300 euro',
  'Chiedo un acconto prima della visita perché ho molte richieste',
  'Scrivetemi su Telegram @marcob',
  'contattare solo whatsapp',
  'pagamento con ricarica postepay',
  'Si accetta Western Union',
  'pago io il corriere che la porta a casa dopo il bonifico',
  'Spedizione gratuita, pagamento garantito da noi',
  'Sono trasferita a Londra e l’auto è presso un deposito',
  'lavoro su una piattaforma in mare',
  'mandami copia: documento d’identità in foto per il contratto',
  'pagamento in bitcoin',
  'invia buono Amazon per prenotare',
])('an ad that asks for what frauds ask for waits for a person: «%s»', (text) => {
  const signal = scamSignal(text)
  expect(signal?.evidence).not.toBe('')
  expect(riskOf(signal ? [signal] : [])).toBeGreaterThanOrEqual(holdFrom)
})

test.each([
  'Sempre tenuta in box, tagliandi regolari, unico proprietario.',
  'Vendo per inutilizzo. Gomme nuove, bollo pagato. Prezzo trattabile dopo visione.',
  'Passaggio di proprietà in agenzia, pagamento con assegno circolare o bonifico istantaneo al momento del passaggio.',
  'Importata dall’estero nel 2019, documenti in regola.',
  'Ricarica domestica inclusa, autonomia 300 km.',
  'Usata per andare al lavoro, mai incidentata.',
  'Disponibile per qualsiasi prova su strada, anche il sabato.',
  'Anticipo zero se la finanzi tu.',
  'Auto di famiglia, non fumatori, due chiavi.',
])('what honest sellers write speaks for itself: «%s»', (text) => expect(scamSignal(text)).toBeNull())

test('a price speaks against an ad below the limit of doubt, and the more the lower it is', () => {
  const band = { estimateEuro: 10_000, doubtfulBelow: 7_000 }
  expect(priceSignal(7_000, band)).toBeNull()
  expect(priceSignal(6_999, band)).toMatchObject({ weight: 30, evidence: '30 % sotto la stima di 10.000\u00a0€' })
  expect(priceSignal(6_100, band)).toMatchObject({ weight: 30, evidence: '39 % sotto la stima di 10.000\u00a0€' })
  expect(priceSignal(6_000, band)).toMatchObject({ weight: 45 })
  expect(priceSignal(6_000, { ...band, isWithheld: true })?.evidence).toMatch(
    /di 10.000\u00a0€, che in pubblico non compare: versione rara$/,
  )
})

test('a new account alone holds nothing; with many ads and a low price it does', () => {
  const fresh = accountSignals({ ageDays: 0.5, adsToday: 0, phoneAccounts: 0 })
  expect(fresh).toEqual([{ kind: 'new-account', weight: 10, evidence: 'aperto oggi' }])
  expect(riskOf(fresh)).toBeLessThan(holdFrom)
  expect(accountSignals({ ageDays: 7, adsToday: 2, phoneAccounts: 2 })).toEqual([])
  expect(
    riskOf([...accountSignals({ ageDays: 6.9, adsToday: 3, phoneAccounts: 1 }), { kind: 'low-price', weight: 30, evidence: '' }]),
  ).toBeGreaterThanOrEqual(holdFrom)
})

test('the age of an account is shown in whole days', () => {
  const said = (ageDays: number) => accountSignals({ ageDays, adsToday: 0, phoneAccounts: 0 }).map(({ evidence }) => evidence)
  expect([0.9, 1, 1.9, 2, 6.9, 7].map(said)).toEqual([
    ['aperto oggi'],
    ['aperto da 1 giorno'],
    ['aperto da 1 giorno'],
    ['aperto da 2 giorni'],
    ['aperto da 6 giorni'],
    [],
  ])
})

test('one picture of another ad speaks against an ad, several hold it; each ad is named once', () => {
  const copy = (otherAd: number) => ({ place: 1, file: 'a-1', otherAd, otherPlace: 2, otherFile: 'b-1' })
  expect(copiedPhotosSignal([], 5)).toBeNull()
  const [one, two, three] = [[7], [7, 7], [7, 9, 7]].map((ads) => copiedPhotosSignal(ads.map(copy), 5))
  expect([one, two, three].map((signal) => signal?.evidence)).toEqual([
    '1 foto su 5 uguale all’annuncio 7',
    '2 foto su 5 uguali all’annuncio 7',
    '3 foto su 5 uguali agli annunci 7, 9',
  ])
  expect([one, two].map((signal) => riskOf(signal ? [signal] : []) >= holdFrom)).toEqual([false, true])
})

test('what is found once and once more is named once, and the risk ends at a hundred', () => {
  expect(scamSignal('Scrivimi su Telegram o WhatsApp, pago con bitcoin')?.evidence).toBe(
    'un altro canale per scriversi, un pagamento che non si recupera',
  )
  const heavy = { kind: 'reported', weight: 60, evidence: '' } as const
  expect([riskOf([]), riskOf([heavy]), riskOf([heavy, heavy])]).toEqual([0, 60, 100])
})

test('the words of frauds are marked, overlapping ones once, and every letter stays', () => {
  const text = 'Bella. Visibile solo con acconto prima della visita, su telegram.'
  const parts = markSuspect(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isSuspect }) => isSuspect).map((part) => part.text)).toEqual([
    'Visibile solo con acconto prima della visita',
    'telegram',
  ])
  expect(markSuspect('Sempre in box.')).toEqual([{ text: 'Sempre in box.', isSuspect: false }])
  expect(markSuspect('')).toEqual([])
})
