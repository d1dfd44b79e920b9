import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { isShot, type Shot, shots } from '@/lib/market/photos/photo'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { done: ReadonlySet<string>; onFiles(files: readonly File[], shot: Shot): void }

/** The pictures that count; a touch takes one, or chooses it from the device. */
export function ShotList({ done, onFiles }: Props) {
  const isHydrated = useHydrated()
  const names = Object.keys(shots).filter(isShot)
  return (
    <section aria-labelledby="scatti">
      <Head>
        <h2 id="scatti">Gli scatti che contano</h2>
        <span>
          {names.filter((shot) => done.has(shot)).length} di {names.length}
        </span>
      </Head>
      <List>
        {names.map((shot) => (
          <li key={shot}>
            <label data-done={done.has(shot) || undefined}>
              {done.has(shot) && <Icon name="check" size={16} />}
              {shots[shot]}
              <VisuallyHidden>: {done.has(shot) ? 'fatta' : 'da fare'}</VisuallyHidden>
              {isHydrated && (
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  onChange={({ currentTarget }) => {
                    onFiles([...(currentTarget.files ?? [])].slice(0, 1), shot)
                    currentTarget.value = ''
                  }}
                />
              )}
            </label>
          </li>
        ))}
      </List>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  h2 { font-size: ${fontSize.xl2}; }
  span { color: ${color.textMuted}; }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 10px;
  margin-top: 14px;
  ${maxWidth(800)} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  label {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px;
    width: 100%;
    min-height: 56px;
    padding: 8px 4px;
    border: 1.5px dashed ${color.borderControl};
    border-radius: ${radius.md};
    font-size: ${fontSize.sm};
    font-weight: 600;
  }
  label[data-done] { border-style: solid; border-color: ${color.accent}; background: ${color.accentSurface}; color: ${color.accent}; }
  label:focus-within { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`
