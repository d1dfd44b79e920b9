import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { IconButton } from '@/components/ui/icons/IconButton'
import { aboveMobile, maxWidth, reducedMotion } from '@/styles/media'
import { color, fontSize, motion, radius, shadow, zIndex } from '@/styles/tokens'
import { usePlaceUnder } from './use-place-under'

type Props = {
  title: string
  /** The element the focus goes back to; what had it when the dialog opened, if left out. */
  opener?: Element | null
  /** What it hangs under on a wide screen, as a popover that lets the page be seen; on others it is a sheet. */
  under?: Element | null
  /** For a table: as wide as it needs. */
  isWide?: boolean
  onClose(): void
  children: ReactNode
}

/** Open while it is mounted. A native dialog: the page behind is inert, Escape closes, the focus returns to where it was. */
export function Modal({ title, under, opener = under, isWide = false, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const cameFrom = useRef(opener)
  const pressBeganOnBackdrop = useRef(false)
  usePlaceUnder(ref, under)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = cameFrom.current ?? document.activeElement
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? dialog.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea'))?.focus()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) focusAgain(before)
    }
  }, [])
  return (
    // A press on the scrim arrives at the dialog itself, if it began there: text may be selected past the edge. By keyboard Escape does the same.
    <Frame
      ref={ref}
      data-under={under ? '' : undefined}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => void (pressBeganOnBackdrop.current = event.target === event.currentTarget)}
      onClick={(event) => pressBeganOnBackdrop.current && event.target === event.currentTarget && onClose()}
      onKeyDown={keepFocus}
    >
      <Body>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton type="button" aria-label="Chiudi" onClick={onClose}>
            <Icon name="close" size={24} />
          </IconButton>
        </Head>
        {children}
      </Body>
    </Frame>
  )
}

/** Restores the focus: to the button of a closed menu if the element is inside one, to <main> if it is gone. */
function focusAgain(element: HTMLElement): void {
  if (!element.isConnected) return document.querySelector('main')?.focus({ preventScroll: true })
  const closedMenu = element.closest('details:not([open])')
  const target = closedMenu?.querySelector('summary') ?? element
  target.focus()
}

/** Focus trap: native dialogs let Tab leave for the browser chrome. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary',
    ),
  ]
  const leaving = event.shiftKey ? stops.at(0) : stops.at(-1)
  if (document.activeElement !== leaving) return
  event.preventDefault()
  const next = event.shiftKey ? stops.at(-1) : stops.at(0)
  next?.focus()
}

const sheet = `width: 100%; max-width: 100%; margin: auto 0 0; border-radius: ${radius.xl} ${radius.xl} 0 0;`
const Frame = styled.dialog`
  z-index: ${zIndex.modal};
  width: 440px;
  max-width: calc(100% - 32px);
  &[data-wide] { width: 720px; }
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${radius.xl};
  background: linear-gradient(${color.accent} 6px, ${color.surface} 6px);
  box-shadow: ${shadow.lg};
  color: ${color.text};
  animation: modal-in ${motion.base} ${motion.ease};
  @keyframes modal-in { from { opacity: 0; transform: translateY(8px); } }
  &::backdrop { background: rgba(7, 41, 28, .62); }
  ${reducedMotion} { animation: none; }
  ${maxWidth(583)} { ${sheet} }
  ${maxWidth(800)} { &[data-under] { ${sheet} } }
  ${aboveMobile} {
    &[data-under] {
      inset: var(--top) auto auto var(--left);
      width: 336px;
      max-height: calc(100dvh - 16px);
      margin: 0;
      border: 1px solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
      > div { padding: 8px 16px 16px; }
      h2 { font-size: ${fontSize.xl}; }
      &::backdrop { background: none; }
    }
  }
`
const Body = styled.div`
  padding: 24px 32px 28px;
  ${maxWidth(583)} { padding: 16px 16px 24px; }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 8px;
  margin: 0 -12px 14px 0;
  h2 { min-width: 0; font-size: ${fontSize.xl2}; overflow-wrap: anywhere; }
`
