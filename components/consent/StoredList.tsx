import styled from '@emotion/styled'
import { purposes } from '@/lib/accounts/consent/privacy-choice'
import { purposeTexts } from '@/lib/accounts/consent/purpose-texts'
import { storageInventory } from '@/lib/accounts/consent/storage-inventory'
import { color, fontSize } from '@/styles/tokens'

const groups = [
  { key: 'technical', name: 'Tecnici, sempre attivi' },
  ...purposes.map(({ key }) => ({ key, name: purposeTexts[key].name })),
] as const
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
          {storageInventory.some(({ purpose }) => purpose === key) ? (
            <dl>
              {storageInventory
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
  font-size: ${fontSize.base};
  h3 { margin-bottom: 8px; font-size: ${fontSize.lg}; }
  dl { display: grid; gap: 10px; }
  dt { font-weight: 600; overflow-wrap: anywhere; }
  dt span { color: ${color.textMuted}; font-weight: 400; }
`
