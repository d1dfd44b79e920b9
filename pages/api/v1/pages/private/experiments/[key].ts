import { object, string } from 'yup'
import { requireMarketing } from '@/lib/accounts/users/user'
import { getExperimentReport } from '@/lib/experimentation/experiment-results/queries/get-report.server'
import { resultsCsv } from '@/lib/experimentation/experiment-results/results-csv'
import { rangeFault, readResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import { AppError } from '@/lib/kernel/errors/app-error'
import { slugify } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'

const querySchema = object({
  key: string().required(),
  periodo: string().default(''),
  dal: string().default(''),
  al: string().default(''),
  formato: string().default(''),
})

export const config = { api: { bodyParser: false } }

/** The results of an experiment as a CSV file; `formato=italiano` for spreadsheets that are set to Italian. */
export default api({
  async GET({ db, response, requireUser, readQuery }) {
    requireMarketing(await requireUser())
    const { key, formato, ...params } = await readQuery(querySchema)
    const question = readResultsQuestion(new URLSearchParams(params))
    const fault = rangeFault(question.range)
    if (fault !== undefined) throw new AppError('invalid', 'a date of the results cannot be read', { shownText: fault })
    const { experiment, judgement, days } = await getExperimentReport(db, key, question)
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.setHeader('Content-Disposition', `attachment; filename="esperimento-${slugify(key).slice(0, 60) || 'risultati'}.csv"`)
    const origin = { experimentKey: experiment.key, experimentId: experiment.id, days }
    response.status(200).send(resultsCsv(origin, judgement, formato === 'italiano' ? 'italian' : 'international'))
  },
})
