import type { InferGetServerSidePropsType } from 'next'
import { ModerationCaseScreen } from '@/components/screens/ModerationCaseScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { findCase } from '@/lib/people/moderation/case-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(context.query['caso'])
    if (id === undefined) throw new AppError('notFound', 'not a case')
    return { page: await findCase(db, user, id) }
  },
  { form: true },
)

export default function ModerationCasePage({ page, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationCaseScreen page={page} csrf={csrf} outcome={outcome} />
}
