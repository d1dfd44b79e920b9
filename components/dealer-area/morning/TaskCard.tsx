import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = {
  /** What stands on the sign. */
  sign: ReactNode
  tone: 'plain' | 'urgent' | 'done'
  title: string
  why: string
  action?: ReactNode
  /** The lines of the task, as items of a list. */
  children?: ReactNode
}

/** One thing of the morning: its sign, what and why, the button for all of it, then line by line. */
export function TaskCard({ sign, tone, title, why, action, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id} data-tone={tone}>
      <Head>
        <Sign aria-hidden="true">{sign}</Sign>
        <div>
          <h2 id={id}>
            {tone === 'done' ? (
              <>
                <s>{title}</s> <small>fatto</small>
              </>
            ) : (
              title
            )}
          </h2>
          <p>{why}</p>
        </div>
        {action !== undefined && <Action>{action}</Action>}
      </Head>
      {children !== undefined && <ul>{children}</ul>}
    </Card>
  )
}

type LineProps = { picture: ReactNode; name: ReactNode; text: string; children?: ReactNode }

/** A line of a task: picture, what it is about, the buttons that do it. */
export function TaskLine({ picture, name, text, children }: LineProps) {
  return (
    <li>
      <Picture>{picture}</Picture>
      <div>
        <b>{name}</b>
        <small>{text}</small>
      </div>
      {children !== undefined && <Buttons>{children}</Buttons>}
    </li>
  )
}

const Card = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: hidden;
  && > ul { margin-top: 0; border-top: 1px solid ${color.border}; padding: 0 20px; } /* the page puts space before what stands in a section */
  li { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 10px 0; line-height: 1.35; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${color.border}; }
  b { font-weight: 600; }
  b a { color: inherit; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  h2 small { display: inline; font-weight: 400; }
  &[data-tone='done'] h2 { color: ${color.textMuted}; }
  ${maxWidth(800)} {
    && > ul { padding: 0 16px; }
    li { grid-template-columns: 64px minmax(0, 1fr); }
  }
`
const Head = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 14px 20px;
  h2 { font-size: ${fontSize.xl}; font-weight: 600; line-height: 1.25; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; line-height: 1.35; }
  ${maxWidth(800)} { padding: 12px 16px; grid-template-columns: 44px minmax(0, 1fr); }
`
/** A sign as on a road: the number in a frame. */
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 54px;
  border-radius: 5px;
  background: ${color.accent};
  box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
  color: ${color.textInverse};
  font: 700 ${fontSize.xl2}/1 ${font.display};
  [data-tone='urgent'] & { background: ${color.danger}; box-shadow: inset 0 0 0 2px ${color.danger}, inset 0 0 0 3.5px ${color.textInverse}; }
  [data-tone='done'] & { background: ${color.accentSurfaceStrong}; box-shadow: none; color: ${color.accentStrong}; }
`
const Action = styled.div`
  ${maxWidth(800)} { grid-column: 1 / -1; a, button { width: 100%; } }
`
const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 64px;
  height: 46px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  color: ${color.textSubtle};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${maxWidth(800)} {
    grid-column: 1 / -1;
    > * { flex: 1 1 auto; }
    > form > button { width: 100%; }
  }
`
