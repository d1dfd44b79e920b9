import styled from '@emotion/styled'
import { useContext } from 'react'
import { FormPage } from '@/components/form/FormPage'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { dropPlanText, type MailedDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { renewAdPath, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { code: string; drop: MailedDrop; outcome: FormOutcome | null }

/** The page behind the mail about a planned drop, without a login. Opening it changes nothing: mail programs open links too. */
export function StopDropScreen({ code, drop: { title, plan }, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  return (
    <PageLayout title="Ferma il ribasso programmato" description="Ferma il ribasso programmato di un annuncio." noindex>
      <FormPage
        title={plan ? 'Ferma il ribasso programmato' : 'Nessun ribasso programmato'}
        intro={
          plan
            ? `«${title}» scende di ${dropPlanText(plan)}.`
            : `Il prezzo di «${title}» non scende più da solo. Ne programmi un altro dai tuoi annunci.`
        }
        outcome={outcome}
      >
        <Choices>
          {plan && (
            <form method="post" action={renewAdPath}>
              <input type="hidden" name="_csrf" value={csrf} />
              <input type="hidden" name="codice" value={code} />
              <Button type="submit" name="azione" value="ferma" size="lg" block>
                Ferma il ribasso
              </Button>
            </form>
          )}
          <ButtonLink href={routes.ownAds} variant="outline">
            Vai ai tuoi annunci
          </ButtonLink>
        </Choices>
      </FormPage>
    </PageLayout>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 12px;
`
