import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import { maxWidth } from '@/styles/media'
import { PrivateNav } from './PrivateNav'

type Props = ComponentProps<typeof PrivateNav> & { children: ReactNode }

/** The frame of the private area: its pages beside what is shown of one. */
export function PrivateArea({ children, ...nav }: Props) {
  return (
    <Container>
      <Columns>
        <PrivateNav {...nav} />
        <section>{children}</section>
      </Columns>
    </Container>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 32px;
  padding: 32px 0 64px;
  ${maxWidth(991)} { grid-template-columns: 200px minmax(0, 1fr); gap: 20px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); padding: 20px 0 40px; }
`
