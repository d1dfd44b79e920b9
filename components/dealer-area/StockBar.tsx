import styled from '@emotion/styled'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { useDismissal } from '@/components/ui/use-dismissal'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ownerActions } from '@/lib/accounts/selling/own-ad'
import { bulkActions } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type ExportFile, exportFileNames } from '@/lib/market/stock-export/export-files'
import { highScreen, mobileScreen } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, font, fontSize, radius, shadow, zIndex } from '@/styles/tokens'
import type { ChosenRows } from './use-chosen-rows'

type Props = {
  form: string
  rows: ChosenRows
  /** Vehicles of the page, and all that the filters find. */
  shown: number
  found: number
  isFiltered: boolean
  hidden: Readonly<Record<string, string>>
  /** Shows what new prices the chosen vehicles would have. */
  onPrices: (ids: readonly number[]) => void
}

const first = [
  ['riserva', 'Riserva'],
  ['pausa', 'Pausa'],
] as const
const chosenFiles: Readonly<Record<ExportFile, string>> = {
  'veicoli.csv': 'CSV',
  'veicoli.json': 'JSON',
  'google-veicoli.csv': 'Google, quelle che accetta',
  'meta-veicoli.csv': 'Meta, quelle che accetta',
}
const others = bulkActions.filter((name) => !first.some(([known]) => known === name))

/** What can be done with the ticked vehicles: at the foot of the screen as soon as one is ticked, with and without a script. */
export function StockBar({ form, rows, shown, found, isFiltered, hidden, onPrices }: Props) {
  const bar = useRef<HTMLFormElement>(null)
  const menu = useDismissal()
  const files = useDismissal()
  const isHydrated = useHydrated()
  useCoveredEdge(bar, bottomBarProperty)
  const showPrices = (event: MouseEvent<HTMLButtonElement>) => {
    if (!bar.current) return
    event.preventDefault()
    onPrices(new FormData(bar.current).getAll('annuncio').map(Number))
  }
  return (
    <Bar ref={bar} id={form} method="post" action={dealershipApi.vehicles} data-bottom-bar data-chosen-bar>
      {Object.entries({ ...hidden, azione: 'anteprima', ...(rows.isAll && { tutte: 'si' }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row with its legend. */}
      <div role="group" aria-label="Azioni sui veicoli scelti">
        <b aria-live="polite">{isHydrated ? countText(rows, { shown, found, isFiltered }) : 'I veicoli scelti'}</b>
        {isHydrated ? <MoreChoice rows={rows} shown={shown} found={found} /> : found > shown && <AllBox found={found} />}
        <Actions>
          <button type="submit" name="cambio" value="prezzi" onClick={showPrices}>
            Prezzo
          </button>
          {first.map(([name, label]) => (
            <button key={name} type="submit" name="cambio" value={name}>
              {label}
            </button>
          ))}
          <More ref={files}>
            <summary>Esporta</summary>
            <div>
              {exportFileNames.map((name) => (
                <button key={name} type="submit" name="cambio" value={name}>
                  {chosenFiles[name]}
                </button>
              ))}
            </div>
          </More>
          <More ref={menu}>
            <summary>Altro</summary>
            <div>
              <button type="submit" name="cambio" value="testi">
                Scrivi le descrizioni dai dati
              </button>
              {others.map((name) => (
                <button key={name} type="submit" name="cambio" value={name}>
                  {ownerActions[name].label}
                </button>
              ))}
            </div>
          </More>
          <button type="button" className="needs-script" aria-label="Non scegliere più nulla" onClick={rows.clear}>
            <Icon name="close" size={16} />
          </button>
        </Actions>
      </div>
    </Bar>
  )
}

function countText({ count, isAll }: ChosenRows, { shown, found, isFiltered }: Pick<Props, 'shown' | 'found' | 'isFiltered'>): string {
  if (isAll || (count === shown && found === shown && shown > 1))
    return `${numberText(found)} scelte, ${isFiltered ? 'tutte quelle trovate' : 'tutto lo stock'}`
  if (count === shown && shown > 1) return `${numberText(count)} scelte, tutta la pagina`
  return count === 1 ? '1 scelta' : `${numberText(count)} scelte`
}

/** The page first, then all that the filters find, then none again. */
function MoreChoice({ rows, shown, found }: Pick<Props, 'rows' | 'shown' | 'found'>) {
  const isWhole = rows.isAll || (rows.count === shown && found === shown)
  if (isWhole && shown === 1) return null
  const [label, act] = isWhole
    ? ['Torna a nessuna', rows.clear]
    : rows.count < shown
      ? [`Scegli le ${numberText(shown)} della pagina`, rows.choosePage]
      : [`Scegli tutte le ${numberText(found)}`, rows.chooseAll]
  return (
    <All type="button" onClick={act}>
      {label}
    </All>
  )
}

function AllBox({ found }: { found: number }) {
  return (
    <label>
      <input type="checkbox" name="tutte" value="si" /> Tutte le {numberText(found)}
    </label>
  )
}

const Bar = styled.form`
  margin-top: 16px;
  padding: 8px 12px 8px 20px;
  border-radius: ${radius.lg};
  background: ${color.accentStrong};
  color: ${color.textInverse};
  box-shadow: ${shadow.lg};
  ${highScreen} { position: sticky; bottom: calc(${bottomInset} + 12px); z-index: ${zIndex.stickyBar}; }
  > div { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
  b { font: 600 ${fontSize.lg}/1.2 ${font.display}; }
  label { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 8px; }
  button, summary {
    display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: ${radius.sm};
    color: ${color.textInverse}; font-weight: 600; font-size: ${fontSize.base}; cursor: pointer;
  }
  button:hover, summary:hover { background: ${color.accent}; }
  :focus-visible { outline-color: ${color.focusOnDark}; }
  ${mobileScreen} {
    margin: 16px -16px 0; padding: 8px 16px; border-radius: 0;
    bottom: ${bottomInset};
    button, summary { padding: 0 8px; }
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: auto;
  ${mobileScreen} { width: 100%; margin: 0 -8px; justify-content: space-between; }
`
const All = styled.button`
  text-decoration: underline;
  text-underline-offset: 3px;
`
const More = styled.details`
  position: relative;
  > summary { list-style: none; }
  > summary::-webkit-details-marker { display: none; }
  > div {
    position: absolute; right: 0; bottom: calc(100% + 12px); display: grid; width: max-content; max-width: calc(100vw - 32px); padding: 8px;
    border: 1px solid ${color.border}; border-radius: ${radius.md}; background: ${color.surface}; box-shadow: ${shadow.lg};
  }
  > div > button { color: ${color.text}; }
  > div > button:hover { background: ${color.surfaceMuted}; }
`
