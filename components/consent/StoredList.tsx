import styled from '@emotion/styled'
import { purposes } from '@/lib/people/consent/privacy-choice'
import { storedThings } from '@/lib/people/consent/stored-things'
import { color, size } from '@/styles/tokens'

const groups = [{ key: 'technical', name: 'Tecnici, sempre attivi' }, ...purposes] as const
const placeNames = {
  cookie: 'cookie',
  localStorage: 'memoria del browser',
  sessionStorage: 'memoria della scheda',
  cacheStorage: 'file del sito',
} as const

/** All that the site may leave in a browser, by what it is for. */
export function StoredList() {
  return (
    <Groups>
      {groups.map(({ key, name }) => (
        <div key={key}>
          <h3>{name}</h3>
          {storedThings.some(({ purpose }) => purpose === key) ? (
            <dl>
              {storedThings
                .filter(({ purpose }) => purpose === key)
                .map((thing) => (
                  <div key={thing.place + thing.name}>
                    <dt>
                      {thing.name} <span>({placeNames[thing.place]})</span>
                    </dt>
                    <dd>
                      {thing.use} Durata: {thing.lasts}.
                    </dd>
                  </div>
                ))}
            </dl>
          ) : (
            <p>Nulla nel tuo browser.</p>
          )}
        </div>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  gap: 20px;
  font-size: ${size.base};
  h3 { margin-bottom: 8px; font-size: ${size.lg}; }
  dl { display: grid; gap: 10px; }
  dt { font-weight: 600; overflow-wrap: anywhere; }
  dt span { color: ${color.asfalto600}; font-weight: 400; }
`
