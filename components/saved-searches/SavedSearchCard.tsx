import styled from '@emotion/styled'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { SavedSearch } from '@/lib/accounts/saved-searches/saved-search'
import { editSearchPath, savedSearchApi } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { adCountText } from '@/lib/market/search/page/search-heading'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { AlertChoice } from './AlertChoice'
import { SearchNameForm } from './SearchNameForm'
import { savedSearchChanges } from './saved-search-changes'

type Props = {
  search: SavedSearch
  csrf: string
  outcome: FormOutcome | null
  /** The first of the new ads. */
  children: ReactNode
}

/** One saved search: what it looks for, what is new in it, and what its owner can do with it. A removed one can be put back in its place. */
export function SavedSearchCard({ search, csrf, outcome, children }: Props) {
  const { remove, restore, rename, markOpened, setFrequency, setPaused } = savedSearchChanges(search.id, csrf)
  const [pausedAt, setPausedAt] = useState(search.pausedAt)
  const [isRemoved, setRemoved] = useState(false)
  const own = useRef<HTMLElement>(null)
  useFocusAfterChange(own, isRemoved)
  const change = (work: () => Promise<boolean>) => async (event: SubmitEvent) => {
    event.preventDefault()
    if (await work()) setRemoved(!isRemoved)
  }
  const removeNow = change(remove)
  const restoreNow = change(restore)
  const pauseNow = async (isPaused: boolean) => {
    if (await setPaused(isPaused)) setPausedAt(isPaused ? new Date().toISOString() : null)
  }
  const title = `ricerca-salvata-${search.id}`
  if (isRemoved)
    return (
      <Removed ref={own}>
        <p id={title} role="status">
          <b>«{search.name}» eliminata.</b> <span>Puoi riprenderla finché resti su questa pagina.</span>
        </p>
        <form onSubmit={(event) => void restoreNow(event)}>
          <Button type="submit" variant="outline" data-focus aria-describedby={title}>
            Annulla
          </Button>
        </form>
      </Removed>
    )
  return (
    <Box ref={own} aria-labelledby={title}>
      <NewCount found={search.found} />
      <div>
        <h2 id={title}>
          {search.search === null ? (
            search.name
          ) : (
            <Link href={search.search.href} onClick={markOpened}>
              {search.name}
            </Link>
          )}
        </h2>
        <Filters>
          {search.search === null ? 'La marca o il modello non è più nel nostro catalogo.' : search.search.filters.join(' · ')}
        </Filters>
        <Total>{stateText({ ...search, pausedAt })}</Total>
      </div>
      {children}
      <Foot>
        <AlertChoice key={search.frequency} search={search} csrf={csrf} onChange={setFrequency} />
      </Foot>
      <Foot>
        <SearchNameForm search={search} csrf={csrf} outcome={outcome} onSave={rename} />
        {search.found !== null && search.found.fresh > 0 && (
          <form method="post" action={savedSearchApi.one(search.id)}>
            <Hidden csrf={csrf} change="open" />
            <Button type="submit" variant="outline">
              {search.found.fresh === 1 ? 'Vedi il nuovo annuncio' : `Vedi i ${numberText(search.found.fresh)} nuovi annunci`}
              <VisuallyHidden> di «{search.name}»</VisuallyHidden>
            </Button>
          </form>
        )}
        {search.search !== null && (
          <ButtonLink href={editSearchPath(search.id)} variant="outline">
            Modifica<VisuallyHidden> «{search.name}»</VisuallyHidden>
          </ButtonLink>
        )}
        <PauseForm search={{ ...search, pausedAt }} csrf={csrf} onPause={pauseNow} />
        <form method="post" action={savedSearchApi.one(search.id)} onSubmit={(event) => void removeNow(event)}>
          <Hidden csrf={csrf} change="remove" />
          <Button type="submit" variant="danger" data-focus>
            Elimina<VisuallyHidden> «{search.name}»</VisuallyHidden>
          </Button>
        </form>
      </Foot>
    </Box>
  )
}

/** A paused search sends no mails. Only a search with mails can be paused. */
function PauseForm({ search, csrf, onPause }: { search: SavedSearch; csrf: string; onPause: (isPaused: boolean) => Promise<void> }) {
  const isPaused = search.pausedAt !== null
  if (search.frequency === 'never' && !isPaused) return null
  const change = (event: SubmitEvent) => {
    event.preventDefault()
    void onPause(!isPaused)
  }
  return (
    <form method="post" action={savedSearchApi.one(search.id)} onSubmit={change}>
      <Hidden csrf={csrf} change={isPaused ? 'resume' : 'pause'} />
      <Button type="submit" variant="outline">
        {isPaused ? 'Riprendi' : 'Pausa'}
        <VisuallyHidden> «{search.name}»</VisuallyHidden>
      </Button>
    </form>
  )
}

/** «38 annunci in tutto · ultima e-mail il 22 novembre alle 7:30». */
function stateText({ found, frequency, pausedAt, mailedAt }: SavedSearch): string {
  const mails =
    pausedAt !== null
      ? `in pausa dal ${dayText(pausedAt)}`
      : frequency === 'never'
        ? 'i nuovi li vedi qui, senza e-mail'
        : mailedAt !== null && `ultima e-mail ${momentText(mailedAt)}`
  return [found !== null && `${adCountText(found.total)} in tutto`, mails].filter(Boolean).join(' · ')
}

const dayText = (iso: string) =>
  new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', timeZone: 'Europe/Rome' }).format(new Date(iso))
const momentText = (iso: string) =>
  `il ${dayText(iso)} alle ${new Intl.DateTimeFormat('it', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Rome' }).format(new Date(iso))}`

/** The pressed button is gone: the focus goes to the undo button. */
function useFocusAfterChange(own: { current: HTMLElement | null }, isRemoved: boolean): void {
  const before = useRef(isRemoved)
  useEffect(() => {
    if (before.current !== isRemoved) own.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
    before.current = isRemoved
  }, [own, isRemoved])
}

function Hidden({ csrf, change }: { csrf: string; change: string }) {
  return (
    <>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="change" value={change} />
    </>
  )
}

/** The badge with the number of new ads; a dash without a count. */
function NewCount({ found }: Pick<SavedSearch, 'found'>) {
  return (
    <Sign data-none={found === null || found.fresh === 0 || undefined}>
      <b>{found === null ? '–' : numberText(found.fresh)}</b>
      <span>{found?.fresh === 1 ? 'nuovo' : 'nuovi'}</span>
    </Sign>
  )
}

const Box = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 0 20px;
  padding: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  h2 { font-size: 20px; font-weight: 600; }
  h2 a { color: ${color.text}; text-decoration: none; }
  h2 a:hover { color: ${color.accent}; text-decoration: underline; }
  ${maxWidth(800)} { grid-template-columns: 60px minmax(0, 1fr); gap: 0 14px; padding: 16px; }
`
const Sign = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 3px;
  width: 72px;
  height: 72px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color.textInverse};
  box-shadow: inset 0 0 0 2px ${color.textInverse};
  b { font: 700 ${fontSize.xl3}/1 ${font.display}; }
  span { font: 600 ${fontSize.sm}/1 ${font.display}; }
  &[data-none] { border: 1.5px solid ${color.borderStrong}; background: ${color.surface}; color: ${color.textSecondary}; box-shadow: none; }
  ${maxWidth(800)} { width: 60px; height: 60px; b { font-size: ${fontSize.xl2}; } }
`
const Filters = styled.p`
  margin-top: 4px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  line-height: 1.45;
`
const Total = styled.p`
  margin-top: 6px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: 12px 16px;
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid ${color.border};
  details { flex: 1 1 200px; min-width: 0; }
  summary { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; color: ${color.accent}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  details form { padding-top: 8px; }
`
const Removed = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 20px;
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  overflow-wrap: anywhere;
  span { color: ${color.textMuted}; }
`
