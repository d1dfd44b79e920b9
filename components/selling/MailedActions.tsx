import styled from '@emotion/styled'
import { FormPage } from '@/components/form/FormPage'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { renewAdPath, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  title: string
  intro: string
  /** The code in the link of the mail. */
  code: string
  actions: readonly { name: string; label: string }[]
  csrf: string
  outcome: FormOutcome | null
}

/** What the link of a mail about one's own ad lets one do, without a login. Opening it changes nothing: mail programs open links too. */
export function MailedActions({ title, intro, code, actions, csrf, outcome }: Props) {
  return (
    <FormPage title={title} intro={intro} outcome={outcome}>
      <Choices>
        {actions.map(({ name, label }, place) => (
          <form key={name} method="post" action={renewAdPath}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="codice" value={code} />
            <Button type="submit" name="azione" value={name} size="lg" block variant={place === 0 ? 'primary' : 'outline'}>
              {label}
            </Button>
          </form>
        ))}
        <ButtonLink href={routes.ownAds} variant="outline">
          Vai ai tuoi annunci
        </ButtonLink>
      </Choices>
    </FormPage>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 12px;
`
