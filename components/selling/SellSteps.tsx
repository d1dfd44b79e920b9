import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type DraftStep, sellStages, stageOf, stepNames } from '@/lib/accounts/selling/drafts/draft-steps'
import { sellPath } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { draftId: string; step: DraftStep; done: readonly DraftStep[] }

/** The three steps of a draft, styled as milestones, and the pages of the current one. Every step and page is a link. */
export function SellSteps({ draftId, step, done }: Props) {
  const stage = stageOf(step)
  const pages: readonly DraftStep[] = sellStages[stage - 1]?.pages ?? []
  const isDone = (page: DraftStep) => done.includes(page)
  return (
    <nav aria-label="Avanzamento">
      <Stages>
        {sellStages.map(({ name, pages }, place) => {
          const isWhole = pages.every(isDone)
          return (
            <li key={name} data-done={isWhole || undefined}>
              <Link
                href={sellPath(draftId, pages.find((page) => !isDone(page)) ?? pages[0])}
                aria-current={place + 1 === stage ? 'step' : undefined}
              >
                <Stone>{isWhole && place + 1 !== stage ? <Icon name="check" size={20} /> : place + 1}</Stone>
                <span>
                  {name}
                  {isWhole && <VisuallyHidden> (fatto)</VisuallyHidden>}
                </span>
              </Link>
            </li>
          )
        })}
      </Stages>
      {pages.length > 1 && (
        <Pages>
          {pages.map((page) => (
            <li key={page}>
              <Link href={sellPath(draftId, page)} aria-current={page === step ? 'page' : undefined}>
                {isDone(page) && <Icon name="check" size={16} />}
                {stepNames[page]}
                {isDone(page) && <VisuallyHidden> (fatto)</VisuallyHidden>}
              </Link>
            </li>
          ))}
        </Pages>
      )}
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
const Stages = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 24px 0 32px;
  a { display: grid; justify-items: center; gap: 6px; color: ${color.textMuted}; font-size: ${fontSize.base}; text-align: center; text-decoration: none; }
  a:hover span { color: ${color.accent}; }
  [data-done] ${Stone} { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accent}; }
  [aria-current] { color: ${color.text}; font-weight: 600; }
  [aria-current] ${Stone}, [data-done] [aria-current] ${Stone} { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  ${maxWidth(583)} { margin: 16px 0 24px; ${Stone} { width: 36px; height: 36px; } }
`
const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin: -16px 0 24px;
  a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 14px; border: 1.5px solid ${color.borderStrong}; border-radius: 22px; color: ${color.text}; font-size: ${fontSize.base}; text-decoration: none; }
  a:hover, a[aria-current] { border-color: ${color.accent}; color: ${color.accent}; }
  a[aria-current] { background: ${color.accentSurface}; font-weight: 600; }
  svg { color: ${color.accent}; }
  ${maxWidth(583)} { margin-top: -8px; }
`
