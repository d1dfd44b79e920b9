import { type SubmitEvent, useState } from 'react'
import { AsyncButton } from '@/components/ui/AsyncButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { HttpError } from '@/lib/edge/http/fetch-json'
import { readErrorResponse } from '@/lib/edge/http/read-response'
import { postJson } from '@/lib/edge/http/with-csrf'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { loginPath, savedSearchApi } from '@/lib/kernel/routes/routes'
import { recordOf } from '@/lib/kernel/validation/plain-object'

type Props = {
  /** Of the list it stands on. */
  address: string
  /** Null for whoever is not logged in: they log in and come back. */
  csrf: string | null
}

/** Keeps the search of a list. Without JavaScript it leads to the saved searches. */
export function SaveSearchButton({ address, csrf }: Props) {
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  if (csrf === null)
    return (
      <ButtonLink href={loginPath(address)} variant="outline" rel="nofollow">
        Salva la ricerca
      </ButtonLink>
    )
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const { name, isNew } = recordOf(await postJson(savedSearchApi.all, { csrf, body: { address } }))
      setSaved(true)
      notify({
        name: isNew === true ? 'Ricerca salvata' : 'Questa ricerca c’è già',
        description: `«${String(name)}»: la trovi tra le tue ricerche salvate.`,
        variant: 'success',
      })
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) openLogin()
      else notify({ name: 'Ricerca non salvata', description: readErrorResponse(error).message, variant: 'error' })
    }
    setSaving(false)
  }
  return (
    <form method="post" action={savedSearchApi.all} onSubmit={(event) => void save(event)}>
      <input type="hidden" name="_csrf" value={csrf} suppressHydrationWarning />
      <input type="hidden" name="address" value={address} />
      <AsyncButton type="submit" variant="outline" isLoading={isSaving}>
        {isSaved && <Icon name="check" />}
        {isSaved ? 'Ricerca salvata' : 'Salva la ricerca'}
      </AsyncButton>
    </form>
  )
}
