import { writeFileSync } from 'node:fs'
import { guardLoops } from './loop-guard'
import { type Mutant, mutate } from './mutant'
import { nearTests } from './near-tests'
import { openTestRunner, type TestRunner } from './remote-runner'
import type { Outcome, Verdict } from './report'
import type { TestOutcome, TestRequest } from './vitest-runner'

type Sources = ReadonlyMap<string, string>
type Attempt = { sources: Sources; deadline: number; onOutcome: (outcome: Outcome, number: number) => void }

/** The maximum number of imports between a rule and its tests. */
const maxSteps = 3
/** The nearest test is tried alone; a mutant that lives on meets the next ones. */
const groups = [
  [0, 1],
  [1, 4],
  [4, 10],
] as const
/** A test file that takes more judges no single rule, and hundreds of mutants cannot wait for it. In time of the processor, which is the same on a busy machine. */
const maxCpuMs = 10_000

/** Tries mutants one after the other until the time is up. The working directory is the copy of the tree. */
export async function tryMutants(
  mutants: readonly Mutant[],
  { sources, deadline, onOutcome }: Attempt,
): Promise<{ outcomes: Outcome[]; leftOut: string[] }> {
  const outcomes: Outcome[] = []
  const soundness = new Map<string, boolean>()
  const runner = openTestRunner({ stopAtFirst: true, testMs })
  try {
    for (const mutant of mutants) {
      if (Date.now() > deadline) break
      const tests = nearTests(sources, mutant.file, maxSteps)
      const outcome = { mutant, verdict: await judge(runner, mutant, { sources, tests, soundness }) }
      outcomes.push(outcome)
      onOutcome(outcome, outcomes.length)
    }
  } catch (error) {
    console.error('\nThe run ends early, what follows is of the mutants before:', error)
    process.exitCode = 1
  }
  await runner.close()
  return { outcomes, leftOut: [...soundness].filter(([, isSound]) => !isSound).map(([test]) => test) }
}

/** The milliseconds of a test: more than one needs that takes part, on a busy machine too. */
const testMs = 30_000

type Trial = { sources: Sources; tests: string[]; soundness: Map<string, boolean> }

async function judge(runner: TestRunner, mutant: Mutant, { sources, tests, soundness }: Trial): Promise<Verdict> {
  const source = sources.get(mutant.file) ?? ''
  for (const [start, end] of groups) {
    const sound = await soundOnes(runner, tests.slice(start, end), soundness)
    if (sound.length === 0) continue
    writeFileSync(mutant.file, guardLoops(mutate(source, mutant)))
    const { passes, doubt } = await runTwice(runner, { tests: sound, changed: [mutant.file] })
    writeFileSync(mutant.file, source)
    if (doubt === 'lost') return 'undecided'
    if (!passes) return doubt === 'slow' ? 'killed by time' : 'killed'
  }
  return 'survived'
}

/** Tests that pass without a mutant, and soon: those that fail anyway would kill every one. */
async function soundOnes(runner: TestRunner, tests: readonly string[], known: Map<string, boolean>): Promise<string[]> {
  for (const test of tests.filter((one) => !known.has(one))) {
    const { passes, cpuMs } = await runTwice(runner, { tests: [test], changed: [] })
    known.set(test, passes && cpuMs < maxCpuMs)
  }
  return tests.filter((test) => known.get(test))
}

/** Runs once more where the machine rather than the change may have ended the tests. */
async function runTwice(runner: TestRunner, request: TestRequest): Promise<TestOutcome> {
  const first = await runner.run(request)
  return first.doubt === null ? first : runner.run(request)
}
