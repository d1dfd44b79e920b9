import { phraseKey } from '../phrases'

/** «vendo la mia panda», «quanto vale la mia auto»: somebody who has a vehicle, and looks for none. */
export function sellsOwn(sentence: string): boolean {
  const words = sentence
    .split(/[\s'’]+/)
    .map(phraseKey)
    .filter(Boolean)
    .join(' ')
  return sells.test(words) && !searches.test(words)
}

const sells =
  /^(?:ciao |salve |buongiorno )?(?:io )?(?:vendo|svendo|vendiamo|vendere|vendero|(?:vorrei|voglio|devo|dovrei|posso|come posso|come si fa a|come|desidero|vogliamo|dobbiamo|sto cercando di|cerco di) vendere|(?:voglio |vorrei |devo )?(?:dare|do|dar) (?:via|dentro|in permuta) |metto in vendita|mettere in vendita|pubblicare (?:un )?annuncio|inserire (?:un )?annuncio|inserisci annuncio|quanto vale (?:la|il|una|un) (?:mia|mio)|quanto (?:costa|prendo|posso chiedere|ricavo)[a-z ]* (?:mia|mio)|valutazione (?:della |del |di |dell )?(?:mia|mio|auto|usato)|valuta(?:re)? (?:la |il )?(?:mia|mio))\b/
const searches = /\b(?:cerco|cercasi|compro|comprare|acquistare|acquisto|per comprare)\b/
