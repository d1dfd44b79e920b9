import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import type { ExperimentGroup } from '@/lib/experimentation/experiment-drafts/own-experiment'
import { experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { groups: readonly ExperimentGroup[]; csrf: string; outcome: FormOutcome | null }

/** Experiments that exclude one another, and the visitors who see none of them. */
export function GroupPanel({ groups, csrf, outcome }: Props) {
  const fault = outcome?.form === experimentAdminApi.groups && !outcome.isDone ? outcome : undefined
  return (
    <Panel aria-labelledby="gruppi">
      <Parts>
        <h2 id="gruppi">Gruppi che si escludono</h2>
        <p>
          Un visitatore partecipa a un solo esperimento di un gruppo. Se il gruppo tiene fuori una quota, quei visitatori non vedono nessun
          esperimento nostro: finché è aperto, gli esperimenti partono solo al suo interno e si dividono il resto del traffico.
        </p>
        <ul>
          {groups
            .filter(({ isClosed }) => !isClosed)
            .map(({ id, name, holdout }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  {holdout > 0 && `, ${holdout}% dei visitatori fuori da ogni esperimento`}
                </span>
                <form method="post" action={experimentAdminApi.groups}>
                  <input type="hidden" name="_csrf" value={csrf} />
                  <Button type="submit" name="close" value={id} variant="quiet" size="sm" aria-label={`Chiudi il gruppo ${name}`}>
                    Chiudi
                  </Button>
                </form>
              </li>
            ))}
        </ul>
        <Row method="post" action={experimentAdminApi.groups}>
          <input type="hidden" name="_csrf" value={csrf} />
          <TextField
            name="name"
            label="Nome del gruppo"
            required
            maxLength={60}
            defaultValue={fault?.values['name'] ?? ''}
            error={fault?.errors['name']}
          />
          <TextField
            name="holdout"
            label="Quota fuori da tutto"
            unit="%"
            inputMode="numeric"
            isOptional
            maxLength={4}
            defaultValue={fault?.values['holdout'] ?? ''}
            error={fault?.errors['holdout']}
          />
          <Button type="submit">Crea il gruppo</Button>
        </Row>
      </Parts>
    </Panel>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
  h2 { font-size: ${fontSize.xl}; }
  > p { max-width: 64ch; color: ${color.textMuted}; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; padding: 8px 0; border-bottom: 1px solid ${color.border}; overflow-wrap: anywhere; }
`
const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;
  > div { flex: 1 1 220px; max-width: 320px; }
  > button { min-height: 48px; margin-top: 24px; }
  ${maxWidth(583)} { > button { margin-top: 0; } }
`
