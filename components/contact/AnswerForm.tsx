import type { ReactNode } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextAreaField } from '@/components/form/TextAreaField'
import { answerTextSchema } from '@/lib/accounts/contact/reply-schema'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify } from '@/lib/kernel/browser/site-events'
import { readNotice } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'

type Props = {
  target: PostTarget
  /** What the words begin as. */
  start?: string
  /** What stands below the words. */
  children?: ReactNode
}

/** No bot check: a sender has a code from a mail, or is logged in. */
export function AnswerForm({ target, start = '', children }: Props) {
  const send = async (values: object) => {
    const answer = await postJson(target.action, { csrf: target.csrf, body: { ...values, ...target.hidden } })
    notify({ name: 'Fatto', description: readNotice(answer), variant: 'success' })
    await refreshPage()
  }
  return (
    <PostForm
      name="risposta"
      labels={{ message: 'La tua risposta' }}
      initialValues={{ message: start }}
      schema={answerTextSchema}
      target={target}
      onSave={send}
    >
      <TextAreaField name="message" />
      {children}
      <FormStatus />
      <SubmitButton block>Invia la risposta</SubmitButton>
    </PostForm>
  )
}
