import type { InferGetServerSidePropsType } from 'next'
import { FileTrialScreen } from '@/components/screens/dealers/FileTrialScreen'
import { remarkOutcomes } from '@/lib/market/dealer-imports/file-trial'
import { findTrial, listTrialGroups } from '@/lib/market/dealer-imports/file-trials.server'
import { pageProps } from '@/lib/server/page/page-props.server'

const shownGroups = 100

export const getServerSideProps = pageProps(
  async ({ db, context: { query, res } }) => {
    const token = typeof query['prova'] === 'string' ? query['prova'] : ''
    if (token === '') return { token, trial: null, shown: null, groups: [] }
    res.setHeader('X-Robots-Tag', 'noindex')
    res.setHeader('Referrer-Policy', 'same-origin') // the address is the secret
    const trial = await findTrial(db, token)
    if (!trial) res.statusCode = 404
    const shown = remarkOutcomes.find((name) => name === query['esito']) ?? null
    return {
      token,
      trial: trial ?? null,
      shown,
      groups: trial?.report ? await listTrialGroups(db, token, shown, shownGroups) : [],
    }
  },
  { form: true },
)

export default function FileTrialPage({
  csrf,
  outcome,
  token,
  trial,
  shown,
  groups,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <FileTrialScreen csrf={csrf} outcome={outcome} token={token} trial={trial} shown={shown} groups={groups} />
}
