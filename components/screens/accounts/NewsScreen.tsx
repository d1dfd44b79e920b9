import styled from '@emotion/styled'
import { NewsList } from '@/components/account/NewsList'
import { NewsTools } from '@/components/account/NewsTools'
import { PushButton } from '@/components/account/PushButton'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { type NewsFilter, type NewsLine, newsFilters } from '@/lib/accounts/news/news'
import type { PushOffer } from '@/lib/accounts/push/push'
import { routes } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  news: readonly NewsLine[]
  filter: NewsFilter
  /** The moment of the page, so that both renderings count days alike. */
  now: string
  offer: PushOffer
  savedCount: number
  unread: number
}

/** What has happened for somebody: prices, messages, searches, their own ads. */
export function NewsScreen({ news, filter, now, offer, csrf, outcome, savedCount, unread }: Props) {
  const shown = news.filter(newsFilters[filter].shows)
  return (
    <PageLayout title="Novità" description="Prezzi scesi, risposte e auto nuove delle tue ricerche." noindex>
      <PrivateArea current="news" savedCount={savedCount} unread={unread}>
        <NewsTools csrf={csrf} outcome={outcome} filter={filter} isEmpty={news.length === 0} hasNew={news.some(({ isNew }) => isNew)} />
        <PushAsk>
          <PushButton offer={offer} csrf={csrf} label="Avvisami su questo dispositivo" />
        </PushAsk>
        {news.length === 0 && (
          <EmptyState title="Qui arrivano le novità" action={<ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>}>
            Prezzi scesi, risposte, auto nuove delle tue ricerche. Comincia salvando un’auto che ti piace.
          </EmptyState>
        )}
        {news.length > 0 && shown.length === 0 && <p>Qui non c’è niente di nuovo.</p>}
        <NewsList lines={shown} now={now} csrf={csrf} />
      </PrivateArea>
    </PageLayout>
  )
}

const PushAsk = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin: 12px 0;
  &:empty { display: none; }
`
