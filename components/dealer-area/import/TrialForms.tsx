import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StockFileField } from './StockFileField'

type Props = { csrf: string; outcome: FormOutcome | null }

/** The forms in which a file, or the address of one, is tried without an account. */
export function TrialForms({ csrf, outcome }: Props) {
  const fileFault = faultOf(outcome, dealershipApi.trialFile, 'file')
  const addressFault = faultOf(outcome, dealershipApi.trialAddress, 'indirizzo')
  return (
    <>
      <Panel aria-labelledby="prova-file">
        <h2 id="prova-file">Un file</h2>
        <Form method="post" action={dealershipApi.trialFile} encType="multipart/form-data">
          <input type="hidden" name="_csrf" value={csrf} />
          <StockFileField id="file" error={fileFault} />
          <Button type="submit" variant="cta">
            Prova il file
          </Button>
        </Form>
      </Panel>
      <Panel aria-labelledby="prova-indirizzo">
        <h2 id="prova-indirizzo">Oppure un indirizzo</h2>
        <Form method="post" action={dealershipApi.trialAddress}>
          <input type="hidden" name="_csrf" value={csrf} />
          <TextField
            id="indirizzo"
            name="indirizzo"
            label="Indirizzo del flusso"
            type="url"
            required
            maxLength={500}
            hint="Lo leggiamo una volta sola, adesso."
            defaultValue={outcome?.form === dealershipApi.trialAddress ? outcome.values['indirizzo'] : undefined}
            error={addressFault}
          />
          <Button type="submit" variant="outline">
            Prova l’indirizzo
          </Button>
        </Form>
      </Panel>
    </>
  )
}

/** What is wrong with the field of a form that was sent, or with the form. */
function faultOf(outcome: FormOutcome | null, form: string, field: string): string | undefined {
  if (outcome?.form !== form || outcome.isDone) return undefined
  return outcome.errors[field] ?? (outcome.message || 'Non è stato possibile: riprova.')
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  margin-top: 12px;
  > div { width: 100%; max-width: 560px; }
`
