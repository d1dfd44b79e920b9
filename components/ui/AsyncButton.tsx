import styled from '@emotion/styled'
import { type ComponentProps, useEffect, useRef } from 'react'
import { color } from '@/styles/tokens'
import { Button } from './Button'

type Props = ComponentProps<typeof Button> & {
  /** Something is under way: no second press, a spinner instead of the content. */ isLoading: boolean
}

/** A button, with an icon or without, that waits for an answer; one that waits for nothing is a plain `Button`. */
export function AsyncButton({ isLoading, children, disabled, ...button }: Props) {
  const ref = useFocusKept(isLoading)
  return (
    <Button {...button} ref={ref} disabled={isLoading || disabled} aria-busy={isLoading || undefined}>
      <Content data-hidden={isLoading || undefined}>{children}</Content>
      {isLoading && <Spinner aria-hidden="true" />}
    </Button>
  )
}

/** Browsers take the focus from a button that is disabled; it gets it back where nothing else has it by then. */
function useFocusKept(isLoading: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const hasWaited = useRef(false)
  useEffect(() => {
    if (hasWaited.current && !isLoading && document.activeElement === document.body) ref.current?.focus()
    hasWaited.current = isLoading
  }, [isLoading])
  return ref
}

/** Only invisible, so that the button keeps its size and its name. */
const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  &[data-hidden] { opacity: 0; }
`
const Spinner = styled.span`
  position: absolute;
  width: 22px;
  height: 22px;
  border: 3px solid ${color.asfalto300};
  border-top-color: ${color.verde700};
  border-radius: 50%;
  animation: turn .8s linear infinite;
  @keyframes turn { to { transform: rotate(360deg); } }
`
