import type { Party } from '@/lib/accounts/contact/reply'
import { amountText } from '@/lib/accounts/deals/offer'
import { liveSaleStates, type Sale, type SaleState, saleStateTexts } from './sale'

/** What two people have agreed on, as one side sees it. JSON-serialisable. */
export type SaleCard = {
  kind: 'sale'
  id: number
  messageId: number
  state: SaleState
  title: string
  stateText: string
  /** «26.700 €»; null: nobody has named a price. */
  price: string | null
  note: string
  /** The words of the button that takes it or agrees; null: it is not this side's turn. */
  take: string | null
  mayFail: boolean
  maySell: boolean
  /** What the seller may say was paid, to begin with. */
  paid: string | null
  /** Whether what comes next stands on a page of its own. */
  hasPage: boolean
  /** From a dealer, who has contracts of their own: what to look at. */
  checks: readonly string[]
}

/** What can be done while there is no card: the words of the button, null where nothing may begin. */
export type SaleTools = { open: string | null }

/** What to look at when a dealer sells: the contract is theirs. */
export const dealerChecks = [
  'Garanzia legale scritta: 24 mesi, mai meno di 12 per l’usato. «Visto e piaciuto» qui non vale.',
  'Prezzo finale con passaggio, messa su strada e ogni altra voce.',
  'Caparra solo con contratto firmato, su un conto intestato all’azienda.',
  'Km e difetti scritti nel contratto, come sull’annuncio.',
] as const

export function takeText(side: Party, isDealer: boolean): string {
  if (side === 'buyer') return 'Sì, la prendo'
  return isDealer ? 'Sì, gliela vendiamo' : 'Sì, gliela vendo'
}

type Seen = { side: Party; other: string; isOver: boolean; isDealer: boolean }

export function saleCard(sale: Sale, { side, other, isOver, isDealer }: Seen): SaleCard {
  const isLive = liveSaleStates.some((live) => live === sale.state)
  const state: SaleState = isLive && isOver ? 'lapsed' : sale.state
  const mayTake = state === 'open' || (state === 'taken' && sale.author !== side)
  const amount = sale.priceEuro === null ? null : amountText(sale.priceEuro)
  return {
    kind: 'sale',
    id: sale.id,
    messageId: sale.messageId,
    state,
    title: state === 'agreed' ? 'Affare fatto' : state === 'sold' ? 'Venduta, complimenti!' : 'Affare fatto?',
    stateText: state === 'taken' && mayTake ? 'Tocca a te' : saleStateTexts[state],
    price: amount,
    note: noteOf(sale, state, { side, other, isDealer }),
    take: mayTake ? takeText(side, isDealer) : null,
    mayFail: state === 'taken' || state === 'agreed',
    maySell: state === 'agreed',
    paid: side === 'seller' && state === 'agreed' ? String(sale.priceEuro ?? '') : null,
    hasPage: state === 'agreed' || state === 'sold',
    checks: isDealer && side === 'buyer' && (state === 'taken' || state === 'agreed') ? dealerChecks : [],
  }
}

function noteOf(sale: Sale, state: SaleState, { side, other, isDealer }: Omit<Seen, 'isOver'>): string {
  switch (state) {
    case 'open':
      return side === 'buyer'
        ? 'Dopo la prova, dillo qui. Diventa un affare quando lo dite tutti e due.'
        : 'Dopo la prova, dillo qui. Diventa un affare quando lo dite tutti e due. Fino ad allora puoi parlare con altri.'
    case 'taken':
      return sale.author === side ? `Aspettiamo il sì dell’altra parte: ${other}.` : `${other} ha detto sì. Manca il tuo.`
    case 'agreed':
      return isDealer
        ? 'L’annuncio dice «Riservata». Il contratto è della concessionaria, e il passaggio lo fa lei.'
        : 'L’annuncio dice «Riservata», senza nomi. Ora le carte, poi la firma, poi le chiavi.'
    case 'failed':
      return 'I dati del contratto sono cancellati. Nessuno deve niente all’altro.'
    case 'lapsed':
      return 'L’annuncio o una delle due persone è cambiata. I dati del contratto sono cancellati.'
    case 'sold':
      return side === 'buyer'
        ? 'Se il passaggio non è già fatto allo sportello, hai 60 giorni dalla firma.'
        : 'Sposta o sospendi la tua assicurazione, e conserva la copia del passaggio.'
  }
}
