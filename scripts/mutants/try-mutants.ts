import { writeFileSync } from 'node:fs'
import { guardLoops } from './loop-guard'
import { type Mutant, mutate } from './mutant'
import { nearTests } from './near-tests'
import type { Outcome } from './report'
import { openTestRunner, type TestRunner } from './vitest-runner'

type Sources = ReadonlyMap<string, string>
type Attempt = { sources: Sources; deadline: number; onOutcome: (outcome: Outcome, number: number) => void }

/** So many imports may lie between a rule and a test that still counts as one of it. */
const maxSteps = 3
/** Tried first; a mutant that lives on meets the others, so many at most. */
const [nearest, further] = [2, 2]
/** A test file that takes longer judges no single rule, and a thousand mutants cannot wait for it. */
const maxTestMs = 15_000
const patienceMs = 120_000

/** Tries mutants one after the other until the time is up. The working directory is the copy of the tree. */
export async function tryMutants(
  mutants: readonly Mutant[],
  { sources, deadline, onOutcome }: Attempt,
): Promise<{ outcomes: Outcome[]; leftOut: string[] }> {
  const outcomes: Outcome[] = []
  const soundness = new Map<string, boolean>()
  let runner = await openTestRunner()
  for (const mutant of mutants) {
    if (Date.now() > deadline) break
    const tests = nearTests(sources, mutant.file, maxSteps)
    const verdict = await within(patienceMs, isKilled(runner, mutant, { sources, tests, soundness }))
    if (verdict === undefined) {
      await within(patienceMs / 4, runner.close())
      runner = await openTestRunner()
    }
    const outcome = { mutant, isKilled: verdict ?? true }
    outcomes.push(outcome)
    onOutcome(outcome, outcomes.length)
  }
  await within(patienceMs / 4, runner.close())
  return { outcomes, leftOut: [...soundness].filter(([, isSound]) => !isSound).map(([test]) => test) }
}

type Trial = { sources: Sources; tests: string[]; soundness: Map<string, boolean> }

async function isKilled(runner: TestRunner, mutant: Mutant, { sources, tests, soundness }: Trial): Promise<boolean> {
  const source = sources.get(mutant.file) ?? ''
  for (const group of [tests.slice(0, nearest), tests.slice(nearest, nearest + further)]) {
    const sound = await soundOnes(runner, group, soundness)
    if (sound.length === 0) continue
    writeFileSync(mutant.file, guardLoops(mutate(source, mutant)))
    const { passes } = await runner.run(sound, mutant.file)
    writeFileSync(mutant.file, source)
    runner.forget(mutant.file)
    if (!passes) return true
  }
  return false
}

/** Tests that pass without a mutant, and soon: those that fail anyway would kill every one. */
async function soundOnes(runner: TestRunner, tests: readonly string[], known: Map<string, boolean>): Promise<string[]> {
  for (const test of tests.filter((one) => !known.has(one))) {
    const { passes, testMs } = await runner.run([test])
    known.set(test, passes && testMs < maxTestMs)
  }
  return tests.filter((test) => known.get(test))
}

/** Undefined when it takes too long: a loop that never ends outside of the changed file. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
