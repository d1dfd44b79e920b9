import { numberInWords } from '@/lib/kernel/italian/number-in-words'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type Contract, type ContractPerson, paymentNames, payments } from './contract'

/** A piece of a sentence: words of the model, or what somebody has typed. `text` empty: a line to write on by hand. */
export type Piece = { text: string; isTyped: boolean; isPrivate: boolean }
export type ContractBlock = { heading: string; paragraphs: Piece[][] }
export type ContractCar = { name: string; firstRegistration: string | null }

export const contractTitle = 'Contratto di vendita di veicolo usato fra privati'
export const modelText =
  'Modello di Ingrana, senza valore di consulenza legale. Leggetelo bene e, nel dubbio, fatelo vedere allo sportello prima di firmare.'

const say = (text: string): Piece => ({ text, isTyped: false, isPrivate: false })
const typed = (text: string): Piece => ({ text, isTyped: true, isPrivate: false })
const hidden = (text: string): Piece => ({ text, isTyped: true, isPrivate: true })
const date = (day: string): Piece => typed(day === '' ? '' : day.split('-').reverse().join('/'))

/** A sentence of the model with what was typed in it. */
function sentence(words: TemplateStringsArray, ...pieces: readonly Piece[]): Piece[] {
  return words.flatMap((text, at) => [say(text), ...pieces.slice(at, at + 1)]).filter(({ text, isTyped }) => isTyped || text !== '')
}

/** The contract in sentences, for the page, its print and its PDF. What is empty becomes a line. */
export function contractBlocks({ seller, buyer, terms }: Contract, car: ContractCar): ContractBlock[] {
  const { plate, chassis, km, priceEuro, payment, keys, documents, day, hour, place } = terms
  const how = paymentNames.find((name) => name === payment)
  const registered = car.firstRegistration === null ? '' : `${car.firstRegistration.slice(5, 7)}/${car.firstRegistration.slice(0, 4)}`
  const price = priceEuro === '' ? '' : `${numberText(Number(priceEuro))},00 € (${numberInWords(Number(priceEuro))}/00)`
  return [
    {
      heading: 'Le parti',
      paragraphs: [
        [say('Vende: '), ...person(seller)],
        [say('Compra: '), ...person(buyer)],
      ],
    },
    {
      heading: 'Il veicolo',
      paragraphs: [
        sentence`${typed(car.name)}, prima immatricolazione ${typed(registered)}, targa ${hidden(plate)}, telaio ${hidden(chassis)}, ${typed(km === '' ? '' : numberText(Number(km)))} km letti insieme sul cruscotto.`,
      ],
    },
    {
      heading: 'Prezzo e pagamento',
      paragraphs: [
        sentence`Il prezzo è di ${typed(price)}, pagati con ${typed(how === undefined ? '' : payments[how])}, al momento della firma del passaggio davanti allo sportello. Le spese del passaggio sono di chi compra.`,
      ],
    },
    {
      heading: 'Stato',
      paragraphs: [
        sentence`Chi compra ha visto e provato il veicolo prima di firmare. Chi vende dichiara questi difetti, che chi compra conosce: ${typed(defectsText(terms))}.`,
        [say(rightsText)],
      ],
    },
    {
      heading: 'Consegna',
      paragraphs: [
        sentence`Il ${date(day)} alle ore ${typed(hour)}, a ${typed(place)}, con ${typed(keys)} ${say(keys === '1' ? 'chiave' : 'chiavi')} e questi documenti: ${typed(documents)}. Da quel giorno e da quell’ora uso, multe e danni sono a carico di chi compra, che fa registrare il passaggio di proprietà entro 60 giorni dalla firma autenticata.`,
      ],
    },
  ]
}

/** Nothing is left open beside a plate: a line there could be filled in after the signatures. */
function defectsText({ defects, plate }: Contract['terms']): string {
  return defects === '' && plate !== '' ? 'nessuno' : defects.replace(/[.\s]+$/, '')
}

const rightsText =
  'Chi vende dichiara di essere il proprietario, di non conoscere altri difetti e che sul veicolo non ci sono fermi, ipoteche, sequestri o rate da pagare. Per i difetti che qui non sono scritti valgono le regole del codice civile (articoli 1490 e seguenti): questo contratto non le esclude.'

function person({ name, birthPlace, birthDay, address, taxCode }: ContractPerson): Piece[] {
  return sentence`${typed(name)}, nato o nata a ${typed(birthPlace)} il ${date(birthDay)}, residente in ${typed(address)}, codice fiscale ${hidden(taxCode)}.`
}

/** What is read and handed over together on the day, to be filled in by hand, in two copies. */
export const handoverTitle = 'Verbale di consegna'
export function handoverBlocks({ terms }: Contract, car: ContractCar): ContractBlock[] {
  return [
    {
      heading: 'Il veicolo',
      paragraphs: [[typed(car.name), say(', targa '), hidden(terms.plate), say('.')]],
    },
    {
      heading: 'Cosa passa di mano',
      paragraphs: [
        [say('Giorno: '), typed(''), say(' ora: '), typed('')],
        [say('Km letti insieme: '), typed(''), say(' carburante (un quarto, metà, …): '), typed('')],
        [say('Chiavi: '), typed(''), say(' provata anche la seconda: '), typed('')],
        [say('Documento Unico originale, tagliandi, altro: '), typed('')],
        [say('Segni e difetti visti insieme: '), typed('')],
      ],
    },
    {
      heading: 'Da adesso',
      paragraphs: [[say('Se arriva una multa di prima di quest’ora è di chi vende, se è di dopo è di chi compra.')]],
    },
  ]
}
