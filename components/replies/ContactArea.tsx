import { useRef, useState, type ReactNode } from 'react'
import type { Values } from '@/components/form/post-target'
import { useLazyPart } from '@/components/ui/use-lazy-part'
import { notify } from '@/lib/browser/site-events'
import { ContactSetting, type ContactSubject, type KnownSender } from './contact-setting'

type Props = { subject: ContactSubject; sender: KnownSender | null; csrf: string; children: ReactNode }

const loadDialog = () => import('./ContactDialog').then(({ ContactDialog }) => ContactDialog)

/** The page around the form for writing to the seller. Form and rules are loaded when somebody is about to use them; what was typed outlives a closed form. */
export function ContactArea({ subject, sender, csrf, children }: Props) {
  const { Part: Dialog, isLoading, get, prepare } = useLazyPart(loadDialog)
  const [opener, setOpener] = useState<Element | null>()
  const [isSent, setSent] = useState(false)
  const draft = useRef<Values>(undefined)
  const open = async () => {
    const pressed = document.activeElement
    if (await get()) setOpener(pressed)
    else notify({ name: 'Il modulo non si è caricato', description: 'Controlla la connessione e riprova.', variant: 'error' })
  }
  const keepDraft = (values: Values) => {
    draft.current = values
  }
  const markSent = () => {
    draft.current = undefined
    setSent(true)
  }
  return (
    <ContactSetting value={{ isLoading, isSent, prepare, open: () => void open() }}>
      {children}
      {Dialog && opener !== undefined && (
        <Dialog subject={subject} sender={sender} csrf={csrf} opener={opener} onClose={() => setOpener(undefined)} draft={draft} onDraft={keepDraft} onSent={markSent} />
      )}
    </ContactSetting>
  )
}
