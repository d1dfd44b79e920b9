import { object, string } from 'yup'
import { proofCsv, proofJson } from '@/lib/market/observatory/proof-file'
import { findPriceProof } from '@/lib/market/price-rating/proof/proof-queries.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ formato: string().oneOf(['csv', 'json']).default('csv') })

/** Public: the accuracy of estimates, as a file. */
export default api({
  async GET({ db, response, readQuery }) {
    const { formato } = await readQuery(querySchema)
    const proof = await findPriceProof(db)
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('Content-Disposition', `attachment; filename="stime-alla-prova.${formato}"`)
    if (formato === 'json') return proofJson(proof)
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    return response.status(200).send(proofCsv(proof))
  },
})
