import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { OptionGroup } from '@/components/ui/form/OptionGroup'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { isPartnerScope, type PartnerKey, partnerScopeNames, partnerScopes } from '@/lib/accounts/partner-keys/partner-key'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize } from '@/styles/tokens'
import { StaffForm } from './StaffForm'

type Props = { keys: readonly PartnerKey[]; slug: string; csrf: string; outcome: FormOutcome | null; mayChange: boolean }

/** The keys of a dealer's programs: what each may do, when it was last used, the way to end it; a form for another. */
export function PartnerKeys({ keys, slug, csrf, outcome, mayChange }: Props) {
  const made = outcome?.form === dealershipApi.partnerKeys && outcome.isDone ? outcome.values['chiave'] : undefined
  return (
    <Panel aria-labelledby="chiavi">
      <List>
        <h2 id="chiavi">Chiavi</h2>
        {made !== undefined && (
          <Alert variant="success">
            La chiave nuova, che vedi solo adesso: <code>{made}</code>
          </Alert>
        )}
        {keys.length === 0 && <p>Nessuna chiave. Con una chiave il tuo gestionale aggiorna i veicoli e legge le richieste da solo.</p>}
        <ul>
          {keys.map((key) => (
            <li key={key.id}>
              <OneKey partnerKey={key} />
              {mayChange && !key.isRevoked && (
                <StaffForm action={dealershipApi.partnerKeys} csrf={csrf} slug={slug} hidden={{ revoca: String(key.id) }}>
                  <Button type="submit" variant="quiet" size="sm" aria-label={`Revoca la chiave ${key.name}`}>
                    Revoca
                  </Button>
                </StaffForm>
              )}
            </li>
          ))}
        </ul>
        {mayChange && <NewKey slug={slug} csrf={csrf} outcome={outcome} />}
      </List>
    </Panel>
  )
}

function OneKey({ partnerKey: { name, hint, scopes, who, createdAt, lastUsedOn, isRevoked } }: { partnerKey: PartnerKey }) {
  return (
    <div>
      <b>{name}</b> <code>{hint}…</code>
      {isRevoked && ' · revocata'}
      <small>
        {scopes
          .filter(isPartnerScope)
          .map((scope) => partnerScopes[scope].label)
          .join(' · ')}
        <br />
        Creata da {who} il {dayText(createdAt)} · {lastUsedOn === null ? 'mai usata' : `usata l’ultima volta il ${dayText(lastUsedOn)}`}
      </small>
    </div>
  )
}

function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString('it-IT', { timeZone: 'Europe/Rome' })
}

function NewKey({ slug, csrf, outcome }: Pick<Props, 'slug' | 'csrf' | 'outcome'>) {
  const failed = outcome?.form === dealershipApi.partnerKeys && !outcome.isDone ? outcome : undefined
  return (
    <StaffForm action={dealershipApi.partnerKeys} csrf={csrf} slug={slug}>
      <TextField
        name="nome"
        label="Nome della chiave"
        hint="Per esempio il gestionale che la usa"
        required
        maxLength={60}
        defaultValue={failed?.values['nome'] ?? ''}
        error={failed?.errors['nome']}
      />
      <OptionGroup
        id="permessi"
        type="checkbox"
        name="permessi"
        legend="Permessi"
        options={partnerScopeNames.map((scope) => ({ value: scope, label: partnerScopes[scope].label }))}
        error={failed?.errors['permessi']}
      />
      <Button type="submit">Crea la chiave</Button>
    </StaffForm>
  )
}

const List = styled.div`
  display: grid;
  gap: 20px;
  code { overflow-wrap: anywhere; }
  form > div { flex: 1 1 280px; max-width: 560px; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; padding: 10px 0; border-bottom: 1px solid ${color.border}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  fieldset { flex-basis: 100%; }
`
