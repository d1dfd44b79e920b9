import { useEffect, useState } from 'react'
import type { Values } from '@/components/form/form-context'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { Modal } from '@/components/ui/Modal'
import { addressToSave, filtersInWords, proposedName } from '@/lib/accounts/saved-searches/saved-search'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { routes, savedSearchApi, saveSearchPath } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { postJson } from '@/lib/server/http/with-csrf'
import { SaveSearchForm } from './SaveSearchForm'

type Props = { query: SearchQuery; total: number; csrf: string; opener: Element | null; onClose(): void; onSaved(): void }

/** Saves the search of a list without leaving it; a search saved earlier is named. */
export function SaveSearchDialog({ query, total, csrf, opener, onClose, onSaved }: Props) {
  const [known, setKnown] = useState<string>()
  const save = async (values: Values) => {
    const { name, notice, isNew } = asRecord(await askingLogin(postJson(savedSearchApi.all, { csrf, body: values })))
    onSaved()
    if (isNew !== true) return setKnown(String(notice))
    notify({ name: 'Ricerca salvata', description: `«${String(name)}»: la trovi tra le tue ricerche salvate.`, variant: 'success' })
    onClose()
  }
  const address = addressToSave(query)
  const mailsAWeek = useMailsAWeek(address)
  const search = { address, name: proposedName(query), filters: filtersInWords(query), total, mailsAWeek }
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      Annulla
    </Button>
  )
  return (
    <Modal title="Salva la ricerca" opener={opener} onClose={onClose}>
      {known === undefined ? (
        <>
          <SaveSearchForm search={search} csrf={csrf} outcome={null} onSave={save}>
            {cancel}
          </SaveSearchForm>
          <ButtonLink href={saveSearchPath(search.address)} variant="quiet" block>
            Aggiorna invece una ricerca salvata
          </ButtonLink>
        </>
      ) : (
        <Alert variant="success">
          {known} <Link href={routes.savedSearches}>Cambia la frequenza</Link>
        </Alert>
      )}
    </Modal>
  )
}

/** Fetched once the dialog is open; null until then, and where it is unknown. */
function useMailsAWeek(address: string): number | null {
  const [mails, setMails] = useState<number | null>(null)
  useEffect(() => {
    const load = async () => {
      const { mailsAWeek } = asRecord(await fetchJson(`${savedSearchApi.check}?indirizzo=${encodeURIComponent(address)}`))
      if (typeof mailsAWeek === 'number') setMails(mailsAWeek)
    }
    load().catch(() => {}) // the hint does without it
  }, [address])
  return mails
}

async function askingLogin<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) openLogin()
    throw error
  }
}
