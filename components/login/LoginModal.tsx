import styled from '@emotion/styled'
import { Modal } from '@/components/ui/Modal'
import { LoginPanel } from './LoginPanel'

type Props = {
  host: string
  csrf: string
  after: string
  /** Why somebody has to log in; empty when they asked for it themselves. */
  reason: string
  opener: Element | null
  onClose(): void
}

export function LoginModal({ host, csrf, after, reason, opener, onClose }: Props) {
  return (
    <Modal title={`Accedi ad ${host}`} opener={opener} onClose={onClose}>
      {reason !== '' && <Reason>{reason}</Reason>}
      <LoginPanel name="accesso-finestra" csrf={csrf} outcome={null} after={after} />
    </Modal>
  )
}

const Reason = styled.p`
  margin-bottom: 16px;
  overflow-wrap: anywhere;
`
