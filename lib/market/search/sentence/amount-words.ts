export type Limit = 'younger' | 'max' | 'min' | 'after' | 'before' | 'about' | 'from' | 'between' | 'exactly'
/** What an amount measures. */
export type Unit =
  // biome-ignore format: one list
  | 'euro'
  | 'chiavi'
  | 'canone'
  | 'anticipo'
  | 'km'
  | 'raggio'
  | 'km_anno'
  | 'anno'
  | 'anni'
  | 'cv'
  | 'kw'
  | 'cc'
  | 'posti'
  | 'posti_letto'
  | 'posti_omologati'
  | 'porte'
  | 'mesi'
  | 'garanzia_mesi'
  | 'garanzia_anni'
  | 'kg'
  | 'quintali'
  | 'tonnellate'
  | 'portata'
  | 'm'
  | 'cm'
  | 'sella'
  | 'proprietari'
  | 'giorni'
  | 'co2'
  | 'autonomia'

/** Words before an amount that limit it; the longest one counts. */
export const limitWords: ReadonlyMap<string, Limit> = mapOf<Limit>({
  max: 'max, massimo, massima, massimi, al massimo, al max, fino a, fino ad, fino al, fino ai, fino agli, fino alle, sino a, sino ai, sotto, sotto i, sotto gli, sotto a, sotto ai, al di sotto di, al di sotto dei, meno di, meno dei, meno degli, entro, entro i, entro gli, non piu di, non oltre, non oltre i, inferiore a, inferiori a, inferiore ai, inferiori ai, non superiore a, non superiori a, non superiore ai, under, <, budget massimo, spesa massima, tetto massimo, che non superi, non piu vecchia di, non piu vecchio di, non piu vecchie di, non piu vecchi di, meno vecchia di, con meno di, non supera, a meno di, con meno di, per meno di, sottoi, ultimi',
  min: 'non prima del, non anteriore al, non piu vecchia del, non piu vecchio del, min, minimo, minima, almeno, come minimo, piu di, piu dei, oltre, oltre i, oltre gli, sopra, sopra i, sopra gli, al di sopra di, al di sopra dei, a partire da, a partire dai, a partire dal, superiore a, superiori a, superiore ai, superiori ai, >, non meno di, maggiore di, non inferiore a, non inferiori a, con almeno, con piu di',
  after: 'dopo il, dopo, successiva al, successivo al, posteriore al',
  before: 'prima del, prima di, prima dell, ante, anteriore al, antecedente al, precedente al, fino a prima del',
  about:
    'circa, intorno a, intorno ai, intorno al, intorno agli, attorno a, attorno ai, attorno al, sui, sulle, sugli, piu o meno, ~, all incirca, indicativamente, verso i, pressapoco',
  younger: 'piu recente di, piu recenti di, piu nuova di, piu nuovo di, piu nuove di, piu nuovi di, piu giovane di, piu giovani di',
  from: 'piu recente del, piu recenti del, piu nuova del, piu nuovo del, piu nuove del, piu nuovi del, successive al, da, dal, dai, dalle, dagli, dall',
  between:
    'tra, fra, tra i, fra i, tra gli, fra gli, tra il, fra il, tra le, fra le, compreso tra, compreso fra, comprese tra, compresa tra, compresa fra, compresi tra',
  exactly: 'del, nel, dell, annata, immatricolata nel, immatricolato nel',
})

/** Words after an amount that limit it. */
export const limitWordsAfter: ReadonlyMap<string, Limit> = mapOf<Limit>({
  max: 'max, massimo, massimi, al massimo, al max, o meno, in giu, e non oltre, non di piu, massima, non oltre, o inferiore',
  min: 'min, minimo, almeno, in su, in poi, in avanti, o piu, e oltre, o oltre, e piu, come minimo, minimi, a salire, o superiore, o piu recente, o piu recenti, o successiva, o successivo',
  about: 'circa, piu o meno, ca, all incirca, indicativi',
})

/** Units, after an amount. */
export const unitWords: ReadonlyMap<string, Unit> = mapOf<Unit>({
  euro: 'euro, eur, euri, e, euro trattabili, sacchi',
  chiavi:
    'chiavi in mano, euro chiavi in mano, passaggio incluso, euro passaggio incluso, passaggio compreso, euro passaggio compreso, compreso passaggio, euro compreso passaggio, compreso il passaggio, euro compreso il passaggio, con passaggio, euro con passaggio, col passaggio, euro col passaggio, passaggio di proprieta incluso, passaggio di proprieta compreso',
  canone:
    'euro al mese, euro mese, euro mensili, al mese, mensili, euro di canone, euro mensile, di canone, di rata, euro di rata, mese euro',
  anticipo: 'euro di anticipo, di anticipo, euro anticipo',
  km: 'km, kms, chilometri, chilometro, kilometri, kilometro, kmq, km percorsi, km totali, km reali, km certificati, km effettivi, chilometri reali, chilometri percorsi',
  km_anno: 'km all anno, km anno, km annui, km l anno, chilometri all anno, chilometri annui, chilometri anno',
  autonomia: 'km di autonomia, km autonomia, chilometri di autonomia',
  cv: 'cv, cavalli, cavallo, hp, ps, cavalli vapore, cavalli di potenza, cv di potenza',
  kw: 'kw, kilowatt, chilowatt',
  cc: 'cc, cmc, cm3, di cilindrata, centimetri cubici, cilindrata',
  posti: 'posti, posto, posti a sedere, sedili, passeggeri, persone, posti auto',
  posti_letto: 'posti letto, letti, posti per dormire, posto letto, posti notte, posti letti',
  posti_omologati:
    'posti omologati, posti viaggio, posti con cintura, posti cintura, omologati, cinture, posti omologati viaggio, posti in viaggio, posti con le cinture',
  porte: 'porte, porta, p, porte posteriori, sportelli',
  anni: 'anni, anni di vita, anni fa, anni di eta, anni di anzianita',
  mesi: 'mesi, mensilita',
  garanzia_mesi: 'mesi di garanzia, mesi garanzia',
  garanzia_anni: 'anni di garanzia, anni garanzia, anno di garanzia',
  kg: 'kg, chili, kili, chilogrammi',
  portata: 'kg di portata, kg portata, chili di portata, kg di carico, di portata, kg utili, kg di portata utile',
  quintali: 'q, quintali, quintale, ql, q.li',
  tonnellate: 't, ton, tonnellate, tonnellata, tn',
  m: 'm, mt, metri, metro, metri di lunghezza, mt di lunghezza, m di lunghezza',
  cm: 'cm, centimetri, cm di lunghezza',
  sella: 'mm di sella, mm sella, cm di sella, mm altezza sella, mm',
  proprietari: 'proprietari, proprietario, intestatari, passaggi di proprieta, passaggi',
  giorni: 'giorni, gg',
  co2: 'g km, g, grammi, g co2, grammi di co2, grammi co2',
})

/** Words before an amount that say what it is of. */
export const namedUnits: ReadonlyMap<string, Unit> = mapOf<Unit>({
  euro: 'prezzo, budget, costo, spesa, prezzi, spendere, spendo, importo, costa, euro, eur, budget di, prezzo di, spesa di, spendere massimo, budget euro',
  chiavi: 'chiavi in mano, prezzo chiavi in mano, budget chiavi in mano, costo chiavi in mano, spesa chiavi in mano',
  canone: 'canone, rata, rate, canone mensile, rata mensile, canone di, rata di, mensile',
  anticipo: 'anticipo, anticipo di',
  km: 'km, chilometri, chilometraggio, kilometri, percorrenza, kilometraggio',
  km_anno: 'km anno, km all anno, km annui, km l anno, percorrenza annua, chilometri anno, chilometri annui',
  raggio: 'raggio, raggio di, nel raggio di, in un raggio di, distanza, a distanza di',
  anno: 'anno, immatricolazione, immatricolata, immatricolato, immatricolate, immatricolati, anno di immatricolazione, anno immatricolazione, prima immatricolazione, modello, annate, costruita, prodotta, costruzione, anno di costruzione, auto del, targata, targato, immatricolata nel, modello del',
  cv: 'potenza, cavalli, cv, potenza di',
  kw: 'kw',
  cc: 'cilindrata, cc, cilindrata di',
  posti: 'posti',
  posti_letto: 'posti letto, letti',
  porte: 'porte',
  garanzia_mesi: 'garanzia, garanzia di',
  kg: 'massa, peso, ptt, massa complessiva, peso complessivo',
  portata: 'portata, portata utile, portata di',
  m: 'lunghezza, lungo, lunga, lunghi, lunghezza totale',
  sella: 'sella, altezza sella, sella alta, altezza della sella',
  proprietari: 'proprietari',
  autonomia: 'autonomia, autonomia di, autonomia elettrica',
  co2: 'co2, emissioni, emissioni co2',
})

function mapOf<Value extends string>(lists: Partial<Record<Value, string>>): Map<string, Value> {
  const map = new Map<string, Value>()
  for (const value in lists) for (const words of lists[value]?.split(', ') ?? []) map.set(words.trim(), value)
  return map
}
