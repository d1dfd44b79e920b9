import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { enlargedPhone, maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'
import { Container } from './Container'
import { Link } from './Link'

type Props = {
  id?: string
  title?: string
  /** The id of the title of a part that is rendered apart from its page and may not make ids. */
  titleId?: string
  more?: { label: string; href: string }
  alternate?: boolean
  isScreenOnly?: boolean
  children: ReactNode
}

/** A band across the page: title and a link to all of it, unless the content brings its own, and the content. */
export function PageSection({ id, title, more, alternate = false, isScreenOnly = false, children, ...given }: Props) {
  const ownId = useId()
  const titleId = given.titleId ?? ownId
  return (
    <Section
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      data-alternate={alternate || undefined}
      data-screen-only={isScreenOnly || undefined}
    >
      <Container>
        {title !== undefined && (
          <Head>
            <h2 id={titleId}>{title}</h2>
            {more && <Link href={more.href}>{more.label}</Link>}
          </Head>
        )}
        {children}
      </Container>
    </Section>
  )
}

const Section = styled.section`
  padding: 56px 0;
  &[data-alternate] { background: ${color.surfaceAlt}; }
  ${maxWidth(800)} { padding: 40px 0; }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 24px;
  a { font-weight: 600; white-space: nowrap; }
  ${maxWidth(800)} { margin-bottom: 16px; }
  ${enlargedPhone} { flex-wrap: wrap; }
`
