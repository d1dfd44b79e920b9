import type { InferGetServerSidePropsType } from 'next'
import { AdDossierScreen } from '@/components/screens/AdDossierScreen'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adDossierPath } from '@/lib/kernel/routes/deals'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { withQuery } from '@/lib/kernel/routes/with-query'
import { isGone, takesContacts } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { findDossier } from '@/lib/market/dossier/find-dossier.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, redirect }) => {
  const slug = String(context.params?.['slug'] ?? '')
  const id = adIdOf(slug)
  const page = id === undefined ? undefined : await findAdPage(db, id)
  const [card] = page ? await getAdCards(db, [page.ad.id]) : []
  if (!page || !card) throw new AppError('notFound')
  const now = new Date()
  if (isGone(page.ad, now)) throw new AppError('gone')
  if (card.href !== `/annuncio/${slug}`) redirect(withQuery(adDossierPath(card.href), context.resolvedUrl), 'permanent')
  const { ad, title, seller, contact } = page
  return {
    card,
    dossier: await findDossier(db, ad, now),
    subject: takesContacts(ad.status)
      ? {
          kind: 'ad' as const,
          id: ad.id,
          title: [title, ad.version].filter(Boolean).join(' '),
          seller,
          isDelivered: contact.hasEmail,
          questions: [],
        }
      : null,
  }
})

export default function AdDossierPage({ card, dossier, subject, userProfile }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const sender = userProfile && { name: userProfile.displayName, email: userProfile.email, phone: userProfile.phone }
  return <AdDossierScreen key={card.href} card={card} dossier={dossier} subject={subject} sender={sender} />
}
