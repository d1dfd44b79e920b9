import { DeskLayout } from '@/components/moderation/DeskLayout'
import { PageLayout } from '@/components/shell/PageLayout'
import type { Desk, DeskFigures } from '@/lib/accounts/moderation/moderation-case'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { id: number; desk: Desk; figures: DeskFigures; csrf: string; outcome: FormOutcome | null }

/** One case beside the queue. */
export function ModerationCaseScreen({ id, ...layout }: Props) {
  return (
    <PageLayout title={`Fascicolo ${id}: ${layout.desk.current?.ad.title ?? ''}`} description="Un annuncio da controllare." noindex>
      <DeskLayout shows="case" {...layout} />
    </PageLayout>
  )
}
