import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = { title: string; intro: ReactNode; trail?: readonly Crumb[]; children: ReactNode }

/** The frame of the pages for marketing. */
export function StaffPage({ title, intro, trail = [], children }: Props) {
  return (
    <Container>
      <Breadcrumbs trail={[{ label: 'Home', href: routes.home }, ...trail]} current={title} />
      <Title>{title}</Title>
      <Intro>{intro}</Intro>
      <Sections>{children}</Sections>
    </Container>
  )
}

const Title = styled.h1`
  overflow-wrap: anywhere;
`
const Intro = styled.div`
  max-width: 64ch;
  margin-top: 12px;
  color: ${color.textMuted};
`
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 24px 0 80px;
  ${maxWidth(800)} { gap: 16px; padding: 16px 0 48px; }
`
