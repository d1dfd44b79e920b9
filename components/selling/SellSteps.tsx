import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type DraftStep, draftSteps, stepNames } from '@/lib/accounts/selling/drafts/draft-steps'
import { sellPath } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { draftId: string; step: DraftStep; done: readonly DraftStep[] }

/** The steps of a draft with the current one, styled as milestones. Every step is a link. */
export function SellSteps({ draftId, step, done }: Props) {
  return (
    <nav aria-label="Avanzamento">
      <List>
        {draftSteps.map((name, place) => (
          <li key={name} data-done={done.includes(name) || undefined}>
            <Link href={sellPath(draftId, name)} aria-current={name === step ? 'step' : undefined}>
              <Stone>{done.includes(name) && name !== step ? <Icon name="check" size={20} /> : place + 1}</Stone>
              <span>
                {stepNames[name]}
                {done.includes(name) && <VisuallyHidden> (fatto)</VisuallyHidden>}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Stone = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2px solid ${color.borderStrong};
  border-radius: 22px 22px 6px 6px;
  background: ${color.surface};
  color: ${color.textMuted};
  font: 700 ${fontSize.lg}/1 ${font.display};
`
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin: 24px 0 32px;
  a { display: grid; justify-items: center; gap: 6px; color: ${color.textMuted}; font-size: ${fontSize.base}; text-align: center; text-decoration: none; }
  a:hover span { color: ${color.accent}; }
  [data-done] ${Stone} { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accent}; }
  [aria-current] { color: ${color.text}; font-weight: 600; }
  [aria-current] ${Stone}, [data-done] [aria-current] ${Stone} { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  ${maxWidth(583)} {
    margin: 16px 0 24px;
    a > span:last-of-type { font-size: ${fontSize.xs}; }
    ${Stone} { width: 36px; height: 36px; }
  }
`
