import type { Party } from '@/lib/accounts/contact/reply'
import { amountText, extraHours, type Offer } from './offer'
import type { Deal } from './open-deal.server'
import { nameOf, type Wording } from './say.server'
import type { MoveOf } from './transitions'

export type Answer = Extract<MoveOf<'offer'>, 'accept' | 'decline' | 'withdraw' | 'stepBack' | 'extend'>
type Said = Wording & { text: string; notice: string }

/** What an answer to an offer says: in the conversation, in its mail and to who pressed. */
export function wordsOf(deal: Deal, offer: Offer, { move, words, side }: { move: Answer; words: string; side: Party }): Said {
  const [amount, who] = [amountText(offer.amountEuro), nameOf(side, deal)]
  const button = 'Apri la conversazione'
  const about = `per «${deal.title}»`
  const withWords = (text: string) => (words === '' ? text : `${text}\n\n${words}`)
  switch (move) {
    case 'accept':
      return {
        text: withWords(`Accetto ${amount}. È un accordo a parole: si decide dopo aver visto l’auto.`),
        subject: `Accettata: ${amount} per ${deal.title}`,
        lead: `${who} accetta ${amount} ${about}. È un accordo a parole, che non obbliga nessuno dei due. Ora fissate una visita.`,
        button,
        notice: `Hai accettato ${amount}. Ora fissate la visita: se cambi idea, basta un tocco.`,
      }
    case 'decline':
      return {
        text: withWords(`No, grazie: ${amount} non va bene.`),
        subject: `Proposta rifiutata per ${deal.title}`,
        lead: `${who} non accetta ${amount} ${about}.`,
        button,
        notice: 'Hai rifiutato la proposta.',
      }
    case 'withdraw':
      return {
        text: withWords(`Ritiro la proposta di ${amount}.`),
        subject: `Proposta ritirata per ${deal.title}`,
        lead: `${who} ritira la proposta di ${amount} ${about}. Non devi rispondere.`,
        button,
        notice: 'Hai ritirato la proposta.',
      }
    case 'stepBack':
      return {
        text: withWords(`Ho cambiato idea: l’accordo su ${amount} non vale più.`),
        subject: `Accordo saltato per ${deal.title}`,
        lead: `${who} ha cambiato idea: l’accordo su ${amount} ${about} non vale più. Nessuno deve niente all’altro.`,
        button,
        notice: 'L’accordo non vale più. Lo abbiamo scritto all’altra parte.',
      }
    case 'extend':
      return {
        text: `La proposta di ${amount} resta aperta altre ${extraHours} ore.`,
        subject: `La proposta per ${deal.title} ti aspetta altre ${extraHours} ore`,
        lead: `${who} lascia aperta la proposta di ${amount} ${about} altre ${extraHours} ore.`,
        button: 'Rispondi alla proposta',
        notice: `La proposta resta aperta altre ${extraHours} ore.`,
      }
  }
}
