import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { type Dealership, dealerRoleText, type Invitation, type StaffMember } from '@/lib/accounts/dealerships/dealership'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { color, fontSize } from '@/styles/tokens'
import { roleOptions } from './InvitationForm'
import { StaffForm } from './StaffForm'

type Props = {
  dealership: Dealership
  staff: readonly StaffMember[]
  invitations: readonly Invitation[]
  csrf: string
  mayManage: boolean
}

/** Everybody who acts for a dealer, and who is invited. */
export function StaffTable({ dealership: { slug }, staff, invitations, csrf, mayManage }: Props) {
  return (
    <People aria-label="Persone">
      {staff.map(({ userId, name, email, role, lastSeenAt }) => (
        <li key={userId}>
          <div>
            <strong>{name}</strong>
            <p>{email}</p>
            <p>
              {dealerRoleText[role].label}: {dealerRoleText[role].may} · ultimo accesso{' '}
              {lastSeenAt === null ? 'non indicato' : momentText(lastSeenAt)}
            </p>
          </div>
          {mayManage && (
            <>
              <StaffForm action={dealershipApi.staff} csrf={csrf} slug={slug} hidden={{ persona: String(userId) }}>
                <Select name="role" label={`Ruolo di ${name}`} options={roleOptions} defaultValue={role} />
                <Button type="submit" variant="outline">
                  Cambia
                </Button>
              </StaffForm>
              <StaffForm action={dealershipApi.staff} csrf={csrf} slug={slug} hidden={{ persona: String(userId), role: 'removed' }}>
                <Button type="submit" variant="quiet" aria-label={`Togli ${name} dai collaboratori`}>
                  Togli
                </Button>
              </StaffForm>
            </>
          )}
        </li>
      ))}
      {invitations.map(({ id, email, role, createdAt, expiresAt }) => (
        <li key={`invito-${id}`}>
          <div>
            <strong>{email}</strong>
            <p>
              Invito come «{dealerRoleText[role].label}» mandato il {momentText(createdAt)}, scade il {momentText(expiresAt)}
            </p>
          </div>
          {mayManage && (
            <StaffForm action={dealershipApi.staff} csrf={csrf} slug={slug} hidden={{ invito: String(id), role: 'removed' }}>
              <Button type="submit" variant="quiet" aria-label={`Ritira l’invito per ${email}`}>
                Ritira
              </Button>
            </StaffForm>
          )}
        </li>
      ))}
    </People>
  )
}

const People = styled.ul`
  display: grid;
  gap: 0;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
    padding: 16px 0;
    border-bottom: 1px solid ${color.border};
  }
  li > div { flex: 1 1 280px; min-width: 0; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font-size: ${fontSize.md}; }
`
