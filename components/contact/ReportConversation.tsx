import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { Select } from '@/components/ui/form/Select'
import { TextArea } from '@/components/ui/form/TextArea'
import {
  conversationReportKindNames,
  conversationReportKinds,
  evidenceAfter,
  evidenceBefore,
} from '@/lib/accounts/contact/conversation-report'
import type { OwnConversation } from '@/lib/accounts/contact/own-conversation'
import type { ConversationMessage } from '@/lib/accounts/contact/reply'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color } from '@/styles/tokens'

type Props = {
  conversation: Pick<OwnConversation, 'holder' | 'with'> & { messages: readonly ConversationMessage[] }
  canBlock: boolean
  /** The code of the mail that led here; left out for an account. */
  code?: string
  action: string
  csrf: string
  outcome: FormOutcome | null
}

const kinds = conversationReportKindNames.map((value) => ({ value, label: conversationReportKinds[value] }))
const shownWords = 60

/** Reports the other side to the moderators; nothing while they have written nothing. */
export function ReportConversation({ conversation: { holder, messages, with: other }, canBlock, code, action, csrf, outcome }: Props) {
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const theirs = messages.filter(({ sender }) => sender !== holder).toReversed()
  if (theirs.length === 0) return null
  return (
    <Box open={fault?.errors['motivo'] !== undefined}>
      <summary>Segnala {other}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        {code !== undefined && <input type="hidden" name="codice" value={code} />}
        <Select
          name="motivo"
          label="Che cosa succede"
          emptyLabel="Scegli"
          options={kinds}
          required
          defaultValue={fault?.values['motivo'] ?? ''}
          error={fault?.errors['motivo']}
        />
        {theirs.length > 1 && (
          <Select
            name="messaggio"
            label="Quale messaggio"
            options={theirs.map(({ id, message }) => ({ value: String(id), label: message.slice(0, shownWords) }))}
          />
        )}
        <TextArea
          name="parole"
          label="Vuoi aggiungere qualcosa?"
          isOptional
          rows={3}
          defaultValue={fault?.values['parole'] ?? ''}
          error={fault?.errors['parole']}
        />
        {canBlock && <Checkbox name="blocca" value="true" label="Blocca anche questa conversazione" />}
        <p>
          Chi controlla legge questo messaggio, {evidenceBefore} prima e {evidenceAfter} dopo: nessun altro. L’altra persona non sa chi ha
          segnalato.
        </p>
        <Button type="submit" name="azione" value="segnala" variant="outline">
          Invia la segnalazione
        </Button>
      </form>
    </Box>
  )
}

const Box = styled.details`
  summary { min-height: 44px; line-height: 44px; color: ${color.link}; cursor: pointer; }
  form { display: grid; gap: 12px; }
  button { justify-self: start; }
  p { color: ${color.textMuted}; }
`
