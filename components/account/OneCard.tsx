import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Container } from '@/components/ui/Container'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { IconTile } from '@/components/ui/icons/IconTile'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  icon: IconName
  title: string
  /** Something that is over. */
  isMuted?: boolean
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A page that says one thing and has one button. */
export function OneCard({ icon, title, isMuted = false, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Container>
      <Card>
        <IconTile data-muted={isMuted || undefined}>
          <Icon name={icon} size={24} />
        </IconTile>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Card>
    </Container>
  )
}

const Card = styled.section`
  display: grid;
  gap: 14px;
  justify-items: start;
  max-width: 560px;
  margin: 40px auto 72px;
  padding: 28px 32px;
  border: 1px solid ${color.border};
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.lg};
  overflow-wrap: anywhere;
  h1 { font-size: ${fontSize.xl3}; }
  form { display: grid; justify-items: start; }
  ${maxWidth(800)} {
    margin: 20px 0 48px;
    padding: 20px;
    form:has([data-variant]) { justify-self: stretch; justify-items: stretch; }
    a[data-variant] { width: 100%; }
  }
`
