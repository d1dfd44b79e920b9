import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { DealerProfileForm } from '@/components/dealer-area/DealerProfileForm'
import { LogoForm } from '@/components/dealer-area/LogoForm'
import { MorningMailForm } from '@/components/dealer-area/morning/MorningMailForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import type { DealerProfileForm as ProfileValues } from '@/lib/accounts/dealerships/dealer-schemas'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import { dealerPath } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  form: ProfileValues
  logoId: string | null
  /** Whether its reader wants the morning by mail. */
  isMailed: boolean
  csrf: string
  outcome: FormOutcome | null
}

/** What buyers read about a dealer, to be changed by its owners. */
export function DealerProfileScreen({ dealership, dealerships, form, logoId, isMailed, csrf, outcome }: Props) {
  return (
    <PageLayout title="Profilo della concessionaria" description="Sede, orari e contatti che legge chi compra." noindex>
      <DealerAreaFrame title="Profilo" current="profile" dealership={dealership} dealerships={dealerships}>
        {outcome?.isDone && <Alert variant="success">{outcome.message}</Alert>}
        <p>
          <Link href={dealerPath(dealership.slug)}>Guarda la pagina</Link>
        </p>
        {mayIn(dealership, 'manageStaff') ? (
          <>
            <LogoForm name={dealership.name} logoId={logoId} slug={dealership.slug} csrf={csrf} outcome={outcome} />
            <DealerProfileForm dealership={dealership} form={form} csrf={csrf} outcome={outcome} />
          </>
        ) : (
          <p>Il profilo lo cambia un titolare.</p>
        )}
        <MorningMailForm isWanted={isMailed} slug={dealership.slug} csrf={csrf} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
