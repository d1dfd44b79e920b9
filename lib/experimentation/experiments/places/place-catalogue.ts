import { routes } from '@/lib/kernel/routes/routes'

/** What an experiment at a place may assign: most pages know the visitor only. */
export type AssignedUnit = 'visitor' | 'account' | 'seller' | 'ad'

/** A text that marketing may write itself. `control`: what stands there now, with `…` for what the page fills in. */
export type Slot = { label: string; maxLength: number; control: string }

/** What can vary on the site, and where. An experiment is one run at a place. */
export type Place = {
  name: string
  /** The pages that have it, in words. */
  where: string
  /** A page to look at it: an address, or any ad. */
  preview: { path: string } | 'anAd'
  /** What the code can show, with words for it; the control first. */
  variations: Readonly<Record<string, string>>
  slots: Readonly<Record<string, Slot>>
  /** Who looks after it, and takes a losing variation out of the code. */
  owner: string
  /** The day by which it is used, prolonged or removed. */
  expires: string
  units: readonly AssignedUnit[]
}

const [lists, ads, home, sellers] = ['Gruppo elenchi', 'Gruppo annuncio', 'Gruppo home', 'Gruppo vendita']
const visitors: readonly AssignedUnit[] = ['visitor']

/** Every place of the site. Pages take only its types from here: names and owners stay out of visitors’ scripts. */
export const places = {
  srp_layout: {
    name: 'Ordine e disposizione degli elenchi',
    where: 'Elenchi di annunci',
    preview: { path: routes.cars },
    variations: {
      lista: 'Annunci uno sotto l’altro',
      griglia: 'Annunci affiancati',
      'avviso-prima': 'Uno sotto l’altro, con l’invito a salvare la ricerca in cima',
    },
    slots: {},
    owner: lists,
    expires: '2027-06-30',
    units: visitors,
  },
  contact_wording: {
    name: 'Parole del contatto',
    where: 'Annuncio, bottone che apre il messaggio',
    preview: 'anAd',
    variations: { contatta: 'Contatta il venditore', scrivi: 'Scrivi al venditore', chiedi: 'Chiedi informazioni' },
    slots: {
      long: { label: 'Testo del bottone', maxLength: 26, control: 'Contatta il venditore' },
      short: { label: 'Testo breve, sul telefono', maxLength: 12, control: 'Contatta' },
    },
    owner: ads,
    expires: '2027-06-30',
    units: ['visitor', 'seller', 'ad'],
  },
  phone_wording: {
    name: 'Parole del telefono',
    where: 'Annuncio, bottone che mostra il numero',
    preview: 'anAd',
    variations: { mostra: 'Mostra il numero', telefona: 'Telefona al venditore' },
    slots: { text: { label: 'Testo del bottone', maxLength: 24, control: 'Mostra il numero' } },
    owner: ads,
    expires: '2027-06-30',
    units: ['visitor', 'seller', 'ad'],
  },
  banner_words: {
    name: 'Parole del banner in home',
    where: 'Home, sopra la ricerca',
    preview: { path: routes.home },
    variations: { motto: 'Il motto di adesso' },
    slots: {
      title: { label: 'Titolo', maxLength: 40, control: 'Trova l’auto, innesta la marcia.' },
      line: { label: 'Riga sotto', maxLength: 110, control: '… auto usate, nuove e km 0 in tutta Italia, con il prezzo spiegato bene.' },
    },
    owner: home,
    expires: '2027-05-31',
    units: visitors,
  },
  price_panel: {
    name: 'Riquadro del prezzo',
    where: 'Annuncio',
    preview: 'anAd',
    variations: { differenza: 'Etichetta e differenza dalla stima', etichetta: 'Solo l’etichetta, con il motivo a un clic' },
    slots: { why: { label: 'Testo del collegamento', maxLength: 28, control: 'Perché' } },
    owner: ads,
    expires: '2027-06-30',
    units: ['visitor', 'ad'],
  },
  home_sections: {
    name: 'Sezioni della home',
    where: 'Home, sotto la ricerca',
    preview: { path: routes.home },
    variations: { ribassi: 'Prima le ribassate, poi la valutazione', valutazione: 'Prima la valutazione, poi le ribassate' },
    slots: {},
    owner: home,
    expires: '2027-05-31',
    units: visitors,
  },
  sell_entry: {
    name: 'Ingresso per vendere',
    where: 'Ogni pagina, voce in testata',
    preview: { path: routes.home },
    variations: { vendi: 'Vendi' },
    slots: { label: { label: 'Testo della voce', maxLength: 18, control: 'Vendi' } },
    owner: sellers,
    expires: '2027-06-30',
    units: ['visitor', 'account'],
  },
  saved_search_prompt: {
    name: 'Invito a salvare la ricerca',
    where: 'Elenchi di annunci, fra i risultati',
    preview: { path: routes.cars },
    variations: { scriviamo: 'Ti scriviamo appena ne esce uno' },
    slots: {
      title: { label: 'Titolo', maxLength: 42, control: 'Ti scriviamo appena ne esce uno' },
      line: { label: 'Riga sotto', maxLength: 60, control: 'Salva la ricerca, anche senza account.' },
    },
    owner: lists,
    expires: '2027-06-30',
    units: visitors,
  },
  label_words: {
    name: 'Parole delle etichette di prezzo',
    where: 'Elenchi di annunci, annuncio',
    preview: { path: routes.cars },
    variations: { prezzo: 'Ottimo Prezzo, Buon Prezzo' },
    slots: {
      great: { label: 'Etichetta migliore', maxLength: 18, control: 'Ottimo Prezzo' },
      good: { label: 'Seconda etichetta', maxLength: 18, control: 'Buon Prezzo' },
    },
    owner: ads,
    expires: '2027-05-31',
    units: ['visitor', 'ad'],
  },
} as const satisfies Readonly<Record<string, Place>>
