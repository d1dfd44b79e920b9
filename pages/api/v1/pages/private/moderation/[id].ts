import { object, string } from 'yup'
import { askSeller } from '@/lib/accounts/moderation/ask-seller.server'
import { type Decided, decideAppeal, decideCase, resumeAd } from '@/lib/accounts/moderation/decide-case.server'
import { handOver, takeCase } from '@/lib/accounts/moderation/hold-case.server'
import { holdMinutes, isReason, maxStatementLength, outcomeNames, outcomes } from '@/lib/accounts/moderation/moderation-case'
import { findNextCase } from '@/lib/accounts/moderation/moderation-queue.server'
import { caseInQueuePath, type QueueFilter, queuePath, readQueueFilter } from '@/lib/accounts/moderation/queue-filter'
import { undoDecision } from '@/lib/accounts/moderation/undo-decision.server'
import { stopDropOfCase } from '@/lib/accounts/selling/planned-drops/staff-drops.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const text = messageField(0, maxStatementLength).default('')
const decisionSchema = object({
  esito: string()
    .oneOf([...outcomeNames, 'asked', 'taken', 'handed', 'undone', 'resumed', 'dropStopped', 'granted', 'rejected'], messages.digits)
    .required(messages.required),
  motivo: string().default(''),
  testo: text,
  nota: text,
  collega: string().default(''),
  coda: string().default(''),
})

const formOf = ({ request }: RequestContext) => moderationApi.one(idIn(request.query))

async function decide(call: RequestContext) {
  const moderator = await call.requireUser()
  requireModerator(moderator)
  const id = idIn(call.request.query)
  const { esito, motivo, testo, nota, collega, coda } = await call.readBody(decisionSchema)
  const filter = filterOf(coda)
  const here = caseInQueuePath(id, filter)
  if (esito === 'taken') {
    await takeCase(call.db, moderator, id)
    return { next: here, notice: `È in mano tua per ${holdMinutes} minuti.` }
  }
  if (esito === 'undone') {
    await undoDecision(call.db, moderator, id)
    return { next: here, notice: 'Decisione annullata: nessun avviso è partito.' }
  }
  if (esito === 'resumed') {
    await resumeAd(call.db, moderator, id)
    return { next: here, notice: 'L’annuncio è di nuovo online.' }
  }
  if (esito === 'dropStopped') {
    const isStopped = await stopDropOfCase(call.db, moderator, id)
    return { next: here, notice: isStopped ? 'Il ribasso è fermo e chi vende avvisato.' : 'Il ribasso era già finito.' }
  }
  const next = await nextPath(call, moderator, filter)
  if (esito === 'handed') {
    await handOver(call.db, moderator, id, Number(collega))
    return { next, notice: `Fascicolo ${id}: passato.` }
  }
  if (esito === 'granted' || esito === 'rejected') {
    await decideAppeal(call.db, moderator, id, { isGranted: esito === 'granted', statement: testo })
    return { next, notice: 'Il ricorso è deciso e il venditore avvisato.' }
  }
  if (esito === 'asked') {
    await askSeller(call.db, moderator, id, testo)
    return { next, notice: `Fascicolo ${id}: domanda inviata, aspetta la risposta.` }
  }
  const reason = isReason(motivo) ? motivo : null
  const decided = await decideCase(call.db, moderator, id, { outcome: esito, reason, statement: testo, note: nota })
  return { next, notice: doneText(outcomes[esito].done, decided), values: { annulla: String(id) } }
}

/** Found before the case leaves the queue: after a decision its next case is opened. */
async function nextPath({ db, request }: RequestContext, moderator: User, filter: QueueFilter): Promise<string> {
  const next = await findNextCase(db, moderator, filter, idIn(request.query))
  return next === null ? queuePath(filter) : caseInQueuePath(next, filter)
}

function filterOf(coda: unknown): QueueFilter {
  return readQueueFilter(Object.fromEntries(new URLSearchParams(typeof coda === 'string' ? coda : '')))
}

function doneText(done: string, { adId, reports, mails }: Decided): string {
  const closed = reports === 0 ? '' : reports === 1 ? ' La segnalazione è chiusa.' : ` Le ${reports} segnalazioni sono chiuse.`
  return `${done}${mails === 0 ? '' : ', avviso in partenza'}. RIF ${adId}.${closed}`
}

export default api({
  POST: (call) =>
    formPost(
      {
        form: formOf,
        page: ({ coda }) => caseInQueuePath(idIn(call.request.query), filterOf(coda)),
        keep: ['motivo', 'testo', 'nota', 'esito'],
      },
      decide,
    )(call),
})
