import { recogniseOfferType } from '@/lib/market/catalogue/recognise-values'
import { normaliseText } from './parsed-cell'

/** Beginnings of the words that tell the condition of a vehicle, in Italian, English and German. */
const stems =
  /\b(?:usat|nuov|km ?0|km zero|chilometri zero|aziendal|semestral|dimostra|demo|test drive|epoca|storic|restaur|ottim|buon|perfett|discret|mediocr|scars|pessim|sufficien|eccellent|eccezional|impeccabil|pari al|seminuov|quasi|incident|sinistr|danneggi|ripar|sistemare|rivedere|guast|rott|marciante|ricambi|demoliz|garan|certific|conserv|origin|intatt|intonso|pulit|curat|bell|graffi|ammacc|revision|taglian|proprietari|uniproprietari|cosmetic|noleggi|nlt|ex|import|immatricol|condizion|rodagg|normale|accettabil|vissut|rigenera|ricondizion|regolare|funzion|integr|matching|tenut|maniac|sempre|garage|box|mai|vedere|used|new|good|very good|excellent|fair|poor|mint|like|average|damaged|accident|salvage|rebuilt|certified|cpo|pre owned|preowned|refurbished|restored|nuovissim|vettura|veicolo|auto|gebraucht|neu|neuwagen|unfall|vorfuhr|jahreswagen|oldtimer|tageszulassung|dienstwagen|gepflegt|scheckheft)/
const grade = /^(?:[a-e][+-]?|\d{1,2}(?:[.,]\d)?(?: (?:su|di|of) \d{1,2})?|\d{1,2} (?:5|10|100)|\d stelle)$/

/** Whether a text tells in what condition a vehicle is, and nothing else that is known. */
export function tellsCondition(text: string): boolean {
  const words = normaliseText(text)
  return (recogniseOfferType(text) ?? null) !== null || stems.test(words) || grade.test(words)
}
