import type { IconName } from '@/components/ui/icons/Icon'
import type { DealView } from '@/lib/accounts/deals/deal-view'

export type DealToolName = 'ask' | 'offer' | 'sale' | 'visit' | 'reserve' | 'hours' | 'minimum'

/** One thing that can be done in a conversation now. `chip`: its words above the text box. `actions`: what its forms send, by which a refused one is found again. */
export type DealTool = {
  name: DealToolName
  id: string
  icon: IconName
  title: string
  hint: string
  chip: string
  actions: readonly string[]
}

const liveSales: readonly string[] = ['open', 'taken', 'agreed', 'sold']

type Able = Pick<DealView, 'questions' | 'offer' | 'sale' | 'visits' | 'minimum'>

/** What a side can do now, in the order of the panel, of the chips and of «+». */
export function dealTools({ questions, offer, sale, visits, minimum }: Able): DealTool[] {
  const { ask, hours, reserve } = visits
  const blanks = questions?.blanks.length ?? 0
  const all: (DealTool | false)[] = [
    ask !== null && {
      ...{ name: 'visit', id: 'fai-visita', icon: 'calendar', title: ask.title, actions: ['visita-chiedi'] },
      hint: freeDaysText(ask.days.length),
      chip: ask.revision === null ? 'Proponi un giorno' : 'Cambia giorno o ora',
    },
    offer !== null && {
      ...{ name: 'offer', id: 'fai-proposta', icon: 'tag', title: 'Fai una proposta', actions: ['proponi'] },
      hint: offer.hint,
      chip: 'Proponi un prezzo',
    },
    blanks > 0 && {
      ...{ name: 'ask', id: 'chiedi', icon: 'question', title: 'Chiedi i dati mancanti', actions: ['chiedi'] },
      hint: blanks === 1 ? '1 che l’annuncio non dice' : `${blanks} che l’annuncio non dice`,
      chip: 'Chiedi i dati',
    },
    sale.open !== null && {
      ...{ name: 'sale', id: 'fai-affare', icon: 'check', title: 'Affare fatto?', actions: ['affare-prendo'] },
      hint: 'Quando lo dite tutti e due',
      chip: 'Siamo d’accordo',
    },
    reserve !== null && {
      ...{ name: 'reserve', id: 'fai-riserva', icon: 'clock', title: 'Riservala a questa persona', actions: ['riserva-attiva'] },
      hint: 'Al massimo 72 ore, senza soldi',
      chip: 'Riserva',
    },
    hours !== null && {
      ...{ name: 'hours', id: 'fai-orari', icon: 'calendar', title: 'Quando mostri il veicolo', actions: ['orari-aggiungi'] },
      hint:
        hours.length === 0
          ? 'Chi ti scrive sceglie tra le tue ore'
          : hours.length === 1
            ? '1 orario indicato'
            : `${hours.length} orari indicati`,
      chip: 'I tuoi giorni',
    },
    minimum !== null && {
      ...{ name: 'minimum', id: 'fai-minimo', icon: 'shield', title: 'Prezzo minimo nascosto', actions: ['minimo'] },
      hint: minimum === 'none' ? 'Ora rispondi tu a ogni proposta' : 'Sotto, rifiutiamo noi con garbo',
      chip: 'Prezzo minimo',
    },
  ]
  return all.filter((tool) => tool !== false)
}

function freeDaysText(days: number): string {
  if (days === 0) return 'Proponi un giorno e un’ora'
  return days === 1 ? '1 giorno con ore libere' : `${days} giorni con ore libere`
}

/** Why nobody can say yet that it is a deal; null where the conversation has such a card, or the button. */
export function saleHint({ sale, cards, over }: Pick<DealView, 'sale' | 'cards' | 'over'>): string | null {
  const hasCard = cards.some((card) => card.kind === 'sale' && liveSales.includes(card.state))
  return over !== null || sale.open !== null || hasCard ? null : 'Si apre con un prezzo accettato o dopo una visita'
}
