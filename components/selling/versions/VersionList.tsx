import styled from '@emotion/styled'
import { type MouseEvent, useState } from 'react'
import { TextField } from '@/components/ui/form/TextField'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { numberText } from '@/lib/market/catalogue/number-text'
import { adsOfVersion, byEngine, type OfferedVersion } from '@/lib/market/versions/version'
import { detailsOf, groupsOf, isFound } from '@/lib/market/versions/version-details'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { versions: readonly OfferedVersion[]; chosen: string | null; onChoose: (version: OfferedVersion) => void }

const shownAtFirst = 5

/**
 * Versions to choose from, those of most ads first; of one fuel and gearbox the most frequent of each engine first. Each is a button that sends the form;
 * with JavaScript the page fills in what it says. Ads are counted from three on, of people as of the demo.
 */
export function VersionList({ versions, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const groups = groupsOf(versions)
  const own = groups.find(({ name }) => name === group)
  const rows = { chosen, onChoose }
  const isNarrowed = query.trim() !== '' || own !== undefined
  const found = (own ? byEngine(own.versions) : versions).filter((version) => isFound(version, query))
  return (
    <>
      {isHydrated && versions.length > shownAtFirst && (
        <>
          {groups.length > 1 && (
            <Groups role="group" aria-label="Carburante e cambio">
              {groups.map(({ name }) => (
                <button key={name} type="button" aria-pressed={name === group} onClick={() => setGroup(name === group ? null : name)}>
                  {name}
                </button>
              ))}
            </Groups>
          )}
          <TextField
            name=""
            type="search"
            label="Cerca fra le versioni"
            isOptional
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </>
      )}
      <p role="status">{isNarrowed && (found.length === 1 ? 'Una versione' : `${numberText(found.length)} versioni`)}</p>
      {isNarrowed ? <Rows versions={found} {...rows} /> : <FirstRows versions={versions} {...rows} />}
    </>
  )
}

function FirstRows({ versions, ...rest }: Props) {
  const [first, others] = [versions.slice(0, shownAtFirst), versions.slice(shownAtFirst)]
  return (
    <>
      <Rows versions={first} {...rest} />
      {others.length > 0 && (
        <Fold open={others.some(({ key }) => key === rest.chosen) || undefined}>
          <summary>{others.length === 1 ? 'Mostra l’altra' : `Mostra le altre ${numberText(others.length)}`}</summary>
          {groupsOf(others).map(({ name, versions }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <Rows versions={versions} {...rest} />
            </section>
          ))}
        </Fold>
      )}
    </>
  )
}

function Rows({ versions, chosen, onChoose }: Props) {
  const choose = (version: OfferedVersion) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(version)
  }
  return (
    <List>
      {versions.map((version) => (
        <li key={version.key}>
          <button
            type="submit"
            formNoValidate
            name="prendi"
            value={version.key}
            aria-pressed={version.key === chosen}
            onClick={choose(version)}
          >
            <Mark>{version.key === chosen && <Icon name="check" size={16} />}</Mark>
            <b>{version.label}</b>
            <small>{detailsOf(version)}</small>
            {version.ads >= adsOfVersion && <em>{numberText(version.ads)} annunci</em>}
          </button>
        </li>
      ))}
    </List>
  )
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  grid-row: 1 / span 2;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${color.borderControl};
  border-radius: 50%;
`
const List = styled.ul`
  display: grid;
  gap: 8px;
  button { display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; width: 100%; min-height: 44px; padding: 12px 14px; border: 1.5px solid ${color.borderStrong}; border-radius: ${radius.md}; background: ${color.surface}; color: ${color.text}; line-height: 1.35; text-align: left; cursor: pointer; }
  button:hover { border-color: ${color.accent}; }
  button[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSurface}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  button[aria-pressed='true'] ${Mark} { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  b { font-weight: 600; overflow-wrap: anywhere; }
  small { grid-column: 2; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  em { grid-row: 1 / span 2; grid-column: 3; color: ${color.textMuted}; font-size: ${fontSize.base}; font-style: normal; }
  ${maxWidth(583)} {
    ${Mark} { grid-row: 1 / span 3; align-self: start; }
    em { grid-row: 3; grid-column: 2; }
  }
`
const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button { min-height: 44px; padding: 0 14px; border: 1.5px solid ${color.borderStrong}; border-radius: ${radius.pill}; background: ${color.surface}; color: ${color.text}; font-size: ${fontSize.base}; cursor: pointer; }
  button:hover, button[aria-pressed='true'] { border-color: ${color.accent}; }
  button[aria-pressed='true'] { background: ${color.accent}; color: ${color.textInverse}; font-weight: 600; }
`
const Fold = styled.details`
  summary { display: inline-flex; align-items: center; min-height: 44px; color: ${color.link}; font-weight: 600; text-decoration: underline; cursor: pointer; }
  section + section { margin-top: 16px; }
  h3 { margin-bottom: 8px; font-size: ${fontSize.base}; }
`
