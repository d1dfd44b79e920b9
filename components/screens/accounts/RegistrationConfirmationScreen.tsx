import type { ComponentProps } from 'react'
import { RegistrationConfirmationForm } from '@/components/account/RegistrationConfirmationForm'
import { PageLayout } from '@/components/shell/PageLayout'

export function RegistrationConfirmationScreen(form: ComponentProps<typeof RegistrationConfirmationForm>) {
  return (
    <PageLayout title="Conferma ed entra" description="L’ultimo passo per aprire il tuo account Ingrana." noindex>
      <RegistrationConfirmationForm {...form} />
    </PageLayout>
  )
}
