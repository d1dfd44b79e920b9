import styled from '@emotion/styled'
import { type FormikHelpers, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/form/CheckboxField'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Icon } from '@/components/ui/icons/Icon'
import { Notification } from '@/components/ui/Notification'
import {
  consentFailedNotification,
  consentPost,
  consentSavedNotification,
  consentTextHeader,
  consentTexts,
  consentTextVersion,
  type MarketingChoice,
  type PrivacyConsentSource,
} from '@/lib/accounts/consent/marketing-consent'
import { type MarketingConsent, marketingConsentSchema } from '@/lib/accounts/consent/marketing-consent-schema'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  name: string
  choice: MarketingChoice
  source: PrivacyConsentSource
  /** Shows a failure in the form and not as a notification: inside a modal the page behind is inert. */
  inDialog?: boolean
  onSaved?(): void
  children?: ReactNode
}

const { firstPartyMarketing: first, thirdPartyMarketing: third } = consentTexts
const textOf = (isAllowed: boolean) => (isAllowed ? 'true' : '')
const isTicked = (text: string | undefined) => text === 'true'

/** Idle, then sending, then a notification; closing one of a failure clears the errors. */
export function MarketingConsentForm({ name, choice, source, csrf, outcome, inDialog = false, onSaved, children }: Props) {
  const save = async (values: Values, helpers: FormikHelpers<Values>) => {
    try {
      await sendConsent(csrf, {
        firstPartyMarketing: isTicked(values['firstPartyMarketing']),
        thirdPartyMarketing: isTicked(values['thirdPartyMarketing']),
        privacyConsentSource: source,
      })
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) openLogin()
      const description = consentFailureText(error)
      helpers.setErrors(readErrorResponse(error).fields)
      if (inDialog) helpers.setStatus(description)
      else notify({ name: consentFailedNotification.name, description, variant: 'error', onClose: () => helpers.setErrors({}) })
      return
    }
    trackEvent({ name: 'marketingConsentsSaved' })
    notify({ ...consentSavedNotification, variant: 'success', icon: <Icon name="mail" size={24} /> })
    onSaved?.()
  }
  return (
    <Narrow>
      <PostForm
        name={name}
        labels={{ firstPartyMarketing: first.label, thirdPartyMarketing: third.label }}
        initialValues={{ firstPartyMarketing: textOf(choice.firstPartyMarketing), thirdPartyMarketing: textOf(choice.thirdPartyMarketing) }}
        schema={marketingConsentSchema}
        target={{
          action: consentPost,
          csrf,
          outcome,
          hidden: { privacyConsentSource: source },
        }}
        onSave={save}
      >
        <div>
          <CheckboxField name="firstPartyMarketing" hint={first.meaning} />
        </div>
        <div>
          <CheckboxField name="thirdPartyMarketing" hint={third.meaning} />
        </div>
        {inDialog && <Failure />}
        <SaveButton />
        {children}
      </PostForm>
    </Narrow>
  )
}

function Failure() {
  const form: Pick<FormikHelpers<Values>, 'setStatus' | 'setErrors'> & { status?: unknown } = useFormikContext<Values>()
  if (typeof form.status !== 'string' || form.status === '') return null
  const close = () => {
    form.setStatus('')
    form.setErrors({})
  }
  return (
    <Notification name={consentFailedNotification.name} variant="error" onClose={close}>
      {form.status}
    </Notification>
  )
}

function SaveButton() {
  const { isValid } = useFormikContext()
  return (
    <SubmitButton size="md" block disabled={!isValid}>
      salva preferenze
    </SubmitButton>
  )
}

const Narrow = styled.div`
  max-width: 320px;
`

async function sendConsent(csrf: string, consent: MarketingConsent): Promise<void> {
  await postJson(settingsApi.consent, { csrf, body: consent, headers: { [consentTextHeader]: consentTextVersion } })
}

/** The text about consents for an HTTP error, the general one for a network error. An error thrown before sending keeps its own. */
function consentFailureText(error: unknown): string {
  return error instanceof HttpError ? consentFailedNotification.description : readErrorResponse(error).message
}
