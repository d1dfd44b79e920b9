import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { color, fontSize } from '@/styles/tokens'

type Props = { id: string; title: string; intro?: ReactNode; children?: ReactNode }

export function ProfileSection({ id, title, intro, children }: Props) {
  return (
    <Section id={id} aria-labelledby={`${id}-titolo`}>
      <h2 id={`${id}-titolo`}>{title}</h2>
      {intro !== undefined && <Intro>{intro}</Intro>}
      {children}
    </Section>
  )
}

const Section = styled(Panel)`
  scroll-margin-top: 16px;
  h2 { margin-bottom: 12px; font-size: ${fontSize.xl}; font-weight: 600; }
`
const Intro = styled.p`
  margin-bottom: 16px;
  color: ${color.textMuted};
`
