import styled from '@emotion/styled'
import { FieldGroup } from '@/components/form/FieldGroup'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { useSubmission } from '@/components/form/SentPanel'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Alert } from '@/components/ui/Alert'
import { dealerProfileSchema, type DealerProfileForm as ProfileValues } from '@/lib/accounts/dealerships/dealer-schemas'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { postJson } from '@/lib/server/http/with-csrf'
import { ProfileFields, profileLabels, RegisterFields } from './ProfileFields'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { dealership: Dealership; form: ProfileValues }

export function DealerProfileForm({ dealership: { slug }, form, csrf, outcome }: Props) {
  const hidden = { concessionaria: slug }
  const sent = useSubmission((values) => postJson(dealershipApi.profile, { csrf, body: { ...values, ...hidden } }))
  return (
    <Wide>
      <PostForm
        name="profilo"
        labels={profileLabels}
        initialValues={form}
        schema={dealerProfileSchema}
        target={{ action: dealershipApi.profile, csrf, outcome, hidden }}
        onSave={sent.send}
      >
        <FieldGroup title="Azienda">
          <RegisterFields isOptional />
        </FieldGroup>
        <ProfileFields />
        <FormStatus />
        <div role="status">{sent.notice !== undefined && <Alert variant="success">{sent.notice}</Alert>}</div>
        <SubmitButton size="md">Salva il profilo</SubmitButton>
      </PostForm>
    </Wide>
  )
}

const Wide = styled.div`
  max-width: 720px;
`
