import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import type { StaffDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { euroText } from '@/lib/market/catalogue/number-text'

type Props = { caseId: number; drop: StaffDrop; csrf: string; queue: string }

/** A price that goes down by itself, and the press that stops it. */
export function CaseDrop({ caseId, drop: { step, nextCents, nextOn }, csrf, queue }: Props) {
  return (
    <Panel aria-labelledby="ribasso">
      <h2 id="ribasso">Ribasso programmato</h2>
      <p>
        Scende di {step}.{nextCents !== null && ` Il prossimo: ${nextOn}, a ${euroText(nextCents)}.`}
      </p>
      <form method="post" action={moderationApi.one(caseId)}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="coda" value={queue} />
        <Button type="submit" name="esito" value="dropStopped" variant="outline" size="sm">
          Ferma il ribasso
        </Button>
      </form>
      <small>Chi vende riceve una mail. L’annuncio resta com’è.</small>
    </Panel>
  )
}
