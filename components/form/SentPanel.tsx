import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { readNotice } from '@/lib/server/http/read-response'
import type { Values } from './form-context'

type Props = {
  children: ReactNode
  /** Leaves the dialog of an ad. */
  onBack?(): void
}

/** Takes the place of a form that was sent, and the focus with it. */
export function SentPanel({ children, onBack }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.focus(), []) // as the button goes: otherwise Tab would start from the top
  return (
    <Done>
      <div ref={ref} tabIndex={-1}>
        <Alert variant="success">{children}</Alert>
      </div>
      {onBack && (
        <Button variant="outline" block onClick={onBack}>
          Torna all’annuncio
        </Button>
      )}
    </Done>
  )
}

const Done = styled.div`
  display: grid;
  gap: 16px;
`

/** Sends a form and holds the text of the answer; undefined until then. */
export function useSubmission(call: (values: Values) => Promise<unknown>) {
  const [notice, setNotice] = useState<string>()
  return { notice, send: async (values: Values) => setNotice(readNotice(await call(values))) }
}
