import type { InferGetServerSidePropsType } from 'next'
import { SellStepScreen } from '@/components/screens/selling/SellStepScreen'
import { startOf } from '@/lib/accounts/selling/drafts/draft-page'
import { isAnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import { findDraftPage } from '@/lib/accounts/selling/drafts/find-draft-page.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { pageProps } from '@/lib/server/page/page-props.server'

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name })

export const getServerSideProps = pageProps(
  async ({ db, context, user, redirect }) => {
    const { bozza, passo } = context.query
    if (!isAnsweredStep(passo)) throw new AppError('notFound', 'no such step')
    const { isSubmitted, ...draft } = await findDraftPage(db, bozza, holderOf(context.req.cookies, user?.id), passo, new Date())
    if (isSubmitted) redirect(startOf(draft), 'temporary')
    return {
      draft,
      makes: listMakes(draft.category).map(toOption),
      models: listModels(draft.category, draft.answers['marca'] ?? '').map(toOption),
      isLogged: user !== undefined,
    }
  },
  { form: true },
)

export default function SellStepPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { draft, makes, models, isLogged, csrf, outcome } = props
  return <SellStepScreen draft={draft} makes={makes} models={models} isLogged={isLogged} csrf={csrf} outcome={outcome} />
}
