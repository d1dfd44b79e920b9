import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontSize } from '@/styles/tokens'

type Props = { title: string; children: ReactNode }

/** The samples of one kind of control. */
export function SampleGroup({ title, children }: Props) {
  return (
    <section>
      <Title>{title}</Title>
      <Samples>{children}</Samples>
    </section>
  )
}

const Title = styled.h2`
  padding-bottom: 8px;
  border-bottom: 2px solid ${color.accent};
  font-size: ${fontSize.xl2};
`
const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 24px;
  align-items: start;
  padding: 20px 0 48px;
`
