import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { currentTerms, type TermsVersion, termsDate, termsPath } from '@/lib/accounts/consent/terms-version'
import { dateText } from '@/lib/kernel/italian/date-text'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { ProfileSection } from './ProfileSection'

/** What an account has accepted, and when. JSON-serialisable. */
export type AcceptedTerms = { version: TermsVersion; at: string }
type Props = { csrf: string; accepted: AcceptedTerms | null }

/** The accepted terms of use, and the form that accepts a later version. */
export function TermsSection({ csrf, accepted }: Props) {
  return (
    <ProfileSection id="condizioni" title="Condizioni d’uso">
      {accepted ? (
        <p>
          Hai accettato le <Link href={termsPath(accepted.version)}>condizioni del {termsDate(accepted.version)}</Link>, in data{' '}
          {dateText(accepted.at)}.
        </p>
      ) : (
        <p>Quando hai aperto l’account non conservavamo ancora quali condizioni hai accettato.</p>
      )}
      {accepted?.version !== currentTerms && (
        <Form method="post" action={settingsApi.terms}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="version" value={currentTerms} />
          <p>
            Oggi ci sono le <Link href={termsPath(currentTerms)}>condizioni del {termsDate(currentTerms)}</Link>: per te valgono da quando
            le accetti.
          </p>
          <Button type="submit">Accetto</Button>
        </Form>
      )}
    </ProfileSection>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 12px;
`
