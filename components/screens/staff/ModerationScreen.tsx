import { ConversationReports } from '@/components/moderation/ConversationReports'
import { ModerationLayout } from '@/components/moderation/ModerationLayout'
import { SignalledConversations } from '@/components/moderation/SignalledConversations'
import { PageLayout } from '@/components/shell/PageLayout'
import type { ConversationReport } from '@/lib/accounts/contact/conversation-report'
import type { SignalledConversation } from '@/lib/accounts/contact/conversation-signals'
import type { ModerationFigures, ModerationQueue } from '@/lib/accounts/moderation/moderation-case'
import type { StaffDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  moderationQueue: ModerationQueue
  drop: StaffDrop | null
  figures: ModerationFigures
  reports: readonly ConversationReport[]
  signalled: readonly SignalledConversation[]
  csrf: string
  outcome: FormOutcome | null
}

/** What waits for a moderator, the longest first, with the first case beside it. */
export function ModerationScreen({ reports, signalled, ...layout }: Props) {
  return (
    <PageLayout title="Coda di controllo" description="Annunci da controllare, segnalazioni e ricorsi." noindex>
      <ModerationLayout shows="queue" {...layout}>
        <SignalledConversations conversations={signalled} csrf={layout.csrf} />
        <ConversationReports reports={reports} csrf={layout.csrf} outcome={layout.outcome} />
      </ModerationLayout>
    </PageLayout>
  )
}
