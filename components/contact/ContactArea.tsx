import { type ReactNode, useState } from 'react'
import type { Values } from '@/components/form/form-context'
import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { ContactContext, type ContactSubject, type Draft, type KnownSender } from './contact-context'

type Props = { subject: ContactSubject; sender: KnownSender | null; csrf: string; children: ReactNode }

const loadDialog = () => import('./ContactDialog').then(({ ContactDialog }) => ContactDialog)

/** The page around the form for writing to the seller. Form and rules are loaded when somebody is about to use them; what was typed outlives a closed form. */
export function ContactArea({ children, ...known }: Props) {
  const { Dialog, dialog, isLoading, prepare, open } = useLazyDialog(loadDialog)
  const [isSent, setSent] = useState(false)
  const [draft] = useState(() => newDraft(() => setSent(true)))
  const openWith = (questions: readonly string[] = []) => {
    draft.ask(questions)
    open()
  }
  return (
    <ContactContext value={{ isLoading, isSent, prepare, open: openWith }}>
      {children}
      {Dialog && <Dialog {...known} {...dialog} draft={draft} />}
    </ContactContext>
  )
}

function newDraft(onSent: () => void): Draft {
  let stored: Values | undefined
  let asked: readonly string[] = []
  return {
    asked: () => asked,
    ask(questions) {
      asked = questions
    },
    read: () => stored,
    keep(values) {
      stored = values
    },
    markSent() {
      stored = undefined
      onSent()
    },
  }
}
