import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color } from '@/styles/tokens'
import { NoticeBox } from './NoticeBox'

type Props = { question: string; action: string; csrf: string; fault: FormOutcome | undefined }

/** The question of a moderator before the decision, and the answer. */
export function QuestionNotice({ question, action, csrf, fault }: Props) {
  return (
    <Box aria-label="Una domanda su questo annuncio">
      <p>
        <b>Prima di decidere ti chiediamo:</b>
      </p>
      <blockquote>{question}</blockquote>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <TextArea
          name="risposta"
          label="La tua risposta"
          defaultValue={fault?.values['risposta'] ?? ''}
          error={fault?.errors['risposta']}
        />
        <Button type="submit" name="azione" value="rispondi" variant="primary">
          Rispondi
        </Button>
      </form>
    </Box>
  )
}

const Box = styled(NoticeBox)`
  border-color: ${color.info};
`
