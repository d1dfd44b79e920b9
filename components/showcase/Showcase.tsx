import styled from '@emotion/styled'
import { Container } from '@/components/ui/Container'
import { ButtonSamples } from './ButtonSamples'
import { FieldSamples } from './FieldSamples'
import { FoldSamples } from './FoldSamples'
import { FormSamples } from './FormSamples'
import { MessageSamples } from './MessageSamples'

/** Every control in every state, for whoever builds with them. */
export function Showcase() {
  return (
    <Container>
      <Title>Componenti</Title>
      <FieldSamples />
      <FormSamples />
      <ButtonSamples />
      <FoldSamples />
      <MessageSamples />
    </Container>
  )
}

const Title = styled.h1`
  padding: 40px 0 24px;
`
