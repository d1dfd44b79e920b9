import { wordSet } from '../word-set'

/** Words that say nothing about a vehicle. */
export const fillerWords: ReadonlySet<string> =
  wordSet(`a ad ai al all alla alle allo agli anche ancora c che chi ci cerca cercasi cerchiamo cerco come comprare compro acquistare acquisto acquisterei con col coi cui d da dal dalla dalle dallo dei degli del
  dell della delle dello desidero deve devo di disponibile disponibili do dove dovrebbe e ed essere euro eventualmente fa fare fatto gli ha hanno ho i il in indifferente io italia italy l la le lo ma
  magari marca marche me meglio mi mia mio modello modelli molto mostrami ne nei nel nell nella nelle nello o od oppure ogni per per_favore perche pero piacerebbe piacere piu poi possibile possibilmente preferenza preferibilmente
  preferisco preferirei proprio qualche qualsiasi qualunque quale quali quelli quello quella quelle questa questo sara se serve servirebbe si sia siano solo soltanto sono sto su sua sui sul sulla suo
  tipo trovare trovami troviamo tutta tutte tutti tutto un una uno va vari vario varie veicolo veicoli vendita vende vendesi vendo vorrei voglio vi annunci annuncio offerta offerte auto automobile automobili macchina macchine vettura vetture
  autovettura autovetture mezzo mezzi cercando interessa interessato interessata mese budget spesa prezzo costo prezzi circa euri gia avere abbia averla dotata dotato munita provvista alimentazione alimentata alimentato motore motorizzazione
  colore colori color cambio trazione carburante carrozzeria patente classe allestimento versione optional accessori dotazioni dotazione venditore proprieta chilometri chilometraggio immatricolata immatricolato immatricolate immatricolati immatricolazione anno anni
  potenza cilindrata km quest tra fra zona zone dintorni provincia prov comune citta paese vicino vicina vicine vicini vicinanze presso pressi raggio intorno attorno entro max massimo massima min minimo minima almeno
  sotto sopra oltre meno fino ideale ideali adatta adatto adatti adatte guidabile guidabili tanto grazie ciao salve buongiorno please uso porta superiore superiori posso potrei guidare acquirente equipaggiata equipaggiato completa completo full fino`)

/** What joins two things of the same kind. */
export const joiners: ReadonlySet<string> = new Set(['e', 'ed', 'o', 'od', 'oppure', 'ne', 'and', 'or', 'anche', 'ovvero', 'pure', 'vs'])

/** What takes the following away. */
export const negations: ReadonlySet<string> = new Set(
  'non no senza tranne evita evitare evitando fuorche eccetto escluso esclusa esclusi escluse escludi escludere fuorche salvo niente mai nessuna nessun nessuno ma_non eccetto'.split(
    ' ',
  ),
)
