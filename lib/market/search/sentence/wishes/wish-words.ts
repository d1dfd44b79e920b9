import type { Category } from '@/lib/market/catalogue/category'
import type { Sort } from '@/lib/market/search/query/search-query'

type Values = Readonly<Record<string, readonly string[]>>
/** What a wish makes of a list: an order, and a soft choice of each category, which gives way where it finds nothing. */
export type Wish = { words: string; sort?: Sort; filters?: Partial<Record<Category, Values>> }

/** What people wish for without naming a fact. Written as in `vehicle-words.ts`; the longest words count. */
export const wishes: readonly Wish[] = [
  {
    words: `economic(a|o|he|i), economicissim(a|o), molto economic(a|o), poco costos(a|o|e|i), non costos(a|o), non troppo costos(a|o), non troppo car(a|o), non car(a|o), cost(a|i) poco, che cost(a|i) poco, costare poco, che non costi troppo, che non cost(a|i) molto,
      che non costi un occhio, che non costi un occhio della testa, low cost, lowcost, a poco prezzo, a poco, a buon mercato, a basso prezzo, a basso costo, prezzo basso, prezzi bassi, prezzo contenuto, prezzo onesto, spendere poco, spendendo poco,
      spendere il meno possibile, budget basso, budget ridotto, budget limitato, con poco budget, poco budget, pochi soldi, con pochi soldi, convenient(e|i), super economic(a|o), da battaglia, senza pretese, la meno cara, meno cara, meno car(a|e) possibile, regalata`,
    sort: 'prezzo_crescente',
  },
  {
    words: `pochi km, pochi chilometri, pochi kilometri, pochissimi km, pochissimi chilometri, con pochi km, km bassi, chilometri bassi, bassi km, basso chilometraggio, chilometraggio basso, poca strada, con poca strada, poco chilometrat(a|o), poco usat(a|o),
      poco sfruttat(a|o), che ha fatto poca strada, che ha fatto pochi km, pochi km percorsi, pochi km all attivo`,
    sort: 'km',
  },
  {
    words: `recent(e|i), abbastanza recent(e|i), piu recente possibile, non troppo vecchi(a|o|e), non vecchi(a|o), non molto vecchi(a|o), non tanto vecchi(a|o), abbastanza nuov(a|o), quasi nuov(a|o), seminuov(a|o|e|i), semi nuov(a|o), relativamente recente,
      ultimo modello, ultima serie, nuovo modello, modello recente, giovane di anni, nuova o quasi nuova, nuovo o quasi nuovo`,
    sort: 'anno_decrescente',
  },
  {
    words:
      'potent(e|i), potentissim(a|o), veloc(e|i), velocissim(a|o), scattant(e|i), brillante, grintos(a|o|e|i), cattiv(a|o|e|i), aggressiv(a|o), che corre, che va forte, tanti cavalli, con tanti cavalli, molti cavalli, prestazional(e|i), con ripresa',
    sort: 'potenza',
  },
  {
    words:
      'sportiv(a|o|e|i), un po sportiv(a|o), sportivett(a|o), sportiveggiante, linea sportiva, taglio sportivo, dal taglio sportivo, stile sportivo, aspetto sportivo',
    filters: { auto: { carrozzeria: ['coupe', 'cabrio'] }, 'moto-e-scooter': { tipo: ['sportiva'] } },
    sort: 'potenza',
  },
  {
    words: `famigli(a|e|ola), famiglia numerosa, numerosa, bambin(i|o|a|e), bimb(i|o|a), figli, figliolett(i|o), neonato, passeggino, passeggini, seggiolin(i|o), spazios(a|o|e|i), capient(e|i), tanto spazio, molto spazio, con spazio, piu spazio, spazio, grande,
      grand(i|ina|ona), gross(a|o), ampi(a|o), cane, cani, il cane, cane grande, bagagliaio grande, bagagliaio ampio, bagagliaio capiente, grande bagagliaio, baule grande, grande baule, bagagliaio, baule, bagagli, bici, biciclette, sci, carico`,
    filters: {
      auto: { carrozzeria: ['station-wagon', 'suv', 'crossover', 'monovolume'] },
      'caravan-e-camper': { posti_letto: ['4'] },
    },
  },
  {
    words: `citta, per la citta, da citta, in citta, per girare in citta, girare in citta, girare, per il centro, in centro, traffico, parcheggiare, facile da parcheggiare, che si parcheggia facilmente, che si parcheggi facilmente, parcheggi(o|a), piccol(a|o|e|i), piccolin(a|o),
      piccina, auto piccola, macchina piccola, auto piccole, macchine piccole, macchinina, non troppo grande, non grande, non enorme, non ingombrante, poco ingombrante, compatt(a|o|e|i), maneggevol(e|i), agile, cort(a|o), da parcheggio`,
    filters: { auto: { carrozzeria: ['city-car'] }, 'moto-e-scooter': { tipo: ['scooter'] } },
  },
  {
    words: `consuma poco, economic(a|o) nei consumi, consumi poco, che consuma poco, che consumi poco, consuma pochissimo, che consuma pochissimo, che non consuma, che non consumi, che non consumi troppo, che consumi il giusto, consumi bassi, bassi consumi, basso consumo, consumo basso, consumi ridotti,
      consumi contenuti, poco consumo, parc(a|o|he), parca nei consumi, parco nei consumi, risparmios(a|o), risparmiare, ecologic(a|o), che inquini poco, che inquina poco, poco inquinante`,
    filters: { auto: { co2_a: ['135'] } },
  },
  {
    words:
      'neve, montagna, in montagna, la montagna, andare in montagna, sterrat(o|i|a), strade bianche, campagna, fango, bosco, boschi, caccia, cacciatore, cacciatori, pesca, agriturismo, inverno, tutti i terreni, fuoristrada leggero',
    filters: { auto: { trazione: ['integrale'] }, 'veicoli-commerciali': { trazione: ['integrale'] } },
  },
  {
    words: `prima auto, prima macchina, prima vettura, la prima auto, primissima auto, come prima auto, iniziare, iniziare a guidare, imparare, imparare a guidare, appena patentat(o|a|i), fresc(o|a) di patente, neo patente, diciottenn(e|i), principiant(e|i), scuola guida`,
    filters: { auto: { neopatentati: ['si'] } },
  },
  {
    words:
      'affar(e|i|one|oni), un affare, vero affare, super affare, occasion(e|i|issima), vera occasione, d occasione, buona occasione, ottimo affare',
    filters: { auto: { etichetta: ['1', '2'] } },
  },
]
