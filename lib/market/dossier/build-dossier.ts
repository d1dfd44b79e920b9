import { showsSection } from '@/lib/market/ads/ad-facts'
import { measureText } from '@/lib/market/catalogue/number-text'
import { batteryFacts } from './battery-facts'
import type { Dossier, DossierInput, LookUp } from './dossier'
import { financeFacts } from './finance-facts'
import { dayText, judgeMileage } from './mileage'
import { identityFacts, inspectionFact, mileageFact, readingsOf, registrationFacts, serviceFact, wordOnlyFacts } from './vehicle-facts'
import { isDocumented } from './vehicle-record'

/** Puts together what is known of a vehicle, from whom, and what is not. */
export function buildDossier(input: DossierInput): Dossier {
  const hasPast = showsSection('past', input.ad)
  const readings = hasPast ? readingsOf(input) : []
  const verdict = judgeMileage(readings)
  const facts = [
    ...(hasPast
      ? [mileageFact(verdict, readings), ...identityFacts(input), inspectionFact(input), ...registrationFacts(input), serviceFact(input)]
      : []),
    ...wordOnlyFacts(input),
    ...batteryFacts(input),
    ...financeFacts(input),
  ]
  return {
    facts,
    readings,
    verdict,
    looked: looked(input, readings.length),
    notLooked: notLooked(hasPast),
    lookUps: hasPast ? lookUps(input) : [],
    papers: input.records.filter(isDocumented),
  }
}

function looked({ identity, records, hasPhotos }: DossierInput, readings: number): string[] {
  const papers = records.filter(isDocumented).length
  return [
    ...(papers > 0
      ? [papers === 1 ? 'Una carta: una persona ha letto data e chilometri' : `${papers} carte: una persona ha letto date e chilometri`]
      : []),
    ...(readings > 1 ? [`Se ${readings} letture dei chilometri salgono sempre`] : []),
    ...(identity.some(({ kind }) => kind === 'plate') ? ['Se la serie della targa torna con l’anno'] : []),
    ...(identity.some(({ kind }) => kind === 'chassis') ? ['Se il telaio ha la forma giusta, e se è in un altro annuncio'] : []),
    ...(hasPhotos ? ['Se le foto sono uguali a quelle di altri venditori, qui su Ingrana'] : []),
  ]
}

function notLooked(hasPast: boolean): string[] {
  if (!hasPast) return ['Il veicolo: nessuno l’ha provato per noi', 'Le condizioni del contratto: le leggi tu prima di firmare']
  return [
    'Motore, freni, carrozzeria: nessuno li ha provati per noi',
    'I chilometri di oggi: il contachilometri lo guardi tu',
    'Fermi, ipoteche, furto: si vedono solo al PRA',
    'Incidenti: in Italia non c’è un registro aperto a tutti, e non possiamo saperlo',
    'Se le carte sono originali: le vedi tu dal vivo',
  ]
}

/** Two registers that anybody can ask, with what to compare. The addresses are their front pages: deeper ones move. */
function lookUps({ ad, records, reportUrl }: DossierInput): LookUp[] {
  const inspection = records.filter(({ kind }) => kind === 'inspection').toSorted((a, b) => (a.on < b.on ? 1 : -1))[0]
  const unknown = 'Non detto: chiedilo a chi vende'
  return [
    {
      title: 'I chilometri dell’ultima revisione',
      where: 'Apri il Portale dell’Automobilista',
      text: 'Portale dell’Automobilista, gratis. Serve la targa: chiedila a chi vende o leggila alla visita.',
      href: 'https://www.ilportaledellautomobilista.it/',
      compare: [
        { what: 'Chilometri', here: inspection?.km ? measureText(inspection.km, 'km') : unknown },
        { what: 'Data', here: inspection ? dayText(inspection.on) : unknown },
        { what: 'Oggi, nell’annuncio', here: ad.mileageKm === null ? unknown : measureText(ad.mileageKm, 'km') },
        { what: 'Esito', here: 'Deve dire regolare' },
      ],
    },
    {
      title: 'La visura al PRA',
      where: 'Apri il sito dell’ACI',
      text: 'Sito dell’ACI, a pagamento. Falla il giorno prima di pagare: dice di chi è il veicolo.',
      href: 'https://www.aci.it/',
      compare: [
        { what: 'Intestatario', here: 'Chi ti firma l’atto di vendita' },
        { what: 'Fermo amministrativo', here: 'Nessuno' },
        { what: 'Ipoteche', here: 'Nessuna annotazione' },
        { what: 'Perdita di possesso o furto', here: 'Nessuna annotazione' },
      ],
    },
    ...(reportUrl === null ? [] : [reportLookUp(reportUrl, ad)]),
  ]
}

/** The report of an inspector, whole: we have not read it, so that nothing of it stands here as ours. */
function reportLookUp(href: string, { mileageKm }: DossierInput['ad']): LookUp {
  return {
    title: 'La perizia',
    where: 'Leggi il rapporto intero',
    text: 'La firma chi l’ha fatta, di solito la paga chi vende. Vale per quel giorno: noi non l’abbiamo letta.',
    href,
    compare: [
      { what: 'Data', here: 'Quella del rapporto: dopo, l’auto ha camminato' },
      {
        what: 'Chilometri',
        here: mileageKm === null ? 'Non più di quelli che vedi alla visita' : `Non più di ${measureText(mileageKm, 'km')}`,
      },
      { what: 'Telaio', here: 'Quello del libretto' },
      { what: 'Aree guardate', here: 'Tutte, e le note di ognuna' },
      { what: 'Numero del rapporto', here: 'Chiedi all’ente se è suo: il numero sta in prima pagina' },
    ],
  }
}
