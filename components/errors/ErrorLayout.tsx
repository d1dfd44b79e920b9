import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Container } from '@/components/ui/Container'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { ErrorIllustration } from './ErrorIllustration'

type Props = {
  /** The text on the small road sign. */
  tag: string
  title: string
  sentence: string
  actions: ReactNode
  code?: string
}

/** Stands in place of a page that cannot be shown: why, and how to go on. */
export function ErrorLayout({ tag, title, sentence, actions, code }: Props) {
  return (
    <Container>
      <Grid>
        <div>
          <Badge>{tag}</Badge>
          <h1>{title}</h1>
          <Sentence>{sentence}</Sentence>
          <Actions>{actions}</Actions>
          {code !== undefined && <Code>{code}</Code>}
        </div>
        <ErrorIllustration />
      </Grid>
    </Container>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 440px;
  gap: 48px;
  align-items: center;
  padding: 72px 0 88px;
  > svg { width: 100%; }
  h1 { margin: 16px 0 12px; font-size: ${fontSize.xl5}; line-height: 1.05; }
  ${maxWidth(991)} { grid-template-columns: 1fr 320px; }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    padding: 24px 0 48px;
    h1 { font-size: ${fontSize.xl4}; }
    > svg { order: -1; width: min(320px, 100%); margin: 0 auto; }
  }
`
const Sentence = styled.p`
  max-width: 44ch;
  margin-bottom: 28px;
  font-size: ${fontSize.lg};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${maxWidth(800)} { > * { flex: 1 0 auto; } }
`
const Code = styled.p`
  margin-top: 20px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
