import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import type { ExperimentView } from '@/lib/experimentation/experiment-drafts/experiment-view'
import { experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { experiment: ExperimentView; csrf: string; outcome: FormOutcome | null }

/** What can be done next with an experiment, and the proposal that waits for a second person. Plain HTML. */
export function StepForms({ experiment, csrf, outcome }: Props) {
  const { pending, steps } = experiment
  const action = experimentAdminApi.steps(experiment.id)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const form = (step: string, children: ReactNode) => (
    <Row method="post" action={action} key={step}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="seen" value={experiment.revision} />
      {children}
    </Row>
  )
  return (
    <Panel aria-labelledby="passi">
      <Title id="passi">Prossimo passo</Title>
      <Steps>
        {pending && (
          <>
            <p>
              <b>{pending.by}</b> ha proposto: {pending.text}.{pending.isMine && ' Lo approva un’altra persona del marketing.'}
            </p>
            {form(
              'pending',
              <>
                {!pending.isMine && (
                  <Button type="submit" name="step" value="approve" variant="cta">
                    Approva e pubblica
                  </Button>
                )}
                <Button type="submit" name="step" value="dismiss" variant="outline">
                  {pending.isMine ? 'Ritira la proposta' : 'Respingi la proposta'}
                </Button>
              </>,
            )}
          </>
        )}
        {steps.includes('start') &&
          form(
            'start',
            <Button type="submit" name="step" value="start" variant="cta">
              Proponi l’avvio
            </Button>,
          )}
        {steps.includes('ramp') &&
          form(
            'ramp',
            <>
              <TextField
                name="traffic"
                label="Nuovo traffico"
                unit="%"
                inputMode="numeric"
                required
                maxLength={4}
                hint={`Adesso ${experiment.traffic}%. Chi ha una variante la tiene.`}
                defaultValue={fault?.values['step'] === 'ramp' ? fault.values['traffic'] : ''}
                error={fault?.errors['traffic']}
              />
              <Button type="submit" name="step" value="ramp">
                Proponi di allargare
              </Button>
            </>,
          )}
        {steps.includes('ship') &&
          form(
            'ship',
            <>
              <ShipFields experiment={experiment} typed={fault?.values['step'] === 'ship' ? fault : undefined} />
              <Button type="submit" name="step" value="ship">
                Dai questa variante a chi accetta la misurazione
              </Button>
              <small>
                Decide una seconda persona. Chi non accetta la misurazione vede ancora il controllo. Al 5% e al 25% altrettanti vedono il
                controllo e si confrontano: se qualcosa peggiora più di quanto avete accettato, si ferma da sola.
              </small>
            </>,
          )}
        {steps.includes('cancel') &&
          form(
            'cancel',
            <>
              <Button type="submit" name="step" value="cancel" variant="outline">
                Annulla il programma
              </Button>
              <small>Non parte più da solo e torna una bozza. Non serve una seconda persona.</small>
            </>,
          )}
        {steps.includes('stop') &&
          form(
            'stop',
            <>
              <Button type="submit" name="step" value="stop" variant="outline">
                Ferma subito
              </Button>
              <small>Tutti vedono il controllo dalla pagina dopo. Non serve una seconda persona, e non riparte più.</small>
            </>,
          )}
      </Steps>
    </Panel>
  )
}

/** Which variation is given to how much of the audience. What part of it sees already can only be given to more. */
function ShipFields({ experiment, typed }: Pick<Props, 'experiment'> & { typed: FormOutcome | undefined }) {
  const { winner, variations, rollouts } = experiment
  return (
    <>
      {winner === null ? (
        <Select
          name="winner"
          label="Variante"
          emptyLabel="Scegli"
          required
          options={variations.map(({ key }) => ({ value: key, label: key }))}
          defaultValue={typed?.values['winner'] ?? ''}
          error={typed?.errors['winner']}
        />
      ) : (
        <input type="hidden" name="winner" value={winner} />
      )}
      <Select
        name="rollout"
        label="A quanta parte del pubblico"
        options={rollouts.map((share) => ({ value: String(share), label: share === 100 ? 'A tutto il pubblico' : `Al ${share}%` }))}
        defaultValue={typed?.values['rollout'] ?? String(rollouts[0] ?? '')}
        error={typed?.errors['rollout']}
      />
    </>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: ${fontSize.xl};
`
const Steps = styled.div`
  display: grid;
  gap: 20px;
`
const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  > div { flex: 0 1 260px; }
  &:has(> div > label) { align-items: start; } /* what is said below a field moves nothing beside it */
  &:has(> div > label) > button { min-height: 48px; margin-top: 24px; }
  ${maxWidth(583)} { &:has(> div > label) > button { margin-top: 0; } }
  small { align-self: center; flex: 1 1 240px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
