import styled from '@emotion/styled'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'

type Props = ComponentProps<typeof Button> & {
  /** Something is under way: no second press, a spinner instead of the content. */
  isLoading: boolean
  /** Words beside the spinner; the button keeps its name. */
  busyText?: string
}

/** A button with a loading state. */
export function AsyncButton({ isLoading, busyText, children, disabled, ...button }: Props) {
  const ref = useFocusRestored(isLoading)
  return (
    <Button {...button} ref={ref} disabled={isLoading || disabled} aria-busy={isLoading || undefined}>
      <Content data-hidden={isLoading ? (busyText ? 'aside' : 'here') : undefined}>{children}</Content>
      {isLoading && <Spinner aria-hidden="true" />}
      {isLoading && busyText && <span aria-hidden="true">{busyText}</span>}
    </Button>
  )
}

/** Gives the focus back to a button that was disabled, if nothing else has taken it. */
function useFocusRestored(isLoading: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const hasWaited = useRef(false)
  useEffect(() => {
    if (hasWaited.current && !isLoading && document.activeElement === document.body) ref.current?.focus()
    hasWaited.current = isLoading
  }, [isLoading])
  return ref
}

/** The content, only made invisible, so that the button keeps its name, and its size where no words replace it. */
const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  &[data-hidden] { opacity: 0; }
  &[data-hidden='aside'] { position: absolute; }
`
const Spinner = styled.span`
  position: absolute;
  width: 22px;
  height: 22px;
  border: 3px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  &:not(:last-child) { position: static; width: 18px; height: 18px; }
  animation: turn .8s linear infinite;
  @keyframes turn { to { transform: rotate(360deg); } }
`
