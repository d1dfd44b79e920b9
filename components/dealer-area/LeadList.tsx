import styled from '@emotion/styled'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { type LeadFilter, type LeadLine, type LeadPage, leadFilters } from '@/lib/accounts/contact/leads/lead'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealerArea, dealerAreaHref, leadHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'

const names = ['da-rispondere', 'mie', 'tutte'] as const satisfies readonly LeadFilter[]

/** The conversations of a dealer with buyers. */
export function LeadList({ leads: { lines, counts, filter, page, pages }, slug }: { leads: LeadPage; slug: string }) {
  const pathOf = (name: LeadFilter, number = 1) =>
    dealerAreaHref(`${dealerArea.leads}?${new URLSearchParams({ mostra: name, ...(number > 1 && { pagina: String(number) }) })}`, slug)
  return (
    <>
      <Tabs aria-label="Quali richieste">
        {names.map((name) => (
          <Link key={name} href={pathOf(name)} aria-current={name === filter ? 'page' : undefined}>
            {leadFilters[name]} <span>{numberText(counts[name])}</span>
          </Link>
        ))}
      </Tabs>
      {counts.late > 0 && <p>{counts.late === 1 ? 'Una aspetta' : `${numberText(counts.late)} aspettano`} da oltre 24 ore.</p>}
      {lines.length === 0 && (
        <EmptyState title={counts.tutte === 0 ? 'Nessuna richiesta, per ora' : 'Nessuna richiesta qui'}>
          {counts.tutte === 0 ? 'Quando qualcuno scrive per un vostro veicolo, lo leggete qui.' : 'Con questo filtro non c’è nulla.'}
        </EmptyState>
      )}
      <LeadLines lines={lines} slug={slug} />
      <Pagination page={page} pageCount={pages} hrefOf={(number) => pathOf(filter, number)} />
    </>
  )
}

/** The conversations that wait, the longest first. */
export function LeadLines({ lines, slug }: { lines: readonly LeadLine[]; slug: string }) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.id} line={line} slug={slug} />
      ))}
    </List>
  )
}

function Line({ line: { id, title, buyer, lastWords, lastAt, waitingSince, isLate, assignee }, slug }: { line: LeadLine; slug: string }) {
  return (
    <li data-late={isLate || undefined}>
      <Link href={leadHref(id, slug)}>
        {buyer}, {title}
      </Link>
      <p>{lastWords}</p>
      <small>
        {momentText(lastAt)}
        {waitingSince !== null && ` · aspetta dal ${momentText(waitingSince)}`}
        {isLate && ' · da oltre 24 ore'}
        {assignee !== null && ` · ${assignee}`}
      </small>
    </li>
  )
}

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; color: ${color.text}; text-decoration: none; }
  a[aria-current] { border-color: ${color.info}; font-weight: 600; text-decoration: underline; }
  span { color: ${color.textMuted}; }
`
const List = styled.ul`
  display: grid;
  gap: 8px;
  li { display: grid; gap: 4px; padding: 14px 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; overflow-wrap: anywhere; }
  li[data-late] { border-color: ${color.danger}; }
  a { font-weight: 600; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
