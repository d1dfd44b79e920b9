import Router from 'next/router'
import { type SubmitEvent, useState } from 'react'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { notify } from '@/lib/kernel/browser/site-events'
import { routes, savedValuationApi } from '@/lib/kernel/routes/routes'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'

/** Saves today's valuation of a vehicle in place; without JavaScript it leads to the list. */
export function SaveValuationForm({ address, csrf }: { address: string; csrf: string }) {
  const [isSaving, setSaving] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await postJson(savedValuationApi.all, { csrf, body: { address } })
      notify({
        name: 'Valutazione salvata',
        description: 'La ritrovi in Valutazioni salvate, aggiornata ogni notte.',
        variant: 'success',
        action: { label: 'Vedi', onClick: () => void Router.push(routes.savedValuations) },
      })
    } catch (error) {
      notify({ name: 'Valutazione non salvata', description: readErrorResponse(error).message, variant: 'error' })
    }
    setSaving(false)
  }
  return (
    <form method="post" action={savedValuationApi.all} onSubmit={(event) => void save(event)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="address" value={address} />
      <AsyncButton type="submit" variant="outline" isLoading={isSaving}>
        Salva la valutazione
      </AsyncButton>
    </form>
  )
}
