import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { type Dealership, dealerRoles, dealerRoleText } from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = { dealership: Dealership; csrf: string; outcome: FormOutcome | null }

export const roleOptions = dealerRoles.map((value) => ({ value, label: `${dealerRoleText[value].label}: ${dealerRoleText[value].may}` }))

export function InvitationForm({ dealership, csrf, outcome }: Props) {
  const failed = outcome?.form === dealershipApi.invitations && !outcome.isDone ? outcome : undefined
  return (
    <Fields>
      <h2>Invita una persona</h2>
      <StaffForm action={dealershipApi.invitations} csrf={csrf} slug={dealership.slug}>
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={failed?.values['email'] ?? ''}
          error={failed?.errors['email']}
        />
        <Select
          name="role"
          label="Ruolo"
          options={roleOptions}
          defaultValue={failed?.values['role'] ?? 'seller'}
          error={failed?.errors['role']}
        />
        {failed && failed.message !== '' && <FormMessage variant="error">{failed.message}</FormMessage>}
        <Button type="submit">Invia l’invito</Button>
      </StaffForm>
      <p>Ogni azione resta nel registro con il nome di chi l’ha fatta.</p>
    </Fields>
  )
}

const Fields = styled(Panel)`
  form > div { flex: 1 1 240px; max-width: 360px; }
`
