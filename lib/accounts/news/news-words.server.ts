import type { ConversationLine } from '@/lib/accounts/contact/own-conversation'
import { adPath, conversationPath, routes } from '@/lib/kernel/routes/routes'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { NewsKind, NewsLine } from './news'

/** A row of news with the vehicle it is about. */
export type NewsRow = {
  key: string
  kind: Exclude<NewsKind, 'message'>
  at: Date
  adId: number | null
  times: number
  lowCents: number | null
  highCents: number | null
  words: string
  isNew: boolean
  category: Category | null
  make: string | null
  model: string | null
  version: string | null
}
type Words = Pick<NewsLine, 'title' | 'text' | 'href'>

export function newsLine(row: NewsRow): NewsLine {
  const { key, kind, at, isNew } = row
  return { key, kind, at: at.toISOString(), isNew, ...wordsOf(row) }
}

function wordsOf(row: NewsRow): Words {
  const { kind, times, lowCents, highCents, words } = row
  if (kind === 'search') return searchWords(row)
  const { name, href } = vehicleOf(row)
  const own = { href: routes.ownAds }
  switch (kind) {
    case 'drop':
      return { title: `${name}: ora ${euroText(lowCents ?? 0)}`, text: `Era a ${euroText(highCents ?? 0)}. L’hai tra i preferiti.`, href }
    case 'sold':
      return { title: `${name}: non c’è più`, text: 'Era tra i tuoi preferiti: è stata venduta.', href: routes.watchlist }
    case 'expiring':
      return { ...own, title: `${name}: l’annuncio scade ${times <= 1 ? 'domani' : `tra ${times} giorni`}`, text: 'Rinnovarlo è gratis.' }
    case 'expired':
      return { ...own, title: `${name}: l’annuncio è scaduto`, text: 'Lo rimetti online con un tocco, gratis.' }
    case 'views':
      return { ...own, title: `${name}: ${times === 1 ? '1 visita' : `${numberText(times)} visite`} in 7 giorni`, text: savesText(words) }
    case 'question':
      return { ...own, title: `${name}: abbiamo una domanda`, text: 'Rispondi, così possiamo andare avanti.' }
    case 'decision':
      return { ...own, title: `${name}: ${decisionTexts[words]?.title ?? 'abbiamo deciso'}`, text: decisionTexts[words]?.text ?? '' }
  }
}

const decisionTexts: Partial<Record<string, { title: string; text: string }>> = {
  approved: { title: 'l’annuncio è a posto', text: 'L’abbiamo guardato: va bene così.' },
  changes: { title: 'serve una modifica', text: 'Guarda che cosa correggere: poi torna online.' },
  refused: { title: 'l’annuncio non è passato', text: 'Leggi perché, e come fare ricorso.' },
  suspended: { title: 'l’annuncio è sospeso', text: 'Leggi perché, e come fare ricorso.' },
  banned: { title: 'l’account è bloccato', text: 'Leggi perché, e come fare ricorso.' },
  granted: { title: 'il ricorso è accolto', text: 'Avevi ragione tu.' },
  rejected: { title: 'il ricorso è respinto', text: 'Leggi perché.' },
}

function savesText(count: string): string {
  if (count === '0') return 'La settimana scorsa.'
  return count === '1' ? 'L’ha salvato una persona.' : `L’hanno salvato ${count} persone.`
}

function searchWords({ times, lowCents, highCents, words }: NewsRow): Words {
  const [name = '', href = routes.savedSearches] = words.split('\n')
  const low = lowCents === null ? null : euroText(lowCents)
  const high = highCents === null ? null : euroText(highCents)
  const price = low === high ? `A ${low}.` : `Da ${low} a ${high}.`
  return {
    title: `«${name}»: ${times === 1 ? '1 nuova' : `${numberText(times)} nuove`}`,
    text: low === null ? 'Dalle tue ricerche salvate.' : price,
    href,
  }
}

function vehicleOf({ adId, category, make, model, version }: NewsRow): { name: string; href: string } {
  if (adId === null || category === null || make === null) return { name: 'Un annuncio', href: routes.watchlist }
  const names = vehicleNames({ category, make, model })
  return { name: [names.make, names.model].filter(Boolean).join(' '), href: adPath({ id: adId, ...names, version: version ?? '' }) }
}

const maxWords = 140

/** The last thing that the other side of a conversation has written. */
export function messageLine({ id, title, with: other, holder, lastWords, lastAt }: ConversationLine, isNew: boolean): NewsLine {
  const text = lastWords.length > maxWords ? `${lastWords.slice(0, maxWords).trimEnd()}…` : lastWords
  return {
    ...{ key: `message:${id}`, kind: 'message', at: lastAt, isNew, href: conversationPath(id) },
    title: holder === 'seller' ? `${other} ti ha scritto: ${title}` : `${other} ti ha risposto: ${title}`,
    text: `«${text}»`,
  }
}
