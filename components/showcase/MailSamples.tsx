import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

export type SampleMail = { state: string; html: string; text: string }
type Props = { mails: readonly SampleMail[] }

export function MailSamples({ mails }: Props) {
  return (
    <SampleGroup title="E-mail">
      {mails.map(({ state, html, text }) => (
        <Sample key={state} state={state} isWide>
          <Frame title={`E-mail: ${state}`} srcDoc={html} sandbox="" loading="lazy" />
          <details>
            <summary>In solo testo</summary>
            <Text>{text}</Text>
          </details>
        </Sample>
      ))}
    </SampleGroup>
  )
}

const Frame = styled.iframe`
  width: 100%;
  height: 480px;
  border: 1px solid ${color.border};
`
const Text = styled.pre`
  font-size: ${fontSize.base};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
