import styled from '@emotion/styled'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { type ConversationFilter, type ConversationPage, conversationFilters } from '@/lib/accounts/contact/own-conversation'
import { conversationPath, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { conversations: ConversationPage; savedCount: number; unread: number }

const moment = new Intl.DateTimeFormat('it', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
})

/** What one has written and been written, about ads and to dealers. */
export function ConversationsScreen({ conversations: { lines, counts, filter, page, pages }, savedCount, unread }: Props) {
  return (
    <PageLayout title="I tuoi messaggi" description="Le conversazioni con chi vende e con chi compra." noindex>
      <PrivateArea current="conversations" savedCount={savedCount} unread={unread}>
        <h1>I tuoi messaggi</h1>
        {counts.tutti === 0 && (
          <EmptyState title="Nessun messaggio, per ora" action={<ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>}>
            Quando scrivi a chi vende, o qualcuno scrive per un tuo annuncio, la conversazione compare qui.
          </EmptyState>
        )}
        {counts.tutti > 0 && <Filters counts={counts} current={filter} unread={unread} />}
        {counts.tutti > 0 && lines.length === 0 && <p>Nessuna conversazione qui.</p>}
        <List>
          {lines.map(({ id, title, with: other, lastWords, lastAt, unread, isToAnswer, blockedBy }) => (
            <li key={id} data-new={unread > 0 || undefined}>
              <Link href={conversationPath(id)}>
                {other}, {title}
              </Link>
              <p>{lastWords}</p>
              <small>
                {moment.format(new Date(lastAt))}
                {unread > 0 && ` · ${unread === 1 ? '1 nuovo' : `${unread} nuovi`}`}
                {isToAnswer && ' · Da rispondere'}
                {blockedBy !== null && ' · Bloccato'}
              </small>
            </li>
          ))}
        </List>
        <Pagination page={page} pageCount={pages} hrefOf={(number) => hrefOf(filter, number)} />
        <p>
          <Link href={routes.reviews}>Le recensioni che hai scritto</Link>
        </p>
      </PrivateArea>
    </PageLayout>
  )
}

type FiltersProps = { counts: ConversationPage['counts']; current: ConversationFilter; unread: number }

/** What is new in all, and the lists with how many are in each. */
function Filters({ counts, current, unread }: FiltersProps) {
  return (
    <>
      {unread > 0 && <p>{unread === 1 ? 'Un messaggio nuovo.' : `${unread} messaggi nuovi.`}</p>}
      <Tabs aria-label="Quali messaggi">
        {filterNames.map((name) => (
          <Link key={name} href={hrefOf(name)} aria-current={name === current ? 'page' : undefined}>
            {conversationFilters[name]} <span>{numberText(counts[name])}</span>
          </Link>
        ))}
      </Tabs>
    </>
  )
}

function hrefOf(filter: ConversationFilter, page = 1): string {
  const params = new URLSearchParams({ ...(filter !== 'tutti' && { mostra: filter }), ...(page > 1 && { pagina: String(page) }) })
  return params.size === 0 ? routes.conversations : `${routes.conversations}?${params}`
}

const filterNames = ['tutti', 'da-rispondere', 'risposti'] as const satisfies readonly ConversationFilter[]

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
  a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; color: ${color.text}; text-decoration: none; }
  a[aria-current] { border-color: ${color.info}; font-weight: 600; text-decoration: underline; }
  span { color: ${color.textMuted}; }
`
const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  li { position: relative; display: grid; gap: 4px; padding: 14px 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; overflow-wrap: anywhere; }
  li[data-new] { border-color: ${color.info}; }
  li[data-new] p { font-weight: 600; }
  a { font-weight: 600; }
  a::after { content: ''; position: absolute; inset: 0; }
  p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
