import styled from '@emotion/styled'
import type { FormikHelpers } from 'formik'
import type { ReactNode } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
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
  /** What stands left of the words. */
  beside?: ReactNode
  /** What stands below the words. */
  children?: ReactNode
}

/** No bot check: a sender has a code from a mail, or is logged in. */
export function AnswerForm({ target, start = '', beside, children }: Props) {
  const send = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    const answer = await postJson(target.action, { csrf: target.csrf, body: { ...values, ...target.hidden } })
    resetForm({ values: { message: '' }, errors: {}, touched: {}, status: '' })
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
      <Row>
        {beside}
        <TextAreaField name="message" rows={3} />
      </Row>
      {children}
      <FormStatus />
      <SubmitButton block>Invia la risposta</SubmitButton>
    </PostForm>
  )
}

const Row = styled.div`
  display: flex;
  gap: 10px;
  align-items: end;
  > :last-child { flex: 1; min-width: 0; }
`
