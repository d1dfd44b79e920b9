import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { KmTag } from '@/components/ui/KmTag'
import { routes } from '@/lib/routes/routes'
import { atMost } from '@/styles/media'
import { color, size } from '@/styles/tokens'
import { ClosedExit } from './ClosedExit'
import { PageLayout } from './PageLayout'
import { errorText } from './error-texts'

type Props = { status: number }

export function ErrorScreen({ status }: Props) {
  const { title, sentence, canRetry } = errorText(status)
  return (
    <PageLayout title={`Errore ${status}`} description={sentence} noindex>
      <Container>
        <Grid>
          <div>
            <KmTag>km {status}</KmTag>
            <h1>{title}</h1>
            <Sentence>{sentence}</Sentence>
            <Actions>
              {canRetry
                ? <Button size="lg" onClick={() => window.location.reload()}>Riprova</Button>
                : <ButtonLink size="lg" href={routes.cars}>Cerca un’auto</ButtonLink>}
              <ButtonLink look="outline" size="lg" href={routes.home}>Torna alla home</ButtonLink>
            </Actions>
            <Code>Errore {status}</Code>
          </div>
          <ClosedExit />
        </Grid>
      </Container>
    </PageLayout>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 440px;
  gap: 48px;
  align-items: center;
  padding: 72px 0 88px;
  > svg { width: 100%; }
  h1 { margin: 16px 0 12px; font-size: ${size.xl5}; line-height: 1.05; }
  ${atMost(991)} { grid-template-columns: 1fr 320px; }
  ${atMost(800)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    padding: 24px 0 48px;
    h1 { font-size: ${size.xl4}; }
    > svg { order: -1; width: min(320px, 100%); margin: 0 auto; }
  }
`
const Sentence = styled.p`
  max-width: 44ch;
  margin-bottom: 28px;
  font-size: ${size.lg};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${atMost(800)} { > * { flex: 1 0 auto; } }
`
const Code = styled.p`
  margin-top: 20px;
  color: ${color.asfalto600};
  font-size: ${size.base};
`
