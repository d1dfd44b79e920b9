import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ContactButton } from './ContactButton'

type Props = { questions: readonly string[]; children: ReactNode }

/** Opens the form with these questions in the message. */
export function AskButton({ questions, children }: Props) {
  return (
    <Place className="needs-script">
      <ContactButton variant="outline" questions={questions}>
        {children}
      </ContactButton>
    </Place>
  )
}

const Place = styled.div`
  @media print { display: none; }
`
