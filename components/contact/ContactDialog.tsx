import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import type { Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import { Modal } from '@/components/ui/Modal'
import { postJson } from '@/lib/edge/http/with-csrf'
import { durationText } from '@/lib/kernel/durations/duration-text'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { recipientText } from '@/lib/market/ads/ad-seller'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { keptMonths, waitingDays } from '@/lib/people/contact/reply'
import { replySchema } from '@/lib/people/contact/reply-schema'
import { color, fontSize } from '@/styles/tokens'
import type { ContactSubject, Draft, KnownSender } from './contact-context'

type Props = { subject: ContactSubject; sender: KnownSender | null; csrf: string; draft: Draft; opener: Element | null; onClose(): void }

const labels = { name: 'Nome e cognome', email: 'E-mail', phone: 'Telefono', message: 'Messaggio' }

export function ContactDialog({ subject, sender, csrf, draft, opener, onClose }: Props) {
  const { adId, title, seller, isDelivered } = subject
  const action = posts.reply(adId)
  const sent = useSubmission(async (values) => {
    try {
      const answer = await postJson(action, { csrf, body: values })
      trackEvent({ name: 'contactSent', ad: adId })
      draft.markSent()
      return answer
    } catch (error) {
      trackEvent({ name: 'contactFailed', ad: adId })
      throw error
    }
  })
  return (
    <Modal title="Contatta il venditore" opener={opener} onClose={onClose}>
      {sent.notice === undefined ? (
        <>
          <Intro>
            Per <strong>{title}</strong>, {recipientText(seller)}.
            {!isDelivered &&
              ` Non ha ancora indicato un indirizzo e-mail: salviamo il messaggio e glielo inviamo se lo fa entro ${durationText(waitingDays, 'day')}.`}
          </Intro>
          <PostForm
            name="contatto"
            labels={labels}
            initialValues={draft.read() ?? firstValues(title, sender)}
            schema={replySchema}
            target={{ action, csrf, outcome: null }}
            onSave={sent.send}
          >
            <TextField name="name" autoComplete="name" />
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              hint="Il venditore non la vede: ti risponde attraverso di noi."
            />
            <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" hint="Se lo indichi, il venditore lo vede." isOptional />
            <TextAreaField name="message" />
            <FormStatus />
            <BotCheckButton withoutScript={null} variant="cta" block>
              Invia il messaggio
            </BotCheckButton>
            <Small>
              Conserviamo il messaggio per {durationText(keptMonths, 'month')}.{' '}
              <a href={routes.privacyPolicy} target="_blank" rel="noreferrer">
                Informativa privacy
              </a>
            </Small>
            <DraftKeeper draft={draft} />
          </PostForm>
        </>
      ) : (
        <SentPanel onBack={onClose}>
          <strong>{isDelivered ? 'Messaggio inviato' : 'Messaggio salvato'}</strong>
          <br />
          {sent.notice}
        </SentPanel>
      )}
    </Modal>
  )
}

function firstValues(title: string, sender: KnownSender | null): Values {
  return {
    ...sender,
    message: `Buongiorno, vorrei avere informazioni su questo annuncio: ${title}. Il veicolo è ancora disponibile? Grazie`,
  }
}

/** Stores the typed values, so that a dialog closed by mistake loses nothing. */
function DraftKeeper({ draft }: Pick<Props, 'draft'>) {
  const { values } = useFormikContext<Values>()
  useEffect(() => draft.keep(values), [values, draft])
  return null
}

const Intro = styled.p`
  margin-bottom: 16px;
  color: ${color.textSecondary};
  overflow-wrap: anywhere;
`
const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
