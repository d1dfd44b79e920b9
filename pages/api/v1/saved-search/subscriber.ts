import { alertFrequencies } from '@/lib/accounts/saved-searches/alert-frequency'
import { setFrequency, setPaused } from '@/lib/accounts/saved-searches/change-alerts.server'
import { removeAllAlerts, requireSubscriber } from '@/lib/accounts/saved-searches/own-alerts.server'
import { editSearch, removeSearch, restoreSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { maxAddressLength } from '@/lib/accounts/saved-searches/saved-search-limits'
import { editSchema, frequencySchema, ownAlertSchema, searchIdSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import type { SearchOwner } from '@/lib/accounts/saved-searches/search-owner.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { editOwnAlertPath, ownAlertsPath, savedSearchApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** Back to the changed search, with the filters it was left with. */
function formPage(body: Body): string {
  const code = mailCodeIn(body)
  const { change, ricerca, address } = body
  if (change !== 'edit' || !searchIdSchema.isValidSync({ id: ricerca })) return ownAlertsPath(code)
  return editOwnAlertPath(code, Number(ricerca), typeof address === 'string' && address.length <= maxAddressLength ? address : undefined)
}

/** All alerts of a subscriber, by a link of its mails. */
export default api({
  POST: formPost({ form: savedSearchApi.subscriber, page: formPage, keep: ['name', 'frequency'] }, async (call) => {
    const code = mailCodeIn((await call.rawBody()) ?? {})
    const owner = await requireSubscriber(call.db, code)
    return { next: ownAlertsPath(code), notice: await change(call, owner) }
  }),
})

/** What was done, in words. */
async function change(call: RequestContext, owner: SearchOwner): Promise<string> {
  const { change, ricerca } = await call.readBody(ownAlertSchema)
  const id = Number(ricerca)
  switch (change) {
    case 'removeAll':
      await removeAllAlerts(call.db, owner)
      return 'Non ti scriviamo più. Se hai cambiato idea, riprendi un avviso entro un’ora.'
    case 'edit': {
      const { frequency, ...wanted } = await call.readBody(editSchema)
      return `Avviso aggiornato: «${(await editSearch(call.db, owner, id, { ...wanted, frequency })).name}».`
    }
    case 'frequency': {
      const { frequency } = await call.readBody(frequencySchema)
      await setFrequency(call.db, owner, id, frequency)
      return `Salvato. Ti scriviamo: ${alertFrequencies[frequency].toLowerCase()}.`
    }
    case 'pause':
    case 'resume':
      await setPaused(call.db, owner, id, change === 'pause')
      return change === 'pause' ? 'L’avviso è in pausa: non ti scriviamo.' : 'L’avviso è di nuovo attivo.'
    case 'remove':
      return `«${(await removeSearch(call.db, owner, id)).name}» eliminato. Puoi riprenderlo entro un’ora.`
    case 'restore':
      return `«${(await restoreSearch(call.db, owner, id)).name}» è di nuovo tra i tuoi avvisi.`
  }
}
