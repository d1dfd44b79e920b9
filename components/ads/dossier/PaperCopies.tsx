import styled from '@emotion/styled'
import { paperPath } from '@/lib/kernel/routes/dossier'
import { dayText } from '@/lib/market/dossier/mileage'
import { recordKinds, type VehicleRecord } from '@/lib/market/dossier/vehicle-record'
import { color, fontSize, radius } from '@/styles/tokens'

/** Copies of papers that a person has looked at, with what was covered by their seller. */
export function PaperCopies({ papers }: { papers: readonly VehicleRecord[] }) {
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="le-copie">
      <h2 id="le-copie">Le copie delle carte</h2>
      <p>Targa, nome e indirizzo li ha coperti chi vende. L’originale lo vedi alla visita.</p>
      <List>
        {papers.map(
          ({ id, kind, on, paper }) =>
            paper && (
              <li key={id}>
                <a href={paperPath(paper.id)} rel="nofollow">
                  <img src={paperPath(paper.id)} alt="" width={paper.width} height={paper.height} loading="lazy" />
                  {recordKinds[kind]}, {dayText(on)}
                </a>
              </li>
            ),
        )}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 16px;
  margin-top: 12px;
  a { display: grid; gap: 6px; color: ${color.link}; font-size: ${fontSize.base}; }
  img { width: 100%; height: 120px; object-fit: cover; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
`
