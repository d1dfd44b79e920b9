import { plain } from './reading'

/** What a column of a listing may hold, with the headers that exports give it (written as `plain` gives them). */
export const columns = {
  externalId: ['id', 'codice', 'codice annuncio', 'id annuncio', 'annuncio id', 'codice interno', 'rif', 'riferimento', 'reference', 'ad id', 'listing id', 'vehicle id', 'stock id', 'stock number', 'numero interno', 'interne nummer'],
  link: ['link', 'url', 'indirizzo web', 'ad url', 'listing url', 'href', 'collegamento'],
  title: ['annuncio', 'titolo', 'title', 'full name', 'fullname', 'nome', 'name', 'oggetto', 'titel', 'headline'],
  makeModel: ['make model', 'marca modello', 'marca e modello', 'veicolo', 'vehicle', 'auto'],
  make: ['marca', 'make', 'brand', 'casa', 'costruttore', 'marke', 'hersteller', 'manufacturer'],
  model: ['modello', 'model', 'modell'],
  version: ['versione', 'version', 'allestimento', 'modello plus info', 'trim', 'variant', 'descrizione breve'],
  price: ['prezzo', 'price', 'price eur', 'prezzo eur', 'prezzo euro', 'prezzo vendita', 'prezzo di vendita', 'preis', 'importo', 'prezzo iva inclusa', 'asking price'],
  discountedPrice: ['prezzo scont', 'prezzo scontato', 'sconto prezzo', 'discounted price', 'prezzo promo', 'prezzo offerta', 'sale price'],
  vatDeductible: ['vat deductible', 'iva deducibile', 'iva esposta', 'mwst'],
  year: ['year', 'anno', 'anno immatricolazione', 'jahr', 'model year'],
  registration: ['immatricolazione', 'first registration', 'prima immatricolazione', 'data immatricolazione', 'data prima immatricolazione', 'registration', 'registration date', 'date', 'data', 'mese immatricolazione', 'erstzulassung'],
  mileage: ['chilometraggio', 'km', 'chilometri', 'mileage', 'mileage km', 'percorrenza', 'kilometers', 'odometer', 'kilometerstand', 'km percorsi'],
  owners: ['unico proprietario', 'proprietari', 'numero proprietari', 'n proprietari', 'previous owners', 'owners', 'precedenti proprietari'],
  condition: ['condition', 'condizione', 'stato', 'stato veicolo', 'zustand'],
  offerType: ['tipologia', 'offer type', 'tipo offerta', 'tipo annuncio', 'tipo', 'usato nuovo'],
  fuel: ['carburante', 'alimentazione', 'fuel', 'fuel type', 'combustibile', 'kraftstoff', 'motorizzazione'],
  powerKw: ['power kw', 'kw', 'potenza kw', 'leistung kw'],
  powerCv: ['power hp', 'hp', 'potenza cv', 'cavalli', 'ps', 'power cv', 'power ps'],
  power: ['potenza', 'power', 'cv', 'leistung', 'potenza kw cv', 'kw cv'],
  displacement: ['engine cc', 'cilindrata', 'cc', 'displacement', 'engine size', 'hubraum', 'cilindrata cc', 'cilindrata cm3'],
  co2: ['co2 emissions', 'co2', 'emissioni co2', 'co2 g km'],
  consumption: ['consumption combined', 'consumo', 'consumo combinato', 'consumo l 100km', 'consumo misto', 'fuel consumption'],
  gearbox: ['cambio', 'transmission', 'gear', 'gearbox', 'tipo cambio', 'tipo di cambio', 'trasmissione', 'getriebe'],
  gears: ['gears', 'marce', 'numero marce', 'n marce', 'rapporti'],
  drive: ['drivetrain', 'trazione', 'drive', 'antrieb', 'drive type'],
  body: ['body type', 'carrozzeria', 'body', 'tipo carrozzeria', 'karosserie', 'body style', 'segmento'],
  doors: ['doors', 'porte', 'numero porte', 'n porte', 'turen'],
  seats: ['seats', 'posti', 'numero posti', 'n posti', 'sitze'],
  colour: ['color exterior', 'colore', 'color', 'colour', 'colore esterno', 'colore esterni', 'farbe', 'exterior color', 'tinta'],
  emission: ['classe euro', 'classe emissioni', 'classe di emissione', 'emission class', 'euro', 'normativa euro', 'schadstoffklasse'],
  sellerType: ['seller type', 'tipo venditore', 'venditore tipo'],
  sellerReference: ['venditore', 'seller ref', 'seller', 'nome venditore', 'concessionario', 'concessionaria', 'dealer', 'dealer id', 'seller id', 'seller name', 'dealer name', 'ragione sociale', 'id venditore', 'codice venditore', 'handler'],
  email: ['email', 'e mail', 'mail', 'indirizzo email', 'email venditore', 'seller email', 'dealer email'],
  phone: ['telefono', 'tel', 'phone', 'cellulare', 'numero di telefono', 'recapito telefonico', 'telefono venditore', 'seller phone', 'dealer phone', 'telefon'],
  place: ['localita', 'seller location', 'luogo', 'citta', 'comune', 'location', 'city', 'sede', 'ort', 'ubicazione', 'indirizzo'],
  province: ['provincia', 'province', 'prov', 'sigla provincia'],
  postcode: ['cap', 'postcode', 'zip', 'postal code', 'plz', 'codice postale'],
  category: ['categoria', 'category', 'tipo veicolo', 'vehicle type', 'tipo di veicolo'],
  description: ['descrizione', 'description', 'testo', 'note', 'testo annuncio', 'beschreibung'],
  publishedAt: ['first seen', 'published at', 'data pubblicazione', 'pubblicato il', 'data inserimento', 'online dal', 'created at'],
  seenAt: ['scraped at', 'last seen', 'data estrazione', 'aggiornato il', 'updated at', 'last update'],
  beds: ['posti letto', 'beds', 'schlafplatze'],
  payload: ['portata', 'portata kg', 'payload', 'nutzlast'],
  grossMass: ['massa complessiva', 'ptt', 'gross mass', 'gross weight', 'mtt'],
} as const

export type Column = keyof typeof columns

export function isColumn(text: string): text is Column {
  return Object.hasOwn(columns, text)
}

const byHeader = new Map<string, Column>()
for (const [column, headers] of Object.entries(columns)) {
  if (!isColumn(column)) continue
  byHeader.set(plain(column), column)
  for (const header of headers) byHeader.set(header, column)
}

/** The column a header names, if it is one we know. */
export function columnNamed(header: string): Column | undefined {
  return byHeader.get(plain(header))
}
