import { Modal } from '@/components/ui/Modal'
import { LoginPanel } from './LoginPanel'

type Props = { host: string; csrf: string; after: string; opener: Element | null; onClose(): void }

export function LoginModal({ host, csrf, after, opener, onClose }: Props) {
  return (
    <Modal title={`Accedi ad ${host}`} opener={opener} onClose={onClose}>
      <LoginPanel name="accesso-finestra" csrf={csrf} outcome={null} after={after} />
    </Modal>
  )
}
