import { useExperiment } from '@/lib/experimentation/experiments/use-experiment'
import type { places } from './place-catalogue'

type Places = typeof places

/**
 * How a part of a page reads the place it has: `is` for what the code can show, `text` for what marketing wrote.
 * The control where the visitor takes no part. A call counts as an exposure.
 */
export function usePlace<Key extends keyof Places>(key: Key) {
  const { variation, texts } = useExperiment(key)
  return {
    is: (wanted: keyof Places[Key]['variations']) => variation === wanted,
    text: (slot: keyof Places[Key]['slots'] & string, control: string) => texts?.[slot] ?? control,
  }
}
