import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { ReadingNote } from '@/lib/market/search/sentence/claims'
import { type TypedSentence, textParam } from '@/lib/market/search/sentence/typed-sentence'
import { color, radius } from '@/styles/tokens'

type Props = { query: SearchQuery; sentence: TypedSentence }

/** Says what of a sentence was not understood, or could be meant otherwise. */
export function SentenceNotice({ query, sentence: { words, notes } }: Props) {
  const [text] = query.filters[textParam] ?? []
  if (words.length === 0 && notes.length === 0) return null
  return (
    <Box role="status">
      {words.length > 0 && (
        <p>
          <strong>Non abbiamo capito «{words.join(' ')}».</strong>{' '}
          {text === undefined ? 'Questi annunci non ne tengono conto. ' : `Cerchiamo «${text}» nel testo degli annunci. `}
          <Link href={searchHref(withoutFilter(query, textParam))}>Ignora queste parole</Link>
        </p>
      )}
      {notes.map((note) => (
        <p key={`${note.kind} ${note.kind === 'corrected' ? note.typed : note.words}`}>{noteText(note)}</p>
      ))}
    </Box>
  )
}

function noteText(note: ReadingNote) {
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

const Box = styled.div`
  margin-bottom: 16px;
  padding: 14px 16px;
  border-left: 6px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  overflow-wrap: anywhere;
  p + p { margin-top: 4px; }
`
