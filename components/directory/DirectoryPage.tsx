import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { fontSize } from '@/styles/tokens'

type Props = { title: string; intro?: string; children: ReactNode }

/** The frame of the pages that lead on to others. */
export function DirectoryPage({ title, intro, children }: Props) {
  return (
    <Container>
      <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current={title} />
      <h1>{title}</h1>
      {intro !== undefined && <Intro>{intro}</Intro>}
      <Sections>{children}</Sections>
    </Container>
  )
}

const Intro = styled.p`
  max-width: 64ch;
  margin-top: 12px;
  font-size: ${fontSize.lg};
`
const Sections = styled.div`
  display: grid;
  gap: 40px;
  padding: 32px 0 80px;
  h2 { margin-bottom: 12px; }
  h3 { margin: 20px 0 4px; }
  ${maxWidth(800)} { gap: 32px; padding: 24px 0 48px; }
`
