import styled from '@emotion/styled'
import { type ChangeEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type AlertFrequency, alertFrequencies, frequencyNames, isFrequency } from '@/lib/accounts/saved-searches/alert-frequency'
import type { SavedSearch } from '@/lib/accounts/saved-searches/saved-search'
import { savedSearchApi } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  search: Pick<SavedSearch, 'id' | 'name' | 'frequency'>
  csrf: string
  /** Whether it was done; a failure is shown already. */
  onChange(frequency: AlertFrequency): Promise<boolean>
}

/** The mail frequency of a saved search: stored at once, or by its button without JavaScript. */
export function AlertChoice({ search: { id, name, frequency }, csrf, onChange }: Props) {
  const [chosen, setChosen] = useState(frequency)
  const [isSaved, setSaved] = useState(false)
  const isHydrated = useHydrated()
  const choose = async ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (!isFrequency(value)) return
    setChosen(value)
    setSaved(false)
    if (await onChange(value)) setSaved(true)
    else setChosen(chosen)
  }
  return (
    <form method="post" action={savedSearchApi.one(id)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="change" value="frequency" />
      <Choices>
        <legend>Ti scriviamo</legend>
        {frequencyNames.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="frequency"
              value={one}
              aria-describedby={`ricerca-salvata-${id}`}
              checked={one === chosen}
              onChange={(event) => void choose(event)}
            />
            <span>{alertFrequencies[one]}</span>
          </label>
        ))}
        {!isHydrated && (
          <Button type="submit" size="md" variant="outline" aria-label={`Salva quando ti scriviamo di «${name}»`}>
            Salva
          </Button>
        )}
        <Saved role="status">{isSaved ? 'Salvato' : ''}</Saved>
      </Choices>
    </form>
  )
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 4px; padding: 0; color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 600; }
  label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 4px; border-radius: ${radius.md}; cursor: pointer; }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${color.accent}; }
  ${maxWidth(583)} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Saved = styled.span`
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
`
