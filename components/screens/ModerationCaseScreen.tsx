import { DeskLayout } from '@/components/moderation/DeskLayout'
import { PageLayout } from '@/components/shell/PageLayout'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import type { Desk, DeskFigures } from '@/lib/people/moderation/moderation-case'

type Props = { id: number; desk: Desk; figures: DeskFigures; csrf: string; outcome: FormOutcome | null }

/** One case beside the queue. */
export function ModerationCaseScreen({ id, ...desk }: Props) {
  return (
    <PageLayout title={`Fascicolo ${id}: ${desk.desk.current?.ad.title ?? ''}`} description="Un annuncio da controllare." noindex>
      <DeskLayout shows="case" {...desk} />
    </PageLayout>
  )
}
