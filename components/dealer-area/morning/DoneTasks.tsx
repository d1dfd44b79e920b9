import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import type { DoneTask } from '@/lib/accounts/morning/morning'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { TaskCard } from './TaskCard'

type Props = { done: readonly DoneTask[]; slug: string; csrf: string; mayChange: boolean; mayAnswer: boolean }

/** What was done today: struck until midnight, with the way back. */
export function DoneTasks({ done, slug, csrf, mayChange, mayAnswer }: Props) {
  return done.map(({ key, title, text, undo }) => (
    <TaskCard
      key={key}
      sign={<Icon name="check" />}
      tone="done"
      title={title}
      why={text}
      action={
        undo !== null && (undo.at === 'morning' ? mayChange : mayAnswer) ? (
          <StaffForm
            action={dealershipApi[undo.at]}
            csrf={csrf}
            slug={slug}
            hidden={{ azione: 'annulla', numero: String(undo.id), ...(undo.at === 'callbacks' && { da: 'oggi' }) }}
          >
            <Button type="submit" variant="quiet" size="sm" aria-label={`Annulla: ${title}`}>
              Annulla
            </Button>
          </StaffForm>
        ) : undefined
      }
    />
  ))
}
