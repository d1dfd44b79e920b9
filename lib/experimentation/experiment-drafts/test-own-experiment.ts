import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { DraftForm } from './draft-form'
import type { ExperimentGroup, OwnExperiment } from './own-experiment'
import { widenVariations, writeDatafile } from './write-datafile'

/** A draft as a test types it. */
export function draftForm(changes: Record<string, string> = {}): DraftForm {
  return {
    place: 'contact_wording',
    hypothesis: 'Chi legge «Chiedi informazioni» scrive più spesso.',
    owner: '1',
    variation1: 'contatta',
    share1: '50',
    variation2: 'chiedi',
    share2: '50',
    variation3: '',
    share3: '',
    variation4: '',
    share4: '',
    goal: 'contact_sent',
    ...Object.fromEntries([2, 3, 4].flatMap((variation) => [1, 2].map((slot) => [`text${variation}-${slot}`, '']))),
    guardrail1: '',
    limit1: '',
    guardrail2: '',
    limit2: '',
    guardrail3: '',
    limit3: '',
    traffic: '100',
    group: '',
    groupShare: '',
    rate: '10',
    lift: '20',
    perDay: '1000',
    windowGoal: '',
    window1: '',
    window2: '',
    window3: '',
    windowOthers: '',
    startDay: '',
    startTime: '',
    stopDay: '',
    stopTime: '',
    ...changes,
  }
}

/** An experiment that no database knows; one that runs has the buckets of its traffic. */
export function ownExperiment(changes: Partial<OwnExperiment> = {}): OwnExperiment {
  const experiment: OwnExperiment = {
    id: 7,
    key: 'prova',
    place: 'contact_wording',
    state: 'running',
    revision: 1,
    hypothesis: 'Chi legge «Chiedi informazioni» scrive più spesso.',
    owner: { id: 1, name: 'Marta Ricci' },
    variations: [
      { key: 'contatta', percent: 50 },
      { key: 'chiedi', percent: 50 },
    ],
    audience: {},
    goals: ['contact_sent'],
    guardrails: [],
    windows: [],
    schedule: { startAt: null, stopAt: null },
    traffic: 100,
    group: null,
    plan: { rate: 0.1, lift: 0.2, visitorsADay: 1_000 },
    plannedVisitors: 10_000,
    plannedDays: 14,
    variationSlices: [],
    groupSlices: [],
    winner: null,
    rollout: null,
    pending: null,
    textsChecked: null,
    startedAt: null,
    endedAt: null,
    ...changes,
  }
  return experiment.state === 'draft' || experiment.variationSlices.length > 0
    ? experiment
    : { ...experiment, variationSlices: widenVariations(experiment, experiment.traffic) ?? [] }
}

export function fileOf(experiments: readonly OwnExperiment[], groups: readonly ExperimentGroup[] = []): object {
  return writeDatafile({ revision: 1, sdkKey: 'ingrana-web', experiments, groups })
}

/** The file as a site reads it. */
export function configOf(file: object | string): ProjectConfig {
  return indexDatafile(readDatafile(typeof file === 'string' ? file : JSON.stringify(file)))
}
