import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import type { ExperimentView } from '@/lib/experimentation/experiment-drafts/experiment-view'
import { draftPath, experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize, radius } from '@/styles/tokens'
import { checkedWidths, checkTexts, type TextCheck } from './check-texts'

type Texts = NonNullable<ExperimentView['texts']>
type Props = { experiment: Pick<ExperimentView, 'id' | 'revision'>; texts: Texts; csrf: string }
/** One variation at one width. */
type Look = { key: string; href: string; texts: readonly string[]; width: (typeof checkedWidths)[number] }
type Found = { look: Look; check: TextCheck }

/** The texts that marketing wrote, looked at in four widths: by eye, for their length, and by axe. What fits may be proposed. */
export function TextCheckPanel({ experiment, texts, csrf }: Props) {
  const { run, found, isRunning, looks, begin, take } = useTextCheck(experiment, texts, csrf)
  const faults = isRunning ? [] : faultsOf(found, texts)
  return (
    <Panel aria-labelledby="testi">
      <Title id="testi">Testi scritti da voi</Title>
      <p>
        {texts.isChecked
          ? 'Controllati alle quattro larghezze: si possono proporre.'
          : 'Prima di proporre, guardali a 1280, 800, 390 e 320 pixel: lunghezza e accessibilità si controllano da sole.'}
      </p>
      <Button onClick={begin} disabled={isRunning} variant={texts.isChecked ? 'outline' : 'cta'}>
        {isRunning ? `Controllo ${found.length + 1} di ${looks.length}` : 'Controlla i testi'}
      </Button>
      <noscript>
        <p>Per questo controllo serve JavaScript.</p>
      </noscript>
      <div role="status">
        {faults.length > 0 && (
          <Alert variant="error">
            Da sistemare prima di proporre:
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <Frames>
        {looks.slice(0, isRunning ? found.length + 1 : found.length).map((look) => (
          <li key={`${run} ${look.key} ${look.width}`}>
            <b>{look.key}</b> a {look.width} px
            <Frame data-width={look.width}>
              <iframe
                title={`${look.key} a ${look.width} pixel`}
                src={look.href}
                tabIndex={-1}
                onLoad={({ currentTarget }) => take(look, currentTarget)}
              />
            </Frame>
          </li>
        ))}
      </Frames>
    </Panel>
  )
}

/** Looks at one page after the other, and tells the server when all texts fit. */
function useTextCheck({ id, revision }: Props['experiment'], texts: Texts, csrf: string) {
  const router = useRouter()
  const [found, setFound] = useState<readonly Found[]>([])
  const [isRunning, setRunning] = useState(false)
  const [run, setRun] = useState(0) // each opens its pages anew
  const looks = texts.variations.flatMap(({ key, previewHref, texts }) =>
    checkedWidths.map((width): Look => ({ key, href: previewHref, texts, width })),
  )
  const begin = () => {
    setRun(run + 1)
    setFound([])
    setRunning(true)
  }
  const take = async (look: Look, frame: HTMLIFrameElement) => {
    if (!isRunning || looks.indexOf(look) !== found.length) return
    const all = [...found, { look, check: await checkTexts(frame, look.texts) }]
    setFound(all)
    if (all.length < looks.length) return
    setRunning(false)
    if (faultsOf(all, texts).length > 0) return
    await postJson(experimentAdminApi.steps(id), { csrf, body: { step: 'checked', seen: String(revision) } })
    await router.replace(draftPath(id), undefined, { scroll: false })
  }
  return { run, found, isRunning, looks, begin, take: (look: Look, frame: HTMLIFrameElement) => void take(look, frame) }
}

/** What has to be mended. A text that no width shows was not looked at. */
function faultsOf(found: readonly Found[], { variations }: Texts): string[] {
  if (found.length === 0) return []
  const unseen = variations.flatMap(({ key, texts }) =>
    texts
      .filter((text) => found.every(({ look, check }) => look.key !== key || !check.seen.includes(text)))
      .map((text) => `${key}: «${text}» non si è visto a nessuna larghezza`),
  )
  return [...unseen, ...found.flatMap(({ look, check }) => check.faults.map((fault) => `${look.key} a ${look.width} px: ${fault}`))]
}

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: ${fontSize.xl};
  + p { margin-bottom: 12px; }
`
const Frames = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: flex-start;
  margin-top: 16px;
  li { max-width: 100%; font-size: ${fontSize.base}; }
`
/** Pages at their own width, made smaller to stand beside one another. */
const Frame = styled.div`
  max-width: 100%;
  margin-top: 4px;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  iframe { border: 0; transform-origin: 0 0; pointer-events: none; }
  &[data-width='1280'] { width: 320px; height: 225px; }
  &[data-width='1280'] iframe { width: 1280px; height: 900px; transform: scale(.25); }
  &[data-width='800'] { width: 280px; height: 315px; }
  &[data-width='800'] iframe { width: 800px; height: 900px; transform: scale(.35); }
  &[data-width='390'] { width: 195px; height: 422px; }
  &[data-width='390'] iframe { width: 390px; height: 844px; transform: scale(.5); }
  &[data-width='320'] { width: 160px; height: 320px; }
  &[data-width='320'] iframe { width: 320px; height: 640px; transform: scale(.5); }
`
