import type { InferGetServerSidePropsType } from 'next'
import { ModerationCaseScreen } from '@/components/screens/ModerationCaseScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { findCase, listCases } from '@/lib/people/moderation/case-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(context.query['caso'])
    if (id === undefined) throw new AppError('notFound', 'not a case')
    const page = await findCase(db, user, id)
    const queue = (await listCases(db, user)).map((line) => line.id)
    const at = queue.indexOf(id)
    return { page, next: queue[at + 1] ?? null, previous: queue[at - 1] ?? null }
  },
  { form: true },
)

export default function ModerationCasePage({
  page,
  next,
  previous,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationCaseScreen page={page} next={next} previous={previous} csrf={csrf} outcome={outcome} />
}
