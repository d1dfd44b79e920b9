import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import { withFilter, withoutWords } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, textParam } from '@/lib/market/search/query/search-query'
import type { ReadingNote } from '@/lib/market/search/sentence/claims'
import type { TypedSentence } from '@/lib/market/search/sentence/typed-sentence'
import { color, radius } from '@/styles/tokens'

type Props = {
  query: SearchQuery
  sentence: TypedSentence | null
  total: number
  /** How many ads have the words that were not understood. */
  withWords?: number | undefined
}

/** Says what was made of a sentence: which words were not understood, what became of wishes, what could be meant otherwise. */
export function SentenceNotice({ query, sentence, total, withWords = 0 }: Props) {
  const notes = sentence?.notes ?? []
  const unread = sentence?.words.join(' ') ?? query.words ?? ''
  const plain = notes.flatMap((note) => (note.kind === 'wish' && note.made === null ? [`«${note.words}»`] : []))
  const said = notes.filter((note) => note.kind !== 'wish' || note.made !== null)
  if (unread === '' && notes.length === 0) return null
  return (
    <Box role="status">
      {unread !== '' && <Unread words={unread} query={query} total={total} withWords={withWords} />}
      {said.map((note) => (
        <p key={`${note.kind} ${note.kind === 'corrected' ? note.typed : note.words}`}>{noteText(note)}</p>
      ))}
      {plain.length > 0 && <p>Negli annunci non c’è un dato per {plain.join(', ')}: l’elenco non cambia.</p>}
    </Box>
  )
}

function Unread({ words, query, total, withWords }: { words: string; query: SearchQuery; total: number; withWords: number }) {
  if (withWords > 0)
    return (
      <p>
        {withWords === 1 ? 'Un annuncio parla' : `${numberText(withWords)} annunci parlano`} di <b>«{query.words}»</b>:{' '}
        {withWords === total ? 'eccoli.' : 'eccoli per primi.'}{' '}
        {query.words !== null && withWords < total && (
          <Link href={searchHref(withFilter(withoutWords(query), textParam, [query.words]))}>
            Mostra solo {withWords === 1 ? 'questo' : 'questi'}
          </Link>
        )}
      </p>
    )
  return (
    <p>
      Non abbiamo capito <b>«{words}»</b>.{' '}
      {total > 0 && (total === 1 ? 'Senza, c’è un annuncio: eccolo.' : `Senza, gli annunci sono ${numberText(total)}: eccoli.`)}
    </p>
  )
}

function noteText(note: ReadingNote) {
  if (note.kind === 'wish') return <WishNote note={note} />
  if (note.kind === 'corrected') return `«${note.typed}» l’abbiamo letto come «${note.read}».`
  if (note.kind === 'nowhere')
    return `Non sappiamo dove sia «${note.words}»: scrivi il comune o il CAP, oppure usa «Vicino a me» nei filtri.`
  if (note.kind === 'contradiction')
    return `Hai scritto «${note.words}»: una cosa esclude l’altra. Non abbiamo applicato il filtro «${note.filter}».`
  return (
    <>
      «{note.words}» l’abbiamo letto come <strong>{note.read}</strong>. Intendevi altro?{' '}
      {note.others.map(({ label, address }, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <Link href={address}>{label}</Link>
        </span>
      ))}
    </>
  )
}

function WishNote({ note }: { note: Extract<ReadingNote, { kind: 'wish' }> }) {
  if (note.gaveWay) return <>«{note.words}»: così non usciva nulla, quindi ti mostriamo anche le altre.</>
  return (
    <>
      «{note.words}»: {note.made}. {note.without !== undefined && <Link href={note.without}>Mostra anche le altre</Link>}
    </>
  )
}

const Box = styled.div`
  margin-bottom: 16px;
  padding: 14px 16px;
  border-left: 6px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  overflow-wrap: anywhere;
  p + p { margin-top: 4px; }
`
