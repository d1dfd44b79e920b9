import styled from '@emotion/styled'
import { useState, useSyncExternalStore } from 'react'
import { Alert } from '@/components/ui/Alert'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { readErrorResponse } from '@/lib/server/http/read-response'

type Props = {
  label: string
  /** Requests a passkey from the device and continues with it. */
  onUse(): Promise<void>
}

const never = () => () => {}

/** A button that cannot be pressed without JavaScript, and says why. */
export function PasskeyButton({ label, onUse }: Props) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const use = async () => {
    setFault('')
    setBusy(true)
    try {
      await onUse()
    } catch (error) {
      const { message, fields } = readErrorResponse(error)
      setFault(message || (Object.values(fields)[0] ?? ''))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group>
      <AsyncButton type="button" variant="quiet" block disabled={!isReady} isLoading={isBusy} onClick={() => void use()}>
        {label}
      </AsyncButton>
      <noscript>
        <p>Per usare una passkey serve JavaScript.</p>
      </noscript>
      {fault !== '' && <Alert variant="error">{fault}</Alert>}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`
