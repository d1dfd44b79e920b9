import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { fieldStyle } from '@/components/ui/FieldFrame'
import { articleSearchParam } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { maxSearchLength } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'

/** Looks for articles by their words: a plain form, which the server answers. */
export function ArticleSearchForm({ text }: { text?: string }) {
  return (
    <Row action={routes.magazine} role="search">
      <label>
        Cerca nel magazine
        <input key={text} type="search" name={articleSearchParam} maxLength={maxSearchLength} defaultValue={text} />
      </label>
      <Button type="submit">Cerca</Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  width: min(100%, 400px);
  label { flex: 1; min-width: 0; font-weight: 600; }
  button { flex: none; min-height: 48px; }
  input { ${fieldStyle} margin-top: 6px; font-weight: 400; }
  ${maxWidth(800)} { width: 100%; }
`
