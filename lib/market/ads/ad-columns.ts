import { decimalText, euroText, measureText, metresText, numberText, powerText } from '@/lib/market/catalogue/number-text'
import {
  accidentHistories,
  classicCertificates,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  heatings,
  interiorMaterials,
  licences,
  previousUses,
  registeredAs,
  rentalServices,
  restorations,
  warrantyKinds,
} from '@/lib/market/catalogue/vocabulary'
import type { AdColumn, StoredValues } from './ad-column'
import { deliveryText } from './delivery'

const measured = (unit: string) => (value: number) => measureText(value, unit)
const decimal = (unit: string) => (value: number) => decimalText(value, unit)

/**
 * Every column of the table `ad`: its storage, who may see it, what an import does with it, and how the page shows it.
 * The order is that of COPY and of the facts in their section. Money in cents, lengths in mm, masses in kg; null: not declared.
 */
// biome-ignore format: a table, one column a line
export const adColumns = {
  id: { type: 'bigint', visibility: 'public', notNull: true, writtenBy: 'database' },
  category: { type: 'text', visibility: 'public', notNull: true, onReimport: 'keep', cell: { reader: 'own', headers: ['categoria', 'category', 'tipo veicolo', 'vehicle type', 'tipo di veicolo', 'fahrzeugart', 'veicolo tipo'] } },
  status: { type: 'text', visibility: 'public', notNull: true },
  offerType: { type: 'text', visibility: 'public', notNull: true, onReimport: 'overwrite', cell: { reader: 'own', headers: ['tipologia', 'offer type', 'tipo offerta', 'tipo annuncio', 'tipo', 'usato nuovo'] } },
  dealerId: { type: 'bigint', visibility: 'public', onReimport: 'overwriteIfGiven' },
  // Where no dealer is known: what the seller says to be. Null: not declared.
  sellerType: { type: 'text', onReimport: 'overwriteIfGiven' },
  // The account that wrote it here; null: imported.
  ownerId: { type: 'bigint' },
  // When it goes offline unless its owner renews it, and when they were last reminded; null: no private seller's.
  expiresAt: { type: 'timestamptz' },
  remindedAt: { type: 'timestamptz' },
  // The status its owner deleted it from, while that can be taken back.
  deletedFrom: { type: 'text' },
  contactName: { type: 'text' },
  // Where messages about this ad go; without one, to its dealer.
  contactEmail: { type: 'text', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'email', headers: ['email', 'e mail', 'mail', 'indirizzo email', 'email venditore', 'seller email', 'dealer email', 'e mail venditore', 'e mail contatto', 'email contatto', 'contact email'] } },
  contactPhone: { type: 'text', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'phone', headers: ['telefono', 'tel', 'phone', 'cellulare', 'numero di telefono', 'recapito telefonico', 'telefono venditore', 'seller phone', 'dealer phone', 'telefon', 'telefono 1', 'cell', 'recapito', 'contatto telefonico', 'numero telefono', 'tracking phone number', 'telefonnummer', 'contact phone', 'mobile', 'handy'] } },
  importKey: { type: 'text' },
  // When its dealer's file took it off the market, by leaving it out or by a word (sold, reserved): if the file has it again, it comes back.
  leftStockAt: { type: 'timestamptz' },
  // Addresses of the seller's photographs, as the file gives them.
  photoUrls: { type: 'text[]', notNull: true, default: [], onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'photos', headers: ['foto', 'fotografie', 'immagini', 'immagine', 'photos', 'photo', 'images', 'image', 'pictures', 'picture', 'url foto', 'url immagine', 'url immagini', 'link foto', 'link immagini', 'photo url', 'photo urls', 'image url', 'image urls', 'galleria', 'gallery', 'bilder', 'image link', 'additional image link', 'url foto annuncio', 'bild', 'bilder url', 'fotos', 'photo links', 'image links', 'picture urls', 'image 0 url', 'foto auto', 'media', 'images image representation url', 'images image url', 'image content url', 'content url', 'image url url', 'foto principale', 'immagine principale', 'url foto principale', 'url immagine principale', 'immagine copertina', 'foto copertina', 'copertina', 'main image', 'main photo', 'main image url', 'cover image', 'primary image', 'hauptbild', 'altre foto', 'altre immagini', 'foto aggiuntive', 'immagini aggiuntive', 'other images', 'other photos', 'additional images', 'additional photos', 'weitere bilder', 'elenco foto', 'lista foto'] } },
  sourceLink: { type: 'text', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'link', headers: ['link', 'url', 'indirizzo web', 'ad url', 'listing url', 'href', 'collegamento', 'url annuncio', 'link annuncio', 'detail page url', 'vdp url', 'vehicle url', 'pagina web', 'sito', 'webseite'] } },
  // Where an inspector's report on the vehicle stands.
  reportUrl: { type: 'text', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'report', headers: ['perizia', 'rapporto', 'rapporto di perizia', 'perizia dekra', 'dekra', 'link perizia', 'inspection report', 'report url', 'gutachten'] } },
  // The chassis number. Feeds of other services require it; nobody else sees it.
  vin: { type: 'text', onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['telaio', 'vin', 'numero telaio', 'numero di telaio', 'n telaio', 'chassis', 'chassis number', 'fahrgestellnummer', 'num telaio', 'nr telaio', 'fin', 'fin nummer', 'vehicle identification number', 'vin number', 'telaio vin', 'n ro telaio', 'cod telaio', 'numero chassis', 'nro telaio', 'n di telaio'] } },

  make: { type: 'text', visibility: 'public', notNull: true, onReimport: 'keep', cell: { reader: 'own', headers: ['marca', 'make', 'brand', 'casa', 'costruttore', 'marke', 'hersteller', 'manufacturer', 'marca veicolo', 'marca auto', 'vehicle make', 'fabrikat', 'brand name'] } },
  model: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['modello', 'model', 'modell', 'modello veicolo', 'modello auto', 'vehicle model', 'model name', 'modello base', 'baureihe'] } },
  version: { type: 'text', visibility: 'public', notNull: true, default: '', onReimport: 'overwrite', cell: { reader: 'own', headers: ['versione', 'version', 'allestimento', 'modello plus info', 'trim', 'variant', 'descrizione breve', 'vers', 'allest', 'allestim', 'variante', 'trim level', 'derivative', 'modellbezeichnung', 'model description', 'modellbeschreibung', 'ausstattungslinie', 'versione allestimento', 'model version', 'vehicle configuration', 'versione modello', 'descrizione versione', 'allest to', 'ver'] } },
  body: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['body type', 'carrozzeria', 'body', 'tipo carrozzeria', 'karosserie', 'body style', 'segmento', 'carrozz', 'carr', 'tipo di carrozzeria', 'aufbau', 'karosserieform', 'vehicle body', 'bodystyle', 'body type name', 'tipologia carrozzeria', 'fahrzeugkategorie'] } },

  fuel: { type: 'text', visibility: 'public', label: 'Carburante', options: fuels, fact: { section: 'engine' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['carburante', 'alimentazione', 'fuel', 'fuel type', 'combustibile', 'kraftstoff', 'motorizzazione', 'alim', 'carb', 'tipo carburante', 'tipo di carburante', 'tipo alimentazione', 'kraftstoffart', 'treibstoff', 'fueltype', 'engine fuel', 'energie', 'primary fuel type', 'aliment', 'aliment ne', 'alimentaz', 'antriebsart kraftstoff'] } },
  powerKw: { type: 'smallint', visibility: 'public', label: 'Potenza', fact: { section: 'engine', text: powerText }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['power kw', 'kw', 'potenza kw', 'leistung kw', 'kilowatt', 'engine power kw', 'potenza motore kw', 'power in kw', 'pot kw', 'kw motore', 'potenza fiscale kw'] } },
  systemPowerKw: { type: 'smallint', visibility: 'public', label: 'Potenza di sistema', fact: { section: 'engine', text: powerText } },
  displacementCc: { type: 'integer', visibility: 'public', label: 'Cilindrata', fact: { section: 'engine', text: measured('cm³') }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'displacement', headers: ['engine cc', 'cilindrata', 'cc', 'displacement', 'engine size', 'hubraum', 'cilindrata cc', 'cilindrata cm3', 'cil', 'cilind', 'cilindrata cmc', 'engine capacity', 'cubic capacity', 'engine displacement', 'hubraum ccm', 'cm3', 'ccm', 'cilindr', 'cil ta', 'cylinder capacity', 'vehicle engine engine displacement value'] } },
  cylinders: { type: 'smallint', visibility: 'public', label: 'Cilindri', fact: { section: 'engine' } },
  gearbox: { type: 'text', visibility: 'public', label: 'Cambio', options: gearboxes, fact: { section: 'engine' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['cambio', 'transmission', 'gear', 'gearbox', 'tipo cambio', 'tipo di cambio', 'trasmissione', 'getriebe', 'getriebeart', 'schaltung', 'transmission type', 'tipo trasmissione', 'vehicle transmission', 'gear type', 'camb', 'tipo camb', 'boite'] } },
  gearboxKind: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven' },
  gears: { type: 'smallint', visibility: 'public', onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['gears', 'marce', 'numero marce', 'n marce', 'rapporti', 'nr marce', 'number of gears', 'gange', 'n rapporti'] } },
  drive: { type: 'text', visibility: 'public', label: 'Trazione', options: drives, fact: { section: 'engine' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['drivetrain', 'trazione', 'drive', 'antrieb', 'drive type', 'antriebsart', 'tipo trazione', 'tipo di trazione', 'drive wheel configuration', 'driven wheels'] } },
  emissionClass: { type: 'text', visibility: 'public', label: 'Classe di emissioni', options: emissionClasses, fact: { section: 'engine' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'emission', headers: ['classe euro', 'classe emissioni', 'classe di emissione', 'emission class', 'euro', 'normativa euro', 'schadstoffklasse', 'cl euro', 'classe ambientale', 'norma euro', 'emissionsklasse', 'emission standard', 'euro classe', 'categoria euro'] } },
  co2GKm: { type: 'smallint', visibility: 'public', label: 'CO₂', fact: { section: 'engine', text: measured('g/km') }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'co2', headers: ['co2 emissions', 'co2', 'emissioni co2', 'co2 g km', 'co2 g km nedc', 'co2 g km wltp', 'emissioni di co2', 'emissioni co2 g km', 'co2 emission'] } },
  consumptionL100km: { type: 'real', name: 'consumption_l_100km', visibility: 'public', label: 'Consumo combinato', fact: { section: 'engine', text: decimal('l/100 km') }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'consumption', headers: ['consumption combined', 'consumo', 'consumo combinato', 'consumo l 100km', 'consumo misto', 'fuel consumption', 'consumi', 'consumo medio', 'verbrauch', 'verbrauch kombiniert'] } },
  batteryKwh: { type: 'real', visibility: 'public', label: 'Batteria', fact: { section: 'engine', text: decimal('kWh') } },
  rangeKm: { type: 'smallint', visibility: 'public', label: 'Autonomia WLTP', fact: { section: 'engine', text: measured('km') } },
  acKw: { type: 'real', visibility: 'public', label: 'Ricarica AC', fact: { section: 'engine', text: decimal('kW') } },
  dcKw: { type: 'real', visibility: 'public', label: 'Ricarica DC', fact: { section: 'engine', text: decimal('kW') } },
  // Of an electric vehicle: percent of the capacity it had when new, with who measured that and when.
  batteryHealth: { type: 'smallint', visibility: 'public', label: 'Salute della batteria', fact: { section: 'engine', text: (percent: number) => `${percent} %` }, onReimport: 'overwriteIfGiven', cell: { within: { min: 1, max: 100, unit: /%/g }, headers: ['salute batteria', 'salute della batteria', 'stato di salute batteria', 'stato di salute della batteria', 'soh', 'soh batteria', 'battery soh', 'batteria soh', 'state of health', 'battery health', 'battery state of health', 'capacita residua batteria', 'capacita rimasta batteria'] } },
  batteryMeasuredBy: { type: 'text', visibility: 'public', label: 'Batteria misurata da', fact: { section: 'engine' } },
  batteryMeasuredOn: { type: 'date', visibility: 'public', label: 'Batteria misurata nel', fact: { section: 'engine' } },
  batteryRented: { type: 'boolean', visibility: 'public', label: 'Batteria a noleggio', fact: { section: 'engine' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['batteria a noleggio', 'noleggio batteria', 'batteria noleggio', 'battery rental', 'battery rented', 'battery leasing', 'battery lease', 'batteria di proprieta', 'proprieta batteria', 'proprieta della batteria', 'battery ownership', 'battery owned', 'batteriemiete'] } },
  licence: { type: 'text', visibility: 'public', label: 'Patente', options: licences, fact: { section: 'engine' } },
  licenceLimitedA2: { type: 'boolean', visibility: 'public', label: 'Depotenziata A2', fact: { section: 'engine' } },

  colour: { type: 'text', visibility: 'public', label: 'Colore', options: colours, fact: { section: 'body' }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['color exterior', 'colore', 'color', 'colour', 'colore esterno', 'colore esterni', 'farbe', 'exterior color', 'tinta', 'col', 'colore carrozzeria', 'colore est', 'aussenfarbe', 'exterior colour', 'colour exterior', 'vehicle color', 'body color', 'colore ext', 'col est', 'colore vettura', 'lackierung', 'couleur'] } },
  metallic: { type: 'boolean', visibility: 'public', onReimport: 'overwriteIfGiven' },
  interiorMaterial: { type: 'text', visibility: 'public', label: 'Interni', options: interiorMaterials, fact: { section: 'body' }, onReimport: 'overwriteIfGiven' },
  interiorColour: { type: 'text', visibility: 'public' },
  doors: { type: 'smallint', visibility: 'public', label: 'Porte', fact: { section: 'body' }, onReimport: 'overwriteIfGiven', cell: { within: { min: 2, max: 6 }, headers: ['doors', 'porte', 'numero porte', 'n porte', 'turen', 'nr porte', 'num porte', 'number of doors', 'anzahl turen', 'tueren', 'door count', 'n ro porte', 'num doors'] } },
  seats: { type: 'smallint', visibility: 'public', label: 'Posti', fact: { section: 'body' }, onReimport: 'overwriteIfGiven', cell: { within: { min: 1, max: 22 }, headers: ['seats', 'posti', 'numero posti', 'n posti', 'sitze', 'nr posti', 'num posti', 'number of seats', 'sitzplatze', 'anzahl sitze', 'num seats', 'seat count', 'n ro posti', 'posti a sedere', 'seating capacity', 'vehicle seating capacity'] } },
  beds: { type: 'smallint', visibility: 'public', label: 'Posti letto', fact: { section: 'body' }, onReimport: 'overwriteIfGiven', cell: { within: { min: 1, max: 10 }, headers: ['posti letto', 'beds', 'schlafplatze'] } },
  beltedSeats: { type: 'smallint', visibility: 'public', label: 'Posti con cintura', fact: { section: 'body' } },
  lengthMm: { type: 'integer', visibility: 'public', label: 'Lunghezza', fact: { section: 'body', text: metresText } },
  heightMm: { type: 'integer', visibility: 'public', label: 'Altezza', fact: { section: 'body', text: metresText } },
  seatHeightMm: { type: 'smallint', visibility: 'public', label: 'Altezza sella', fact: { section: 'body', text: measured('mm') } },
  heating: { type: 'text', visibility: 'public', label: 'Riscaldamento', options: heatings, fact: { section: 'body' } },
  registeredAs: { type: 'text', visibility: 'public', label: 'Omologazione', options: registeredAs, fact: { section: 'body' } },
  kerbMassKg: { type: 'integer', visibility: 'public', label: 'Massa a vuoto', fact: { section: 'body', text: measured('kg') } },
  grossMassKg: { type: 'integer', visibility: 'public', label: 'Massa complessiva', fact: { section: 'body', text: measured('kg') }, onReimport: 'overwriteIfGiven', cell: { field: 'grossMass', within: { min: 300, max: 44_000, unit: /kg/i }, headers: ['massa complessiva', 'ptt', 'gross mass', 'gross weight', 'mtt'] } },
  payloadKg: { type: 'integer', visibility: 'public', label: 'Portata', fact: { section: 'body', text: measured('kg') }, onReimport: 'overwriteIfGiven', cell: { field: 'payload', within: { min: 50, max: 40_000, unit: /kg|q\.?li?/i }, headers: ['portata', 'portata kg', 'payload', 'nutzlast'] } },
  towableBrakedKg: { type: 'integer', visibility: 'public', label: 'Massa rimorchiabile', fact: { section: 'body', text: measured('kg') } },
  abs: { type: 'boolean', visibility: 'public', label: 'ABS', fact: { section: 'body' } },
  vanLength: { type: 'text', visibility: 'public' },
  vanHeight: { type: 'text', visibility: 'public' },

  // First day of the month.
  firstRegistration: { type: 'date', visibility: 'public', label: 'Immatricolazione', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'registration', headers: ['immatricolazione', 'first registration', 'prima immatricolazione', 'data immatricolazione', 'data prima immatricolazione', 'registration', 'registration date', 'date', 'data', 'mese immatricolazione', 'erstzulassung', 'imm ne', 'imm', 'immatricolata', 'immatricolato', 'immatricolata il', 'data prima imm', '1a imm', '1 imm', 'prima imm ne', 'data 1 imm', 'dt imm', 'data imm zione', 'mese imm', 'first registration month', 'mise en circulation', 'date immatriculation', 'immatr', 'immatricolaz', 'data imm', 'data imm ne', 'data immatr', 'data di immatricolazione', '1 immatricolazione', 'prima imm', 'prima immatr', 'mese anno immatricolazione', 'ez', 'erst zulassung', 'date of first registration', 'first reg date', 'date vehicle first registered', 'first registration date', 'registered'] } },
  /** Says that nobody said the month: `firstRegistration` is then January of the year. */
  registrationYearOnly: { type: 'boolean', visibility: 'public', onReimport: 'overwriteIfGiven' },
  registrationYear: { type: 'smallint', visibility: 'public', writtenBy: 'database' },
  constructionYear: { type: 'smallint', visibility: 'public', label: 'Anno di costruzione', fact: { section: 'classic' } },
  mileageKm: { type: 'integer', visibility: 'public', label: 'Chilometri', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'mileage', headers: ['chilometraggio', 'km', 'chilometri', 'mileage', 'mileage km', 'percorrenza', 'kilometers', 'odometer', 'kilometerstand', 'km percorsi', 'kilometer', 'kilometri', 'km stand', 'km totali', 'km attuali', 'km effettivi', 'km perc', 'km perc si', 'kilometraggio', 'chilometr', 'chilometraggio attuale', 'km reali', 'km veicolo', 'kilometrage', 'chilometri percorsi', 'laufleistung', 'mileage value', 'mileage from odometer value', 'odometer reading', 'odometer value', 'tachostand', 'miles', 'miglia', 'mileage miles', 'odometer miles', 'miglia percorse'] } },
  owners: { type: 'smallint', visibility: 'public', label: 'Proprietari', onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['unico proprietario', 'proprietari', 'numero proprietari', 'n proprietari', 'previous owners', 'owners', 'precedenti proprietari', 'nr proprietari', 'num proprietari', 'number of owners', 'vorbesitzer', 'anzahl vorbesitzer', 'number of previous owners'] } },
  serviceBook: { type: 'boolean', visibility: 'public', label: 'Tagliandi certificati', fact: { section: 'past', always: true }, onReimport: 'overwriteIfGiven' },
  accident: { type: 'text', visibility: 'public', label: 'Incidenti', options: accidentHistories, fact: { section: 'past', always: true }, onReimport: 'overwriteIfGiven' },
  running: { type: 'boolean', visibility: 'public', label: 'Marciante', fact: { section: 'past' }, onReimport: 'overwriteIfGiven' },
  nonSmoker: { type: 'boolean', visibility: 'public', label: 'Non fumatori', fact: { section: 'past', always: true } },
  imported: { type: 'boolean', visibility: 'public', label: 'Importata', fact: { section: 'past', always: true } },
  previousUse: { type: 'text', visibility: 'public', label: 'Uso precedente', options: previousUses, fact: { section: 'past' }, onReimport: 'overwriteIfGiven' },
  inspectionUntil: { type: 'date', visibility: 'public', label: 'Revisione valida fino a', fact: { section: 'past' } },
  warrantyKind: { type: 'text', visibility: 'public', label: 'Garanzia', options: warrantyKinds, fact: { section: 'warranty', always: true } },
  warrantyMonths: { type: 'smallint', visibility: 'public', onReimport: 'overwriteIfGiven' },
  certificate: { type: 'text', visibility: 'public', label: 'Certificato', options: classicCertificates, fact: { section: 'classic', always: true } },
  crsNoted: { type: 'boolean', visibility: 'public', label: 'CRS annotato', fact: { section: 'classic', always: true } },
  restoration: { type: 'text', visibility: 'public', label: 'Stato', options: restorations, fact: { section: 'classic' } },
  matchingNumbers: { type: 'boolean', visibility: 'public', label: 'Numeri coincidenti', fact: { section: 'classic', always: true } },

  // Null is «prezzo su richiesta», or a rental, which has a fee instead.
  priceCents: { type: 'integer', visibility: 'public', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'price', headers: ['prezzo', 'price', 'price eur', 'prezzo eur', 'prezzo euro', 'prezzo vendita', 'prezzo di vendita', 'preis', 'importo', 'prezzo iva inclusa', 'asking price', 'prezzo pubblico', 'prezzo al pubblico', 'prezzo annuncio', 'prezzo richiesto', 'prezzo internet', 'prezzo web', 'bruttopreis', 'verkaufspreis', 'preis brutto', 'selling price', 'retail price', 'sales price', 'offers price', 'price amount', 'consumer price amount', 'price consumer price amount', 'price value'] } },
  previousPriceCents: { type: 'integer', visibility: 'public' },
  priceChangedAt: { type: 'timestamptz', visibility: 'public' },
  // Since when it is below every price of the 30 days before, and the lowest of those.
  priceReducedAt: { type: 'timestamptz', visibility: 'public', writtenBy: 'trigger' },
  reducedFromCents: { type: 'integer', visibility: 'public', writtenBy: 'trigger' },
  financeRequired: { type: 'boolean', visibility: 'public', label: 'Prezzo vincolato a un finanziamento', fact: { section: 'sale', always: true }, onReimport: 'overwrite', cell: { reader: 'own', headers: ['solo con finanziamento', 'prezzo solo con finanziamento', 'prezzo valido solo con finanziamento', 'valido solo con finanziamento', 'finanziamento obbligatorio', 'obbligo finanziamento', 'obbligo di finanziamento', 'vincolo finanziamento', 'prezzo vincolato a finanziamento', 'prezzo vincolato a un finanziamento', 'finance required', 'financing required', 'finance only'] } },
  // Where the asked price needs a loan: the price without one.
  cashPriceCents: { type: 'integer', visibility: 'public', label: 'Prezzo senza finanziamento', fact: { section: 'sale', text: euroText }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'cashPrice', headers: ['prezzo senza finanziamento', 'prezzo in contanti', 'prezzo contanti', 'prezzo per contanti', 'cash price', 'price without finance', 'barpreis'] } },
  vatDeductible: { type: 'boolean', visibility: 'public', label: 'IVA deducibile', fact: { section: 'sale', always: true }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['vat deductible', 'iva deducibile', 'iva esposta', 'mwst', 'iva esp', 'iva detraibile', 'mwst ausweisbar', 'vat reclaimable', 'vat qualifying'] } },
  negotiable: { type: 'boolean', visibility: 'public', label: 'Trattabile', fact: { section: 'sale', always: true }, onReimport: 'overwrite' },
  tradeIn: { type: 'boolean', visibility: 'public', label: 'Permuta', fact: { section: 'sale', always: true }, onReimport: 'overwriteIfGiven' },
  rentalFeeCents: { type: 'integer', visibility: 'public', onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'rentalFee', headers: ['canone', 'canone mensile', 'canone mese', 'canone al mese', 'canone noleggio', 'rata noleggio', 'prezzo al mese', 'monthly fee', 'rental fee', 'monthly rental'] } },
  rentalDepositCents: { type: 'integer', visibility: 'public', label: 'Anticipo', fact: { section: 'rental', always: true, text: euroText }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', field: 'rentalDeposit', headers: ['anticipo', 'anticipo noleggio', 'anticipo euro', 'maxicanone', 'maxi canone', 'primo canone', 'down payment', 'deposit'] } },
  rentalMonths: { type: 'smallint', visibility: 'public', label: 'Durata', fact: { section: 'rental', always: true, text: (months: number) => `${months} mesi` }, onReimport: 'overwriteIfGiven', cell: { within: { min: 1, max: 120, unit: /mes[ei]/i }, headers: ['durata', 'durata noleggio', 'durata contratto', 'mesi noleggio', 'durata mesi', 'durata in mesi', 'rental months', 'contract months'] } },
  rentalKmYear: { type: 'integer', visibility: 'public', label: 'Chilometri inclusi', fact: { section: 'rental', always: true, text: (km: number) => `${numberText(km)} l'anno` }, onReimport: 'overwriteIfGiven', cell: { within: { min: 1_000, max: 200_000, unit: /km/i }, headers: ['km anno', 'km annui', 'chilometri annui'] } },
  rentalVatIncluded: { type: 'boolean', visibility: 'public', label: 'Canone con IVA inclusa', fact: { section: 'rental', always: true }, onReimport: 'overwriteIfGiven', cell: { reader: 'own', headers: ['canone iva inclusa', 'iva inclusa nel canone'] } },
  rentalServices: { type: 'text[]', visibility: 'public', notNull: true, default: [], label: 'Servizi inclusi', options: rentalServices, fact: { section: 'rental' } },
  rentalReady: { type: 'boolean', visibility: 'public', label: 'Pronta consegna', fact: { section: 'rental' } },
  // Of new vehicles; 0 is at once.
  deliveryWeeks: { type: 'smallint', visibility: 'public', label: 'Consegna', fact: { section: 'delivery', always: true, text: deliveryText }, onReimport: 'overwriteIfGiven', cell: { within: { min: 0, max: 104, unit: /settiman[ae]|weeks?/i }, headers: ['settimane consegna', 'consegna settimane', 'tempi di consegna', 'delivery weeks'] } },
  equipment: { type: 'text[]', visibility: 'public', notNull: true, default: [] },
  description: { type: 'text', visibility: 'public', notNull: true, default: '', onReimport: 'overwriteIfGiven', cell: { headers: ['descrizione', 'description', 'testo', 'note', 'testo annuncio', 'beschreibung', 'descr', 'descrizione annuncio', 'descrizione veicolo', 'bemerkung', 'bemerkungen', 'fahrzeugbeschreibung', 'comments', 'dealer comments', 'vehicle description', 'testo descrittivo', 'ausstattung'] } },

  placeIstat: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven' },
  provinceCode: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven' },
  region: { type: 'text', visibility: 'public', onReimport: 'overwriteIfGiven' },
  latitude: { type: 'double precision', visibility: 'public', onReimport: 'overwriteIfGiven' },
  longitude: { type: 'double precision', visibility: 'public', onReimport: 'overwriteIfGiven' },
  publishedAt: { type: 'timestamptz', visibility: 'public', onReimport: 'keep', cell: { reader: 'own', headers: ['first seen', 'published at', 'data pubblicazione', 'pubblicato il', 'data inserimento', 'online dal', 'created at', 'date in stock', 'date first on lot', 'data annuncio'] } },
  // Moment of the order «Consigliati»: that of publication and the time the ad has earned (decision 149).
  recommendedAt: { type: 'timestamptz', visibility: 'public', writtenBy: 'trigger' },
  createdAt: { type: 'timestamptz', visibility: 'public', notNull: true, default: 'now' },
  updatedAt: { type: 'timestamptz', visibility: 'public', notNull: true, writtenBy: 'database' },
  closedAt: { type: 'timestamptz', visibility: 'public' },
  // Until when the seller puts the vehicle aside for somebody; null: not, or without an end.
  reservedUntil: { type: 'timestamptz', visibility: 'public' },
} as const satisfies Record<string, AdColumn>

type AdColumns = typeof adColumns
export type AdColumnName = keyof AdColumns
/** The columns whose row in the table has these traits. */
export type ColumnsWith<Traits> = { [K in AdColumnName]: AdColumns[K] extends Traits ? K : never }[AdColumnName]
export type PublicColumn = ColumnsWith<{ visibility: 'public' }>
export type DatabaseColumn = ColumnsWith<{ writtenBy: 'database' | 'trigger' }>
/** Columns a writer of ads has to give. */
export type RequiredColumn = Exclude<ColumnsWith<{ notNull: true }>, DatabaseColumn | ColumnsWith<{ default: unknown }>>
/** Columns whose cell has a reader of its own. */
export type OwnCellColumn = ColumnsWith<{ cell: { reader: 'own' } }>
type FieldOf<K, Column> = Column extends { cell: { field: infer Field } } ? Field : Column extends { cell: object } ? K : never
/** What a mapping file calls the columns an import reads. */
export type AdField = { [K in AdColumnName]: FieldOf<K, AdColumns[K]> }[AdColumnName]
/** A row of the table `ad`, as the driver gives it. */
export type AdRow = {
  [K in AdColumnName]: StoredValues[AdColumns[K]['type']] | (AdColumns[K] extends { notNull: true } ? never : null)
}
