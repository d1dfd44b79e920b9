import { showsSection } from '@/lib/market/ads/ad-facts'
import { measureText } from '@/lib/market/catalogue/number-text'
import { accidentHistories, labelOf, previousUses, warrantyKinds } from '@/lib/market/catalogue/vocabulary'
import { type Declared, identityQuestion, identityText } from '@/lib/market/vehicle-identity/identity-questions'
import { monthWords } from '@/lib/market/vehicle-identity/month'
import type { DossierFact, DossierInput } from './dossier'
import { isPast, monthOfText, nextInspection } from './inspection-due'
import { dayText, inOrder, type MileageVerdict, type Reading } from './mileage'
import { isDocumented, recordKinds, type VehicleRecord } from './vehicle-record'

/** All that anybody has said of the kilometres, in the order of days. */
export function readingsOf({ ad, records, said, saidNowOn, siblings }: DossierInput): Reading[] {
  const now = ad.mileageKm === null ? [] : [{ on: saidNowOn, km: ad.mileageKm, source: 'Annuncio, dichiarati', isDocumented: false }]
  return inOrder([
    ...records.flatMap(({ kind, on, km, ...record }) =>
      km === null ? [] : [{ on, km, source: recordKinds[kind], isDocumented: isDocumented(record) }],
    ),
    ...said.map(({ km, on }) => ({ on, km, source: 'Questo annuncio, prima', isDocumented: false })),
    ...siblings.flatMap(({ km, on }) =>
      km === null ? [] : [{ on, km, source: 'Altro annuncio con lo stesso telaio', isDocumented: false }],
    ),
    ...now,
  ])
}

export function mileageFact(verdict: MileageVerdict, readings: readonly Reading[]): DossierFact {
  const base = { id: 'chilometri', title: 'Chilometri' }
  if (verdict.kind === 'none') return { ...base, text: 'Chi vende non li ha detti.', level: 'unsaid', question: 'Quanti chilometri ha?' }
  if (verdict.kind === 'falls' || verdict.kind === 'leaps')
    return { ...base, text: verdict.head, level: 'unclear', question: 'Perché i chilometri delle letture non tornano?' }
  const last = readings.findLast((reading) => reading.isDocumented)
  const now = readings.at(-1)
  const nowText = now && now !== last ? ` I ${measureText(now.km, 'km')} di oggi li dichiara chi vende.` : ''
  if (!last)
    return { ...base, text: `${verdict.head}${nowText}`, level: 'declared', question: 'Mi può mostrare le revisioni, con i chilometri?' }
  const count = readings.filter((reading) => reading.isDocumented).length
  const papers = count === 1 ? 'Una lettura con carta' : `${count} letture con carta, l’ultima`
  return {
    ...base,
    title: 'Chilometri, con le carte',
    text: `${papers}: ${measureText(last.km, 'km')} il ${dayText(last.on)}.${nowText}`,
    level: 'documented',
  }
}

export function identityFacts({ ad, identity, siblings, nameOf }: DossierInput): DossierFact[] {
  const first = ad.firstRegistration === null ? null : monthOfText(ad.firstRegistration)
  const declared: Declared = {
    make: ad.make,
    registration: first === null ? null : { first, last: ad.registrationYearOnly === true ? first + 11 : first },
    nameOf,
  }
  return (['plate', 'chassis'] as const).map((kind): DossierFact => {
    const names = { plate: { id: 'targa', title: 'Targa e anno' }, chassis: { id: 'telaio', title: 'Telaio e modello' } }[kind]
    const found = identity.find((facts) => facts.kind === kind)
    const secret = kind === 'plate' ? 'La targa non si vede.' : 'Il telaio non si vede.'
    if (!found) return { ...names, text: 'Chi vende non ce l’ha data per il controllo. Sul posto guardala sul libretto.', level: 'unsaid' }
    // A seller who says that it is so has answered us, not the buyer: what does not fit together stays a question.
    const question = identityQuestion({ ...found, isConfirmed: false }, declared)
    const answered = found.isConfirmed ? ' Chi vende dice che è così: può essere reimmatricolata o importata.' : ''
    if (question !== null)
      return {
        ...names,
        text: `${question.replace(/: è così\?$/, '.')}${answered}`,
        level: 'unclear',
        question: 'Perché targa, telaio e anno non tornano?',
      }
    if (kind === 'chassis' && siblings.some(({ isLive }) => isLive))
      return {
        ...names,
        text: 'Lo stesso telaio è in un altro annuncio in vendita adesso.',
        level: 'unclear',
        question: 'Perché lo stesso telaio è in un altro annuncio?',
      }
    const alone = kind === 'chassis' ? ' Nessun altro annuncio in vendita ha lo stesso telaio.' : ''
    return { ...names, text: `${identityText(found, nameOf)}${alone} ${secret}`, level: 'declared' }
  })
}

export function inspectionFact({ ad, records, today }: DossierInput): DossierFact {
  const base = { id: 'revisione', title: 'Revisione' }
  const last = latest(records, 'inspection')
  const declared = ad.inspectionUntil === null ? null : monthOfText(ad.inspectionUntil)
  const registration = ad.firstRegistration === null || ad.registrationYearOnly === true ? null : monthOfText(ad.firstRegistration)
  const due = nextInspection({ ...ad, registration, lastInspection: last ? monthOfText(last.on) : null })
  if (last && due !== null) {
    const text = `Fatta il ${dayText(last.on)}: la prossima è entro ${monthWords(due)}.`
    if (declared !== null && declared !== due)
      return {
        ...base,
        text: `${text} L’annuncio dice fino a ${monthWords(declared)}.`,
        level: 'unclear',
        question: 'Fino a quando vale la revisione?',
      }
    return { ...base, text: isPast(due, today) ? `${text} È scaduta.` : text, level: isDocumented(last) ? 'documented' : 'declared' }
  }
  if (declared !== null)
    return { ...base, text: `Valida fino a ${monthWords(declared)}${isPast(declared, today) ? ': è scaduta.' : '.'}`, level: 'declared' }
  if (due !== null && !isPast(due, today))
    return {
      ...base,
      text: `Non ne ha ancora avuta una: dall’immatricolazione dichiarata, la prima è entro ${monthWords(due)}.`,
      level: 'declared',
    }
  return {
    ...base,
    text: 'Chi vende non ha detto quando è stata fatta.',
    level: 'unsaid',
    question: 'Quando è stata fatta l’ultima revisione?',
  }
}

/** The registration paper: the first registration and the owners that stand on it. */
export function registrationFacts({ ad, records }: DossierInput): DossierFact[] {
  const paper = latest(records, 'registration')
  const registered: DossierFact[] = []
  if (paper) {
    const fits = ad.firstRegistration === null || samePeriod(paper.on, ad)
    const text = `Sul libretto: ${dayText(paper.on)}.${fits ? '' : ' L’annuncio dice un’altra data.'}`
    registered.push({ id: 'immatricolazione', title: 'Prima immatricolazione', text, level: fits ? levelOf(paper) : 'unclear' })
  }
  return [...registered, ownersFact(ad.owners, paper)]
}

function ownersFact(owners: number | null, paper: VehicleRecord | undefined): DossierFact {
  const base = { id: 'proprietari', title: 'Proprietari' }
  const onPaper = paper?.owners ?? null
  if (onPaper !== null && owners !== null && owners !== onPaper)
    return {
      ...base,
      text: `L’annuncio dice ${owners}, il libretto ${onPaper}.`,
      level: 'unclear',
      question: 'Quanti proprietari ha avuto?',
    }
  const count = onPaper ?? owners
  if (count === null) return { ...base, text: 'Chi vende non l’ha detto.', level: 'unsaid', question: 'Quanti proprietari ha avuto?' }
  const text = count === 0 ? 'Nessuno prima' : count === 1 ? 'Uno solo' : `${count} finora`
  const isPaper = onPaper !== null && paper !== undefined
  return { ...base, text: isPaper ? `${text}, secondo il libretto.` : `${text}.`, level: isPaper ? levelOf(paper) : 'declared' }
}

function levelOf(record: VehicleRecord): 'documented' | 'declared' {
  return isDocumented(record) ? 'documented' : 'declared'
}

/** Of a month that nobody said only the year is compared. */
function samePeriod(on: string, { firstRegistration, registrationYearOnly }: DossierInput['ad']): boolean {
  const signs = registrationYearOnly === true ? 4 : 7
  return on.slice(0, signs) === firstRegistration?.slice(0, signs)
}

/** What has a paper first, then the newest. */
function latest(records: readonly VehicleRecord[], kind: VehicleRecord['kind']): VehicleRecord | undefined {
  const alike = records.filter((record) => record.kind === kind)
  return alike.toSorted((a, b) => Number(isDocumented(b)) - Number(isDocumented(a)) || (a.on < b.on ? 1 : -1))[0]
}

export function serviceFact({ ad, records }: DossierInput): DossierFact {
  const base = { id: 'tagliandi', title: 'Tagliandi' }
  const services = records.filter(({ kind }) => kind === 'service')
  const papers = services.filter(isDocumented).length
  const said = ad.serviceBook === true ? 'Certificati, dice chi vende.' : ad.serviceBook === false ? 'Non certificati, dice chi vende.' : ''
  if (papers > 0)
    return {
      ...base,
      text: `${papers === 1 ? 'Una fattura guardata' : `${papers} fatture guardate`}. ${said} Degli altri non sappiamo.`,
      level: 'documented',
    }
  if (services.length > 0)
    return { ...base, text: `${said} Ne ha scritti ${services.length} con data e chilometri.`.trim(), level: 'declared' }
  if (said !== '') return { ...base, text: said, level: 'declared' }
  return { ...base, text: 'Chi vende non ne ha parlato.', level: 'unsaid', question: 'I tagliandi sono certificati?' }
}

/** What only a seller can say, and nobody can prove for them. */
export function wordOnlyFacts({ ad, reportUrl }: DossierInput): DossierFact[] {
  const facts: DossierFact[] = [
    ad.accident === null
      ? {
          id: 'incidenti',
          title: 'Incidenti',
          text: 'Chi vende non ne ha parlato. Noi non possiamo saperlo.',
          level: 'unsaid',
          question: 'Ha avuto incidenti?',
        }
      : {
          id: 'incidenti',
          title: 'Incidenti',
          text: `${labelOf(accidentHistories, ad.accident)}: parola di chi vende. Noi non possiamo saperlo.`,
          level: 'declared',
        },
    ad.previousUse === null
      ? {
          id: 'uso',
          title: 'Uso di prima',
          text: 'Non detto: privato, noleggio, taxi?',
          level: 'unsaid',
          question: 'Che uso se n’è fatto prima?',
        }
      : { id: 'uso', title: 'Uso di prima', text: `${labelOf(previousUses, ad.previousUse)}, dice chi vende.`, level: 'declared' },
    ad.warrantyKind === null && ad.warrantyMonths === null
      ? { id: 'garanzia', title: 'Garanzia', text: 'Chi vende non l’ha detto.', level: 'unsaid', question: 'C’è la garanzia?' }
      : { id: 'garanzia', title: 'Garanzia', text: warrantyText(ad), level: 'declared' },
  ]
  if (!showsSection('past', ad)) return facts.filter(({ id }) => id === 'garanzia')
  if (reportUrl !== null)
    facts.push({
      id: 'perizia',
      title: 'Perizia',
      text: 'Chi vende ha messo il rapporto di un perito: leggilo tutto, qui sotto: vale per quel giorno. Noi non l’abbiamo letto.',
      level: 'declared',
    })
  return facts
}

function warrantyText({ warrantyKind, warrantyMonths }: DossierInput['ad']): string {
  const kind = warrantyKind === null ? 'Sì' : labelOf(warrantyKinds, warrantyKind)
  return `${kind}${warrantyMonths === null ? '' : `, ${warrantyMonths} mesi`}. Leggi il foglio prima di firmare.`
}
