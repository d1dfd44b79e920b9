import styled from '@emotion/styled'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonSamples } from '@/components/showcase/ButtonSamples'
import { CardSamples } from '@/components/showcase/CardSamples'
import { FieldSamples } from '@/components/showcase/FieldSamples'
import { FoldSamples } from '@/components/showcase/FoldSamples'
import { FormSamples } from '@/components/showcase/FormSamples'
import { MailSamples, type SampleMail } from '@/components/showcase/MailSamples'
import { MessageSamples } from '@/components/showcase/MessageSamples'
import { PanelSamples } from '@/components/showcase/PanelSamples'
import { Container } from '@/components/ui/Container'

type Props = { mails: readonly SampleMail[] }

/** Every control, card, panel and mail in its states, for developers. */
export function ShowcaseScreen({ mails }: Props) {
  return (
    <PageLayout title="Componenti" description="Ogni controllo, scheda, riquadro ed e-mail di Ingrana nei suoi stati." noindex>
      <Container>
        <Title>Componenti</Title>
        <FieldSamples />
        <FormSamples />
        <ButtonSamples />
        <FoldSamples />
        <MessageSamples />
        <CardSamples />
        <PanelSamples />
        <MailSamples mails={mails} />
      </Container>
    </PageLayout>
  )
}

const Title = styled.h1`
  padding: 40px 0 24px;
`
