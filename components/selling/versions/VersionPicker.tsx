import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { Values } from '@/components/form/form-context'
import { NoticeBox } from '@/components/selling/NoticeBox'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/use-hydrated'
import {
  choiceOf,
  differingAnswers,
  filledByVersion,
  vehicleIn,
  withoutVersion,
  withVersion,
} from '@/lib/accounts/selling/drafts/chosen-version'
import { chosenVersion } from '@/lib/accounts/selling/drafts/draft-fields'
import { versionsId } from '@/lib/accounts/selling/drafts/draft-page'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { OfferedVersion } from '@/lib/market/versions/version'
import { openFactsText, powerText } from '@/lib/market/versions/version-details'
import { color, fontSize } from '@/styles/tokens'
import type { VersionsState } from './use-versions'
import { VersionList } from './VersionList'

type Props = {
  state: VersionsState
  labels: Readonly<Record<string, string>>
  onRetry: () => Promise<void>
  /** Opens the fields for a version that is written by hand. */
  onByHand: () => void
}

/** «Qual è la tua?»: the versions of this model and these years, and what the chosen one says otherwise than the seller. */
export function VersionPicker({ state, labels, onRetry, onByHand }: Props) {
  const { values, setValues } = useFormikContext<Values>()
  const choice = choiceOf(values)
  useEffect(() => {
    if (choice !== null && choice.vehicle !== vehicleIn(values)) void setValues(valuesOf(withoutVersion(values)), false)
  }, [choice, values, setValues])
  const versions = state.kind === 'known' ? state.versions : []
  const chosen = versions.find(({ key }) => key === choice?.key)
  const choose = (version: OfferedVersion) =>
    void setValues(valuesOf(version.key === choice?.key ? withoutVersion(values) : withVersion(values, version)), false)
  return (
    <Box id={versionsId} aria-labelledby={`${versionsId}-titolo`}>
      <h2 id={`${versionsId}-titolo`}>Qual è la tua? Le versioni di quegli anni</h2>
      <input type="hidden" name={chosenVersion} value={values[chosenVersion] ?? ''} />
      <State state={state} onRetry={onRetry} />
      {versions.length > 0 && <VersionList versions={versions} chosen={chosen?.key ?? null} onChoose={choose} />}
      {chosen && (
        <>
          <Taken
            filled={filledByVersion(values).filter((name) => name !== 'versione' && name in labels).length}
            open={openFactsText(chosen)}
          />
          <PossiblePowers version={chosen} />
          <Differing version={chosen} labels={labels} />
        </>
      )}
      {versions.length > 0 && (
        <p>
          <a href="#annuncio-versione" onClick={onByHand}>
            Non la trovi? Scrivila a mano
          </a>
        </p>
      )}
    </Box>
  )
}

/** Formik wants plain texts. */
const valuesOf = (answers: Readonly<Record<string, string>>): Values => ({ ...answers })

function State({ state, onRetry }: Pick<Props, 'state' | 'onRetry'>) {
  const text = textOf(state)
  return (
    <div role="status">
      {text !== '' && (
        <NoticeBox>
          <p>{text}</p>
          {state.kind === 'failed' && (
            <Button type="button" variant="outline" size="sm" onClick={() => void onRetry()}>
              Riprova
            </Button>
          )}
        </NoticeBox>
      )}
    </div>
  )
}

function textOf(state: VersionsState): string {
  if (state.kind === 'missing') return 'Scegli marca, modello e mese: ti mostriamo le versioni di quegli anni.'
  if (state.kind === 'loading') return 'Cerchiamo le versioni. Di solito un secondo.'
  if (state.kind !== 'known') return 'L’elenco non si carica. Scrivi i dati a mano oppure riprova: quello che hai messo resta.'
  if (state.versions.length === 0) return 'Di questo modello non abbiamo ancora abbastanza annunci: scrivi i dati a mano, qui sotto.'
  return state.versions.length === 1 ? 'Di questo modello conosciamo solo una versione. Se non è la tua, scrivila a mano.' : ''
}

function Taken({ filled, open }: { filled: number; open: string }) {
  return (
    <p role="status">
      {filled === 0
        ? 'Versione scelta: i dati li avevi già scritti tu.'
        : `Versione scelta: ${filled === 1 ? 'compilato un dato' : `compilati ${filled} dati`}.`}
      {open !== '' && ` ${open}`}
    </p>
  )
}

/** The powers that ads of an open one give, each a press: nobody types what can be pressed. Without JavaScript the text names them beside the field. */
function PossiblePowers({ version: { powers = [], facts } }: { version: OfferedVersion }) {
  const { values, setFieldValue } = useFormikContext<Values>()
  if (!useHydrated() || facts.powerKw !== undefined || powers.length < 2) return null
  return (
    <Powers role="group" aria-label="Potenza sul libretto, punto P.2">
      {powers.map((kw) => (
        <Button
          key={kw}
          type="button"
          variant={values['potenza'] === numberText(kw) ? 'primary' : 'outline'}
          aria-pressed={values['potenza'] === numberText(kw)}
          onClick={() => void setFieldValue('potenza', values['potenza'] === numberText(kw) ? '' : numberText(kw))}
        >
          {powerText(kw)}
        </Button>
      ))}
    </Powers>
  )
}

/** What the seller has typed stays until they take what the version says. */
function Differing({ version, labels }: { version: OfferedVersion; labels: Props['labels'] }) {
  const { values, setFieldValue } = useFormikContext<Values>()
  const differing = differingAnswers(values, version)
  if (differing.length === 0) return null
  return (
    <NoticeBox>
      <p>Qui hai scritto altro. Abbiamo lasciato quello che hai scritto tu.</p>
      <ul>
        {differing.map(({ name, typed, ofVersion }) => (
          <li key={name}>
            {labels[name] ?? name}: tu «{typed}», questa versione «{ofVersion}».{' '}
            <Button
              type="submit"
              formNoValidate
              name="prendi"
              value={`${version.key}|${name}`}
              variant="outline"
              size="sm"
              onClick={(event) => {
                event.preventDefault()
                void setFieldValue(name, ofVersion)
              }}
            >
              Metti «{ofVersion}»
            </Button>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}

const Box = styled.section`
  display: grid;
  gap: 12px;
  a { display: inline-flex; align-items: center; min-height: 44px; color: ${color.link}; }
  h2 { font-size: ${fontSize.lg}; }
  [role='status']:empty { display: none; }
  li > button { margin: 4px 0; }
`
const Powers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
