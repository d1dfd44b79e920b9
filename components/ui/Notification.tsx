import styled from '@emotion/styled'
import { type FocusEvent, type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { IconButton } from '@/components/ui/icons/IconButton'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius, shadow } from '@/styles/tokens'

type Props = {
  name: string
  variant?: 'standard' | 'success' | 'error'
  /** The address of a picture, or an element; by default the icon of the variant. */
  icon?: string | ReactElement | undefined
  /** Something to do about it; doing it closes the notification. */
  action?: { label: string; onClick(): void } | undefined
  /** Closes by itself after so long without pointer or focus on it; it stays when left out. */
  lifetimeMs?: number | undefined
  onClose(): void
  children: ReactNode
}

const iconOf = { standard: 'info', success: 'check', error: 'warning' } as const

export function Notification({
  name,
  variant = 'standard',
  icon = <Icon name={iconOf[variant]} size={24} />,
  action,
  lifetimeMs,
  onClose,
  children,
}: Props) {
  const leave = useFocusReturn()
  const hold = useAutoClose(onClose, lifetimeMs)
  const close = () => {
    leave.giveBack()
    onClose()
  }
  const act = () => {
    close()
    action?.onClick()
  }
  return (
    <Box ref={hold} {...leave.watch} role={variant === 'error' ? 'alert' : 'status'} data-variant={variant}>
      {typeof icon === 'string' ? <img src={icon} alt="" width="48" height="36" /> : icon}
      <Words>
        <strong>{name}</strong>
        <p>{children}</p>
        {action && (
          <Action type="button" onClick={act}>
            {action.label}
          </Action>
        )}
      </Words>
      <Close type="button" aria-label="Chiudi" onClick={close}>
        <Icon name="close" />
      </Close>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: 552px;
  max-width: 100%;
  padding: 14px 8px 14px 16px;
  border: 1px solid ${color.border};
  border-left: 6px solid ${color.neutral};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  > svg, > img { flex: none; }
  > img { border-radius: ${radius.xs}; object-fit: cover; }
  &[data-variant='success'] { border-left-color: ${color.success}; > svg { color: ${color.success}; } }
  &[data-variant='error'] { border-left-color: ${color.danger}; > svg { color: ${color.danger}; } }
  ${maxWidth(584)} { width: 100%; border-radius: 0; }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  strong { display: block; font-weight: 600; line-height: 1.4; }
  p { font-size: ${fontSize.base}; color: ${color.textMuted}; line-height: 1.4; }
`
const Action = styled.button`
  min-width: 44px;
  min-height: 44px;
  margin-bottom: -10px;
  color: ${color.accent};
  font-weight: 600;
  font-size: ${fontSize.base};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover { color: ${color.accentHover}; }
`
const Close = styled(IconButton)`
  margin: -8px 0;
`

/** Closes after a delay; the timer is paused while pointer or focus is inside and restarts afterwards. */
function useAutoClose(onClose: () => void, afterMs: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const box = ref.current
    if (!box || afterMs === undefined) return
    const held = new Set<'pointer' | 'focus'>()
    let timer = 0
    const update = () => {
      window.clearTimeout(timer)
      if (held.size === 0) timer = window.setTimeout(close, afterMs)
    }
    const hold = {
      pointerenter: () => held.add('pointer'),
      pointerleave: () => held.delete('pointer'),
      focusin: () => held.add('focus'),
      focusout: () => held.delete('focus'),
    }
    const listen = Object.entries(hold).map(([event, note]) => [event, () => (note(), update())] as const)
    for (const [event, react] of listen) box.addEventListener(event, react)
    update()
    return () => {
      window.clearTimeout(timer)
      for (const [event, react] of listen) box.removeEventListener(event, react)
    }
  }, [afterMs])
  return ref
}

/** Remembers where the focus came from and restores it when the element is removed. */
function useFocusReturn() {
  const cameFrom = useRef<Element | null>(null)
  const isInside = useRef(false)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = true
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isInside.current = relatedTarget instanceof Element && currentTarget.contains(relatedTarget)
  }
  const restoreFocus = () => {
    if (isInside.current && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return { watch: { onFocus, onBlur }, giveBack: restoreFocus }
}
