import { goalGroups } from '@/lib/experimentation/experiment-drafts/goal-keys'

/** Everything that can be counted, by what somebody is about to do. */
export function GoalOptions() {
  return goalGroups.map(({ group, goals }) => (
    <optgroup key={group} label={group}>
      {goals.map(({ key, noun }) => (
        <option key={key} value={key}>
          {noun}
        </option>
      ))}
    </optgroup>
  ))
}
