import { object, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { monthName, nameOf } from '@/lib/market/observatory/findings'
import { readPart, readReport, requireModel } from '@/lib/market/observatory/read-report.server'
import { reportCsv, reportJson } from '@/lib/market/observatory/report-files'
import { citation, isReportFile } from '@/lib/market/observatory/report-names'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({
  make: string().required(),
  model: string().required(),
  regione: string().default(''),
  carburante: string().default(''),
  dati: string().default('mesi'),
  formato: string().oneOf(['csv', 'json']).default('csv'),
})

/** The figures of the observatory as files, for anybody. */
export default api({
  async GET({ db, response, readQuery }) {
    const { make, model, dati, formato, ...filters } = await readQuery(querySchema)
    const named = requireModel(make, model)
    const part = readPart(filters)
    const isUnknown = (filters.regione !== '' && part.region === null) || (filters.carburante !== '' && part.fuel === null)
    if (!isReportFile(dati) || isUnknown) throw new AppError('notFound')
    const report = await readReport(db, named, part)
    const cited = citation(nameOf(named), monthName((report.prices?.asOf ?? new Date().toISOString()).slice(0, 7)))
    const file = ['osservatorio', make, model, part.fuel, part.region, dati].filter(Boolean).join('-')
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('Content-Disposition', `attachment; filename="${file}.${formato}"`)
    if (formato === 'json') return reportJson(report, dati, cited)
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    return response.status(200).send(reportCsv(report, dati, cited))
  },
})
