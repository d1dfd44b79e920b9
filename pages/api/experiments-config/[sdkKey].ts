import { object, string } from 'yup'
import { findPublication, ownSdkKey } from '@/lib/experimentation/experiment-drafts/publication.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ sdkKey: string().required() })

/** Public: the configuration of our own experiments in the format of the vendor's service. Read at /v2/houston/experiments/{tenant}-{applicationId}/web. */
export default api({
  async GET({ db, request, response, readQuery }) {
    const { sdkKey } = await readQuery(querySchema)
    if (sdkKey !== ownSdkKey()) throw new AppError('notFound', 'nobody’s configuration')
    const { file, publishedAt } = await findPublication(db)
    response.setHeader('Last-Modified', publishedAt.toUTCString())
    response.setHeader('Cache-Control', 'no-cache')
    if (Date.parse(request.headers['if-modified-since'] ?? '') >= publishedAt.getTime()) return response.status(304).end()
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.status(200).send(file)
  },
})
