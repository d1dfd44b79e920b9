import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Select } from '@/components/ui/form/Select'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { alertFrequencies, frequencyNames } from '@/lib/accounts/saved-searches/alert-frequency'
import type { OwnAlert } from '@/lib/accounts/saved-searches/saved-search'
import { editOwnAlertPath, savedSearchApi } from '@/lib/kernel/routes/routes'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { code: string; csrf: string; maskedEmail: string; alerts: readonly OwnAlert[] }

/** All alerts of a subscriber: each can be changed, paused, removed and restored, or all ended. */
export function OwnAlerts({ code, csrf, maskedEmail, alerts }: Props) {
  const hidden = { code, csrf }
  return (
    <Section aria-labelledby="tutti-gli-avvisi">
      <h2 id="tutti-gli-avvisi">Tutti gli avvisi di {maskedEmail}</h2>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>{alert.isRemoved ? <Removed alert={alert} {...hidden} /> : <Listed alert={alert} {...hidden} />}</li>
        ))}
      </ul>
      {alerts.some(({ isRemoved }) => !isRemoved) && (
        <ChangeForm {...hidden} change="removeAll">
          <Button type="submit" variant="danger">
            Elimina tutti gli avvisi
          </Button>
        </ChangeForm>
      )}
    </Section>
  )
}

type One = { alert: OwnAlert; code: string; csrf: string }

function Listed({ alert: { id, name, frequency, isPaused, search }, code, csrf }: One) {
  const own = { id, code, csrf }
  const of = <VisuallyHidden> «{name}»</VisuallyHidden>
  return (
    <article aria-labelledby={`avviso-${id}`}>
      <h3 id={`avviso-${id}`}>{search === null ? name : <Link href={search.href}>{name}</Link>}</h3>
      <p>{search === null ? 'La marca o il modello non è più nel nostro catalogo.' : search.filters.join(' · ')}</p>
      {isPaused && <p>In pausa: non ti scriviamo.</p>}
      <ChangeForm {...own} change="frequency">
        <Select
          name="frequency"
          label="Ti scriviamo"
          defaultValue={frequency}
          options={frequencyNames.map((one) => ({ value: one, label: alertFrequencies[one] }))}
        />
        <Button type="submit" variant="outline">
          Salva{of}
        </Button>
      </ChangeForm>
      <Actions>
        {search !== null && (
          <ButtonLink href={editOwnAlertPath(code, id)} variant="outline">
            Modifica{of}
          </ButtonLink>
        )}
        <ChangeForm {...own} change={isPaused ? 'resume' : 'pause'}>
          <Button type="submit" variant="outline">
            {isPaused ? 'Riprendi' : 'Pausa'}
            {of}
          </Button>
        </ChangeForm>
        <ChangeForm {...own} change="remove">
          <Button type="submit" variant="danger">
            Elimina{of}
          </Button>
        </ChangeForm>
      </Actions>
    </article>
  )
}

function Removed({ alert: { id, name }, code, csrf }: One) {
  return (
    <article data-removed>
      <p>«{name}» eliminato.</p>
      <ChangeForm id={id} code={code} csrf={csrf} change="restore">
        <Button type="submit" variant="outline">
          Annulla<VisuallyHidden>: riprendi «{name}»</VisuallyHidden>
        </Button>
      </ChangeForm>
    </article>
  )
}

type ChangeFormProps = { id?: number; code: string; csrf: string; change: string; children: React.ReactNode }

function ChangeForm({ id, code, csrf, change, children }: ChangeFormProps) {
  return (
    <form method="post" action={savedSearchApi.subscriber}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="codice" value={code} />
      <input type="hidden" name="change" value={change} />
      {id !== undefined && <input type="hidden" name="ricerca" value={id} />}
      {children}
    </form>
  )
}

const Section = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 40px;
  h2 { font-size: ${fontSize.lg}; overflow-wrap: anywhere; }
  ul { display: grid; gap: 16px; }
  article { display: grid; gap: 12px; padding: 16px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; overflow-wrap: anywhere; }
  article[data-removed] { border-style: dashed; background: ${color.surfaceAlt}; }
  h3 { font-size: ${fontSize.base}; font-weight: 600; }
  p { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  article > form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
