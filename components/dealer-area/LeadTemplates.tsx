import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import type { ReplyTemplate } from '@/lib/accounts/contact/leads/lead'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = { templates: readonly ReplyTemplate[]; slug: string; csrf: string; outcome: FormOutcome | null }

/** Answers that are given again and again: saved, shown, removed. */
export function LeadTemplates({ templates, slug, csrf, outcome }: Props) {
  const failed = outcome?.form === dealershipApi.templates && !outcome.isDone ? outcome : undefined
  return (
    <Panel>
      <details open={failed !== undefined}>
        <summary>Modelli di risposta ({templates.length})</summary>
        {templates.map(({ id, name, message }) => (
          <StaffForm key={id} action={dealershipApi.templates} csrf={csrf} slug={slug} hidden={{ togli: String(id) }}>
            <p>
              <strong>{name}</strong>: {message}
            </p>
            <Button type="submit" variant="quiet" size="sm" aria-label={`Elimina il modello ${name}`}>
              Elimina
            </Button>
          </StaffForm>
        ))}
        <StaffForm action={dealershipApi.templates} csrf={csrf} slug={slug}>
          <TextField
            name="name"
            label="Nome del modello"
            required
            maxLength={60}
            defaultValue={failed?.values['name'] ?? ''}
            error={failed?.errors['name']}
          />
          <TextArea
            id="testo-modello"
            name="message"
            label="Testo"
            rows={4}
            required
            defaultValue={failed?.values['message'] ?? ''}
            error={failed?.errors['message']}
          />
          <Button type="submit" variant="outline">
            Salva il modello
          </Button>
        </StaffForm>
      </details>
    </Panel>
  )
}
