import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import type { Values } from '@/components/form/form-context'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { choiceOf, filledByVersion } from '@/lib/accounts/selling/drafts/chosen-version'
import type { Category } from '@/lib/market/catalogue/category'
import { bodiesByCategory } from '@/lib/market/catalogue/vocabulary'
import { factText } from '@/lib/market/versions/version-details'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { category: Category; labels: Readonly<Record<string, string>>; onEdit: () => void }

/** What the chosen version has filled in of what is asked of this kind of vehicle, each a link to its field. What the seller has corrected since is white. */
export function KnownFacts({ category, labels, onEdit }: Props) {
  const { values } = useFormikContext<Values>()
  const filled = choiceOf(values)?.filled ?? {}
  const own = filledByVersion(values)
  const shown = Object.keys(filled).filter((name) => name !== 'versione' && name in labels && (values[name] ?? '') !== '')
  if (shown.length === 0) return null
  return (
    <section aria-label="Dati compilati dalla versione">
      <Title>Compilati da noi. Tocca per correggere.</Title>
      <Chips>
        {shown.map((name) => (
          <li key={name}>
            <a href={`#annuncio-${name}`} data-own={own.includes(name) ? undefined : true} onClick={onEdit}>
              <VisuallyHidden>{labels[name]}: </VisuallyHidden>
              {factText(name, values[name] ?? '', bodiesByCategory[category])}
              <VisuallyHidden>, modifica</VisuallyHidden>
              <Icon name="pencil" size={16} />
            </a>
          </li>
        ))}
      </Chips>
    </section>
  )
}

const Title = styled.p`
  margin-bottom: 8px;
  font-size: ${fontSize.base};
  font-weight: 600;
`
const Chips = styled.ul`
  &&& { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; } /* lists of the step stand in a column */
  a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 10px 0 12px; border: 1.5px solid ${color.accentSurfaceStrong}; border-radius: ${radius.md}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; font-size: ${fontSize.base}; font-weight: 600; text-decoration: none; }
  a:hover { border-color: ${color.accent}; }
  a[data-own] { border-color: ${color.borderStrong}; background: ${color.surface}; color: ${color.text}; }
`
