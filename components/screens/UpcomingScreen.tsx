import styled from '@emotion/styled'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { type UpcomingPath, type UpcomingRoute, upcomingRoutes } from '@/components/upcoming/upcoming-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { fontSize } from '@/styles/tokens'

type Props = { path: UpcomingPath }

/** A route that is not built yet says what it will be and where to go meanwhile. */
export function UpcomingScreen({ path }: Props) {
  const { title, intro, sections = [], links }: UpcomingRoute = upcomingRoutes[path]
  return (
    <PageLayout title={title} description={intro} noindex>
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current={title} />
        <Text>
          <h1>{title}</h1>
          <Lead>{intro}</Lead>
          {sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              <p>{section.text}</p>
            </section>
          ))}
          <Actions>
            {links.map((link, place) => (
              <ButtonLink key={link.href} href={link.href} variant={place === 0 ? 'primary' : 'outline'}>
                {link.label}
              </ButtonLink>
            ))}
          </Actions>
        </Text>
      </Container>
    </PageLayout>
  )
}

const Text = styled.div`
  display: grid;
  gap: 16px;
  max-width: 64ch;
  padding: 16px 0 80px;
  h2 { margin: 16px 0 8px; font-size: ${fontSize.xl}; }
`
const Lead = styled.p`
  font-size: ${fontSize.lg};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 12px;
`
