import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Notification } from '@/components/ui/Notification'
import { reportFailure } from '@/lib/kernel/errors/report-failure'

type Props = { fallback: ReactNode; onFailed: (failed: boolean) => void; children: ReactNode }
type State = { failed: boolean; notified: boolean }

/** A page that fails to render in the browser leaves header and footer, and adds a notification. */
export class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, notified: false }

  static getDerivedStateFromError(): State {
    return { failed: true, notified: true }
  }

  override componentDidCatch(failure: unknown): void {
    reportFailure(failure)
    this.props.onFailed(true)
  }

  override componentWillUnmount(): void {
    if (this.state.failed) this.props.onFailed(false)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const host = typeof document === 'undefined' ? null : document.getElementById('errors')
    return (
      <>
        {this.state.notified && host && createPortal(this.notification(), host)}
        {this.props.fallback}
      </>
    )
  }

  private notification() {
    return (
      <Notification name="Ops qualcosa è andato storto!" variant="error" onClose={() => this.setState({ notified: false })}>
        Riprova più tardi
      </Notification>
    )
  }
}
