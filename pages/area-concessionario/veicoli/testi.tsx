import type { InferGetServerSidePropsType } from 'next'
import { DealerTextsScreen } from '@/components/screens/dealers/DealerTextsScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { findChosen } from '@/lib/accounts/selling/chosen-vehicles.server'
import { chosenIn } from '@/lib/accounts/selling/stock'
import { listDescriptionTemplates, previewTexts } from '@/lib/accounts/selling/stock-texts.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    const chosen = chosenIn(query)
    if ((await findChosen(db, dealership, chosen)).length === 0) throw new AppError('notFound', 'none of this dealer’s')
    const { modello, elenco } = query
    const templates = await listDescriptionTemplates(db, dealership)
    const template = templates.find(({ id }) => String(id) === modello) ?? templates[0]
    return {
      ...{ dealership, chosen, templates, current: template?.id ?? null },
      preview: template ? await previewTexts(db, dealership, chosen, template) : null,
      dealerships: await listDealerTabs(db, user, dealership),
      list: typeof elenco === 'string' ? elenco.slice(0, 500) : '',
    }
  },
  { form: true },
)

export default function DealerTextsPage(page: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerTextsScreen {...page} />
}
