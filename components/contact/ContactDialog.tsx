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
import { withQuestion } from '@/lib/accounts/contact/message-questions'
import { conversationRetentionMonths, waitingDays } from '@/lib/accounts/contact/reply'
import { replySchema } from '@/lib/accounts/contact/reply-schema'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { api, posts, routes } from '@/lib/kernel/routes/routes'
import { recipientText } from '@/lib/market/ads/page/ad-seller'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize } from '@/styles/tokens'
import type { ContactSubject, Draft, KnownSender } from './contact-context'
import { QuestionTicks } from './QuestionTicks'

type Props = { subject: ContactSubject; sender: KnownSender | null; csrf: string; draft: Draft; opener: Element | null; onClose(): void }

const labels = { name: 'Nome e cognome', email: 'E-mail', phone: 'Telefono', message: 'Messaggio' }

export function ContactDialog({ subject, sender, csrf, draft, opener, onClose }: Props) {
  const { isDelivered } = subject
  const { action, heading, message } = wordsFor(subject)
  const about = { ad: subject.kind === 'ad' ? subject.id : null, dealer: subject.kind === 'dealer' ? subject.id : null }
  const sent = useSubmission(async (values) => {
    try {
      const answer = await postJson(action, { csrf, body: values })
      trackEvent({ name: 'contactSent', ...about })
      draft.markSent()
      return answer
    } catch (error) {
      trackEvent({ name: 'contactFailed', ...about })
      throw error
    }
  })
  return (
    <Modal title={heading} opener={opener} onClose={onClose}>
      {sent.notice === undefined ? (
        <>
          <Intro>
            {subject.kind === 'ad' ? (
              <>
                Per <strong>{subject.title}</strong>, {recipientText(subject.seller)}.
              </>
            ) : (
              <>
                A <strong>{subject.name}</strong>.
              </>
            )}
            {!isDelivered &&
              ` Non ha ancora indicato un indirizzo e-mail: salviamo il messaggio e glielo inviamo se lo fa entro ${durationText(waitingDays, 'day')}.`}
          </Intro>
          <PostForm
            name="contatto"
            labels={labels}
            initialValues={startOf(draft, { ...sender, message })}
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
            {subject.kind === 'ad' && <QuestionTicks questions={subject.questions} />}
            <FormStatus />
            <BotCheckButton withoutScript={null} variant="cta" block>
              Invia il messaggio
            </BotCheckButton>
            <Small>
              Conserviamo il messaggio per {durationText(conversationRetentionMonths, 'month')}.{' '}
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

/** The address the message goes to, and what the form says first. */
function wordsFor(subject: ContactSubject) {
  return subject.kind === 'ad'
    ? {
        action: posts.reply(subject.id),
        heading: 'Contatta il venditore',
        message: `Buongiorno, vorrei avere informazioni su questo annuncio: ${subject.title}. Il veicolo è ancora disponibile? Grazie`,
      }
    : {
        action: api.dealerReply(subject.id),
        heading: 'Scrivi alla concessionaria',
        message: 'Buongiorno, vorrei avere informazioni sui vostri veicoli. Grazie',
      }
}

/** What was typed before, or the first words, with the questions that the form was opened for. */
function startOf(draft: Draft, first: Values): Values {
  const values = draft.read() ?? first
  return { ...values, message: draft.asked().reduce(withQuestion, values['message'] ?? '') }
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
