import { ModerationLayout } from '@/components/moderation/ModerationLayout'
import { PageLayout } from '@/components/shell/PageLayout'
import type { ModerationFigures, ModerationQueue } from '@/lib/accounts/moderation/moderation-case'
import type { StaffDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  id: number
  moderationQueue: ModerationQueue
  drop: StaffDrop | null
  figures: ModerationFigures
  csrf: string
  outcome: FormOutcome | null
}

/** One case beside the queue. */
export function ModerationCaseScreen({ id, ...layout }: Props) {
  return (
    <PageLayout
      title={`Fascicolo ${id}: ${layout.moderationQueue.current?.ad.title ?? ''}`}
      description="Un annuncio da controllare."
      noindex
    >
      <ModerationLayout shows="case" {...layout} />
    </PageLayout>
  )
}
