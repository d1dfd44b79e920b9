import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import type { Review } from '@/lib/accounts/reviews/review'
import { color, fontSize } from '@/styles/tokens'
import { Stars } from './Stars'

type Props = {
  review: Review
  /** Who answers, as the answer says. */
  dealerName: string
  /** What else can be said or done. */
  children?: ReactNode
}

/** One review with the dealer's answer. */
export function ReviewPanel({ review: { id, signature, stars, words, writtenAt, answer }, dealerName, children }: Props) {
  return (
    <Frame as="article" aria-labelledby={`recensione-${id}`}>
      <header>
        <b id={`recensione-${id}`}>{signature}</b>
        <Stars stars={stars} />
      </header>
      <p>{words}</p>
      <small>
        <time dateTime={writtenAt}>{monthText(writtenAt)}</time>
      </small>
      {answer !== null && (
        <blockquote>
          <b>Risposta di {dealerName}</b>
          <p>{answer}</p>
        </blockquote>
      )}
      {children}
    </Frame>
  )
}

function monthText(moment: string): string {
  return new Date(moment).toLocaleDateString('it-IT', { timeZone: 'Europe/Rome', month: 'long', year: 'numeric' })
}

const Frame = styled(Panel)`
  display: grid;
  gap: 8px;
  align-content: start;
  overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 12px; }
  p { white-space: pre-line; }
  small { color: ${color.textMuted}; font-size: ${fontSize.xs}; }
  blockquote { padding-left: 14px; border-left: 3px solid ${color.accent}; }
  form { display: grid; gap: 12px; }
`
