import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import { PostForm } from '@/components/form/PostForm'
import { SelectField } from '@/components/form/SelectField'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import { Modal } from '@/components/ui/Modal'
import { reportKinds } from '@/lib/accounts/reports/ad-report'
import { reportFormSchema } from '@/lib/accounts/reports/report-schema'
import { posts } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'

type Props = { adId: number; csrf: string; opener: Element | null; onClose(): void }

const labels = { kind: 'Che cosa non va?', message: 'Raccontaci di più', name: 'Il tuo nome', email: 'La tua e-mail' }
const kinds = Object.entries(reportKinds).map(([value, label]) => ({ value, label }))

export function ReportDialog({ adId, csrf, opener, onClose }: Props) {
  const sent = useSubmission(async ({ kind = '', ...values }) => {
    const answer = await postJson(posts.flag(adId, kind), { csrf, body: values })
    trackEvent({ name: 'adFlagged', ad: adId })
    return answer
  })
  return (
    <Modal title="Segnala annuncio" opener={opener} onClose={onClose}>
      {sent.notice === undefined ? (
        <PostForm
          name="segnalazione"
          labels={labels}
          schema={reportFormSchema}
          target={{ action: posts.flag(adId, 'altro'), csrf, outcome: null }}
          onSave={sent.send}
        >
          <SelectField name="kind" options={kinds} emptyLabel="Scegli un motivo" />
          <TextAreaField name="message" rows={4} hint="Serve se scegli «Altro»." isOptional />
          <TextField name="name" autoComplete="name" isOptional />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Ti scriviamo che è arrivata e che cosa decidiamo. Chi vende non la vede."
            isOptional
          />
          <FormStatus />
          <BotCheckButton withoutScript={null} block>
            Invia la segnalazione
          </BotCheckButton>
        </PostForm>
      ) : (
        <SentPanel onBack={onClose}>{sent.notice}</SentPanel>
      )}
    </Modal>
  )
}
