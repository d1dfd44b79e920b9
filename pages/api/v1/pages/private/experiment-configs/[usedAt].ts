import { object, string } from 'yup'
import { requireMarketing } from '@/lib/accounts/users/user'
import { findConfigFile } from '@/lib/experimentation/experiment-results/queries/config-history.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { slugify } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'

const querySchema = object({ usedAt: string().required() })

export const config = { api: { bodyParser: false, responseLimit: false } }

/** The configuration of the experiments that took effect at a moment, as received from the service. */
export default api({
  async GET({ db, response, requireUser, readQuery }) {
    requireMarketing(await requireUser())
    const found = await findConfigFile(db, (await readQuery(querySchema)).usedAt)
    if (!found) throw new AppError('notFound', 'no configuration is stored for that moment')
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader(
      'Content-Disposition',
      `attachment; filename="configurazione-${slugify(found.revision).slice(0, 60) || 'esperimenti'}.json"`,
    )
    response.status(200).send(found.file)
  },
})
