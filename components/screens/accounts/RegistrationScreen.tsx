import type { ComponentProps } from 'react'
import { RegistrationPanel } from '@/components/account/RegistrationPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { routes } from '@/lib/kernel/routes/routes'

export function RegistrationScreen(panel: ComponentProps<typeof RegistrationPanel>) {
  return (
    <PageLayout
      title="Crea il tuo account"
      description="Registrati su Ingrana con nome, e-mail e password. È gratuito."
      canonicalPath={routes.registration}
      noindex
    >
      <RegistrationPanel {...panel} />
    </PageLayout>
  )
}
