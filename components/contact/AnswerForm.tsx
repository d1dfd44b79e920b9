import { useRouter } from 'next/router'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextAreaField } from '@/components/form/TextAreaField'
import { readNotice } from '@/lib/edge/http/read-response'
import { postJson } from '@/lib/edge/http/with-csrf'
import { notify } from '@/lib/kernel/browser/site-events'
import { posts } from '@/lib/kernel/routes/routes'
import { answerTextSchema } from '@/lib/people/contact/reply-schema'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { code: string }

/** The code came by mail, so no bot check is needed. */
export function AnswerForm({ csrf, outcome, code }: Props) {
  const router = useRouter()
  const send = async (values: object) => {
    const answer = await postJson(posts.answer, { csrf, body: { ...values, codice: code } })
    notify({ name: 'Fatto', description: readNotice(answer), variant: 'success' })
    await router.replace(router.asPath, undefined, { scroll: false })
  }
  return (
    <PostForm
      name="risposta"
      labels={{ message: 'La tua risposta' }}
      schema={answerTextSchema}
      target={{ action: posts.answer, csrf, outcome, hidden: { codice: code } }}
      onSave={send}
    >
      <TextAreaField name="message" />
      <FormStatus />
      <SubmitButton block>Invia la risposta</SubmitButton>
    </PostForm>
  )
}
