import { requireMarketing } from '@/lib/accounts/users/user'
import {
  approveStep,
  cancelSchedule,
  dismissStep,
  markTextsChecked,
  proposeStep,
  stopExperiment,
} from '@/lib/experimentation/experiment-drafts/change-experiment.server'
import { readPending, stepSchema } from '@/lib/experimentation/experiment-drafts/step-form'
import { draftPath, experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

async function take(call: RequestContext) {
  const user = await call.requireUser()
  requireMarketing(user)
  const id = idIn(call.request.query)
  const form = await call.readBody(stepSchema)
  const [me, seen] = [
    { id: user.id, name: user.displayName },
    { id, revision: Number(form.seen) },
  ] as const
  const next = draftPath(id)
  if (form.step === 'stop') {
    await stopExperiment(call.db, me, seen)
    return { next, notice: 'Fermato: dalla prossima pagina tutti vedono il controllo.' }
  }
  if (form.step === 'checked') {
    await markTextsChecked(call.db, me, seen)
    return { next, notice: 'I testi ci stanno a tutte le larghezze: ora si possono proporre.' }
  }
  if (form.step === 'cancel') {
    await cancelSchedule(call.db, me, seen)
    return { next, notice: 'Il programma non vale più: l’esperimento è di nuovo una bozza.' }
  }
  if (form.step === 'dismiss') {
    await dismissStep(call.db, me, seen)
    return { next, notice: 'La proposta non c’è più.' }
  }
  if (form.step === 'approve') {
    await approveStep(call.db, me, seen)
    return { next, notice: 'Approvato e pubblicato.' }
  }
  await proposeStep(call.db, me, seen, readPending(form))
  return { next, notice: 'Proposto: ora serve l’approvazione di un’altra persona.' }
}

export default api({
  POST: (call) => {
    const id = idIn(call.request.query)
    return formPost({ form: experimentAdminApi.steps(id), page: draftPath(id), keep: ['step', 'traffic', 'winner', 'rollout'] }, take)(call)
  },
})
