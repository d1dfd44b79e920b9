import { Button } from '@/components/ui/Button'
import { undoSeconds } from '@/lib/accounts/moderation/moderation-case'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'

/** Takes a decision back while nobody has been informed of it. */
export function UndoForm({ caseId, csrf }: { caseId: number; csrf: string }) {
  return (
    <form method="post" action={moderationApi.one(caseId)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <Button type="submit" name="esito" value="undone" variant="quiet" size="sm">
        Annulla, entro {undoSeconds} secondi
      </Button>
    </form>
  )
}
