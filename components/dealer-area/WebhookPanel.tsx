import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { DataTable } from '@/components/ui/DataTable'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { type DealerWebhook, type WebhookDelivery, webhookEvents } from '@/lib/accounts/webhooks/webhook'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = { webhook: DealerWebhook | null; slug: string; csrf: string; outcome: FormOutcome | null }

/** The address that gets a call when a buyer has written, and what became of the last calls. */
export function WebhookPanel({ webhook, slug, csrf, outcome }: Props) {
  const own = outcome?.form === dealershipApi.webhook ? outcome : undefined
  const form = { action: dealershipApi.webhook, csrf, slug }
  return (
    <Panel aria-labelledby="avvisi">
      <Parts>
        <h2 id="avvisi">Avvisi al programma</h2>
        <p>
          Quando chi compra scrive, chiamiamo l’indirizzo del tuo programma con i numeri della richiesta e del messaggio; il testo lo legge
          con una chiave. Ogni chiamata è firmata come vuole lo standard «Standard Webhooks».
        </p>
        {own?.isDone === true && own.values['segreto'] !== undefined && (
          <Alert variant="success">
            Il segreto delle firme, che vedi solo adesso: <code>{own.values['segreto']}</code>
          </Alert>
        )}
        {webhook?.isStopped === true && (
          <Alert variant="error">L’indirizzo non risponde da più di un giorno e l’abbiamo fermato: salvalo di nuovo per ripartire.</Alert>
        )}
        <StaffForm {...form} hidden={{ azione: 'salva' }}>
          <TextField
            name="indirizzo"
            label="Indirizzo"
            inputMode="url"
            placeholder="https://gestionale.esempio.it/ingrana"
            maxLength={500}
            required
            defaultValue={(own && !own.isDone ? own.values['indirizzo'] : webhook?.address) ?? ''}
          />
          <Button type="submit" variant={webhook ? 'outline' : 'primary'}>
            {webhook ? 'Salva e cambia il segreto' : 'Salva'}
          </Button>
        </StaffForm>
        {webhook && (
          <Buttons>
            <StaffForm {...form} hidden={{ azione: 'prova' }}>
              <Button type="submit" variant="outline">
                Manda una prova
              </Button>
            </StaffForm>
            <StaffForm {...form} hidden={{ azione: 'togli' }}>
              <Button type="submit" variant="quiet">
                Togli l’indirizzo
              </Button>
            </StaffForm>
          </Buttons>
        )}
        {webhook && webhook.deliveries.length > 0 && <Deliveries deliveries={webhook.deliveries} />}
      </Parts>
    </Panel>
  )
}

function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  return (
    <DataTable
      label="Ultimi avvisi"
      head={['Quando', 'Avviso', 'Esito', 'Tentativi']}
      rows={deliveries.map((delivery) => ({
        key: delivery.id,
        cells: [momentText(delivery.createdAt), webhookEvents[delivery.event], outcomeText(delivery), delivery.attempts],
      }))}
    />
  )
}

function outcomeText({ deliveredAt, isWaiting, fault }: WebhookDelivery): string {
  if (deliveredAt !== null) return 'Consegnato'
  if (fault === null) return 'In partenza'
  return isWaiting ? `Riproviamo: ${fault}` : `Non consegnato: ${fault}`
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
  code { overflow-wrap: anywhere; }
  form > div { flex: 1 1 280px; max-width: 560px; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
