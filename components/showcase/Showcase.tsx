import styled from '@emotion/styled'
import { Container } from '@/components/ui/Container'
import { ButtonSamples } from './ButtonSamples'
import { CardSamples } from './CardSamples'
import { FieldSamples } from './FieldSamples'
import { FoldSamples } from './FoldSamples'
import { FormSamples } from './FormSamples'
import { MailSamples, type SampleMail } from './MailSamples'
import { MessageSamples } from './MessageSamples'
import { PanelSamples } from './PanelSamples'

type Props = { mails: readonly SampleMail[] }

/** Every control, card, panel and mail in its states, for whoever builds with them. */
export function Showcase({ mails }: Props) {
  return (
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
  )
}

const Title = styled.h1`
  padding: 40px 0 24px;
`
