import styled from '@emotion/styled'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import { articleSearchParam } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { maxSearchLength } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'

/** Looks for articles by their words: a plain form, which the server answers. */
export function ArticleSearchForm({ text }: { text?: string }) {
  return (
    <Row
      action={routes.magazine}
      type="search"
      name={articleSearchParam}
      label="Cerca nel magazine"
      button="Cerca"
      maxLength={maxSearchLength}
      defaultValue={text}
    />
  )
}

const Row = styled(OneFieldForm)`
  width: min(100%, 400px);
  ${maxWidth(800)} { width: 100%; }
`
