import { Panel } from '@/components/ui/Panel'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { momentText } from '@/lib/kernel/italian/date-text'

/** The question to the seller, and the answer. */
export function CaseQuestion({ question: { text, at, answer, answeredAt } }: { question: NonNullable<CasePage['question']> }) {
  return (
    <Panel aria-labelledby="domanda">
      <h2 id="domanda">Domanda al venditore</h2>
      <p>{momentText(at)}</p>
      <blockquote>{text}</blockquote>
      {answeredAt === null ? (
        <p>Non ha ancora risposto.</p>
      ) : (
        <>
          <p>Risposta, {momentText(answeredAt)}</p>
          <blockquote>{answer}</blockquote>
        </>
      )}
    </Panel>
  )
}
