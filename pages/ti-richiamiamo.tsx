import type { InferGetServerSidePropsType } from 'next'
import { CallbackScreen } from '@/components/screens/dealers/CallbackScreen'
import { findCallbackOffer } from '@/lib/accounts/contact/callbacks/request-callback.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

const numberIn = (text: unknown) => (typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, user }) => {
    const [adId, dealerId] = [numberIn(query['annuncio']), numberIn(query['concessionaria'])]
    if (adId === null && dealerId === null) throw new AppError('notFound', 'about nothing')
    const { offer, spans } = await findCallbackOffer(db, adId === null ? { dealerId: dealerId ?? 0 } : { adId }, new Date())
    const sender = { name: user?.displayName ?? '', phone: user?.phone ?? '' }
    return { offer, spans: spans.map(({ key, label }) => ({ key, label })), sender }
  },
  { form: true },
)

export default function CallbackPage({ offer, spans, sender, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <CallbackScreen offer={offer} spans={spans} sender={sender} csrf={csrf} outcome={outcome} />
}
