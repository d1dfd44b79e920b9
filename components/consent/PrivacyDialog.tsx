import styled from '@emotion/styled'
import { type SyntheticEvent, useId, useState } from 'react'
import { Accordion } from '@/components/ui/Accordion'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { Link } from '@/components/ui/Link'
import { Modal } from '@/components/ui/Modal'
import { type PurposeKey, purposes } from '@/lib/accounts/consent/privacy-choice'
import { purposeTexts } from '@/lib/accounts/consent/purpose-texts'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { StoredList } from './StoredList'

type Props = { allowed: readonly PurposeKey[]; opener: Element | null; onSave(chosen: readonly PurposeKey[]): void; onClose(): void }

const everything = purposes.map(({ key }) => key)

/** Every purpose by itself. Closing it changes nothing. */
export function PrivacyDialog({ allowed, opener, onSave, onClose }: Props) {
  const [ticked, setTicked] = useState(allowed)
  const id = useId()
  const turn = (key: PurposeKey, on: boolean) =>
    setTicked((before) => everything.filter((other) => (other === key ? on : before.includes(other))))
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave(ticked)
  }
  return (
    <Modal title="Scegli tu, uno per uno" opener={opener} onClose={onClose}>
      <Form onSubmit={save}>
        {purposes.map(({ key }) => (
          <div key={key}>
            <Checkbox
              name={key}
              label={purposeTexts[key].name}
              checked={ticked.includes(key)}
              aria-describedby={`${id}-${key}`}
              onChange={(event) => turn(key, event.target.checked)}
            />
            <Explanation id={`${id}-${key}`}>{purposeTexts[key].short}</Explanation>
          </div>
        ))}
        <p>
          I cookie tecnici servono al sito e restano accesi. Cambi idea quando vuoi da «Impostazioni privacy», in fondo a ogni pagina.{' '}
          <Link href={routes.privacyPolicy}>Informativa</Link>
        </p>
        <Answers>
          <Button variant="outline" onClick={() => onSave([])}>
            Rifiuta
          </Button>
          <Button variant="outline" onClick={() => onSave(everything)}>
            Accetta
          </Button>
          <Button variant="outline" type="submit">
            Salva
          </Button>
        </Answers>
        <Accordion title="Che cosa resta nel browser">
          <StoredList />
        </Accordion>
      </Form>
    </Modal>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  font-size: ${fontSize.base};
  label { font-weight: 600; font-size: ${fontSize.md}; }
`
const Explanation = styled.p`
  margin-left: 30px;
  color: ${color.textMuted};
  ${maxWidth(800)} { margin-left: 34px; }
`
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  > button { padding: 0 4px; }
`
