import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Values } from './post-target'
import { Notice } from '@/components/ui/Notice'
import { readNotice } from '@/lib/http/form-done'

type Props = { children: ReactNode }

/** Takes the place of a form that was sent, and the focus with it. */
export function SentPanel({ children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <div ref={ref} tabIndex={-1}><Notice variant="success">{children}</Notice></div>
}

/** Sends a form and keeps what the answer says; undefined until then. */
export function useSent(call: (values: Values) => Promise<unknown>) {
  const [notice, setNotice] = useState<string>()
  return { notice, send: async (values: Values) => setNotice(readNotice(await call(values))) }
}
