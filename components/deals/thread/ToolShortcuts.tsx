import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useDismissal } from '@/components/ui/use-dismissal'
import { color, fontSize, radius, shadow, zIndex } from '@/styles/tokens'
import type { DealTool } from './deal-tools'

/** The chips above the text box: each leads to its form. Without a script the form is reached closed. */
export function ToolChips({ tools }: { tools: readonly DealTool[] }) {
  if (tools.length === 0) return null
  return (
    <Chips aria-label="Azioni">
      {tools.map(({ id, icon, chip }) => (
        <a key={id} href={`#${id}`} onClick={openTool}>
          <Icon name={icon} /> {chip}
        </a>
      ))}
    </Chips>
  )
}

/** «+» beside the text box: the same as a list with what each means. */
export function PlusMenu({ tools }: { tools: readonly DealTool[] }) {
  const ref = useDismissal()
  if (tools.length === 0) return null
  return (
    <Plus ref={ref}>
      <summary aria-label="Altro da fare">+</summary>
      <ul>
        {tools.map(({ id, icon, chip, hint }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={openTool}>
              <Icon name={icon} size={20} />
              <span>
                {chip}
                <small>{hint}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Plus>
  )
}

/** Opens the form of a tool and goes there. Not as a browser goes to a fragment, which takes the focus away again. */
export function openTool(event: MouseEvent<HTMLAnchorElement>): void {
  const tool = document.querySelector<HTMLDetailsElement>(event.currentTarget.hash)
  if (!tool) return
  event.preventDefault()
  tool.open = true
  tool.scrollIntoView({ block: 'start' })
  tool.querySelector('summary')?.focus({ preventScroll: true })
}

const Chips = styled.nav`
  display: flex;
  gap: 8px;
  padding-bottom: 4px;
  overflow-x: auto;
  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    flex: none;
    min-height: 44px;
    padding: 0 14px;
    border-radius: ${radius.pill};
    background: ${color.accentSurfaceStrong};
    color: ${color.accentStrong};
    font-size: ${fontSize.base};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
`
const Plus = styled.details`
  position: relative;
  flex: none;
  > summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    color: ${color.accent};
    font-size: ${fontSize.xl};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  ul {
    position: absolute;
    bottom: calc(100% + 8px);
    left: 0;
    z-index: ${zIndex.menu};
    box-shadow: ${shadow.lg};
    width: min(300px, calc(100vw - 64px));
    margin: 0;
    padding: 4px 0;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.lg};
    background: ${color.surface};
    list-style: none;
  }
  li a { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 8px 16px; color: ${color.text}; font-weight: 600; text-decoration: none; line-height: 1.3; }
  li a:hover { background: ${color.accentSurface}; }
  li .icon { flex: none; color: ${color.accent}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; font-weight: 400; }
`
