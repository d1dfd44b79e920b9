import { string } from 'yup'
import type { GoalWindows } from '@/lib/experimentation/experiment-results/goal-window'
import { messages } from '@/lib/kernel/validation/rules'

type TextOf = (field: string) => string

const windowDays = [1, 3, 7, 14, 28] as const
/** What a field of a draft offers; the empty one is «without an end». */
export const windowOptions = windowDays.map((days) => ({
  value: String(days),
  label: days === 1 ? 'Entro un giorno' : `Entro ${days} giorni`,
}))

const field = () =>
  string()
    .oneOf(['', ...windowDays.map(String)], messages.digits)
    .default('')
/** The primary goal, the guardrails by their places, and all other goals together. */
export const windowShape = { windowGoal: field(), window1: field(), window2: field(), window3: field(), windowOthers: field() }
export const windowLabels = {
  windowGoal: 'Fino a quando conta',
  window1: 'Fino a quando conta, 1',
  window2: 'Fino a quando conta, 2',
  window3: 'Fino a quando conta, 3',
  windowOthers: 'Fino a quando contano gli altri',
}

type Goals = { goals: readonly string[]; guardrails: readonly { key: string }[] }

/** `guardrails`: the keys at their places, empty where none was chosen. */
export function readWindows({ goals: [goal, ...others], guardrails }: Goals, textOf: TextOf): GoalWindows {
  const entries = [
    [goal ?? '', textOf('windowGoal')] as const,
    ...guardrails.map(({ key }, place) => [key, textOf(`window${place + 1}`)] as const),
    ...others.map((key) => [key, textOf('windowOthers')] as const),
  ]
  return entries.filter(([key, days]) => key !== '' && days !== '').map(([key, days]) => ({ key, days: Number(days) }))
}

/** The windows as their fields show them. */
export function windowForm({ goals: [goal, ...others], guardrails }: Goals, windows: GoalWindows): Record<string, string> {
  const textOf = (key: string | undefined) => String(windows.find((each) => each.key === key)?.days ?? '')
  return {
    windowGoal: textOf(goal),
    ...Object.fromEntries(guardrails.map(({ key }, place) => [`window${place + 1}`, textOf(key)])),
    windowOthers: textOf(others[0]),
  }
}
