/** A small sound configuration file, to be changed by the tests. */
export function validDatafile(changes: object = {}): object {
  return {
    version: '4',
    accountId: '7001',
    projectId: '9001',
    revision: '1',
    attributes: [{ id: '1', key: 'deviceType' }],
    events: [{ id: '2', key: 'contact_sent' }],
    audiences: [],
    groups: [],
    experiments: [experimentOf()],
    ...changes,
  }
}

export function experimentOf(changes: object = {}): object {
  return {
    id: '10001',
    key: 'srp_layout',
    status: 'Running',
    layerId: '30001',
    audienceIds: [],
    forcedVariations: {},
    variations: [
      { id: '20001', key: 'lista' },
      { id: '20002', key: 'griglia' },
    ],
    trafficAllocation: [
      { entityId: '20001', endOfRange: 5_000 },
      { entityId: '20002', endOfRange: 10_000 },
    ],
    ...changes,
  }
}

const withExperiment = (changes: object) => JSON.stringify(validDatafile({ experiments: [experimentOf(changes)] }))
const withAudience = (conditions: unknown) => JSON.stringify(validDatafile({ audiences: [{ id: 'a', name: 'a', conditions }] }))
const withGroup = (changes: object) =>
  JSON.stringify(validDatafile({ groups: [{ id: 'g', policy: 'random', trafficAllocation: [], experiments: [], ...changes }] }))
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Files that must never become a configuration, and why each is refused. */
export const invalidDatafiles: { kind: string; text: string; reason: string }[] = [
  { kind: 'nothing', text: '', reason: 'the file is empty' },
  { kind: 'blanks', text: ' \n\t ', reason: 'the file is empty' },
  { kind: 'a web page', text: '<!doctype html><title>Manutenzione</title>', reason: 'the file is no JSON' },
  { kind: 'half a file', text: JSON.stringify(validDatafile()).slice(0, 200), reason: 'the file is no JSON' },
  { kind: 'two files', text: '{}{}', reason: 'the file is no JSON' },
  { kind: 'zero bytes', text: '\0\0\0\0', reason: 'the file is no JSON' },
  { kind: 'null', text: 'null', reason: 'the file is null, not an object' },
  { kind: 'a list', text: '[]', reason: 'the file is a list, not an object' },
  { kind: 'a number', text: '42', reason: 'the file is a number, not an object' },
  { kind: 'a text', text: '"datafile"', reason: 'the file is a string, not an object' },
  { kind: 'true', text: 'true', reason: 'the file is a boolean, not an object' },
  { kind: 'an empty object', text: '{}', reason: 'version is missing' },
  {
    kind: 'a version as number',
    text: JSON.stringify(validDatafile({ version: 4 })),
    reason: 'version is 4, only "2", "3" and "4" are supported',
  },
  { kind: 'a version with a point', text: JSON.stringify(validDatafile({ version: '4.0' })), reason: 'version is "4.0"' },
  { kind: 'the version before', text: JSON.stringify(validDatafile({ version: '1' })), reason: 'version is "1"' },
  { kind: 'the version after', text: JSON.stringify(validDatafile({ version: '5' })), reason: 'version is "5"' },
  {
    kind: 'an endless version',
    text: JSON.stringify(validDatafile({ version: 'x'.repeat(100_000) })),
    reason: 'version is "xxxxxxxxxxxxxxxxxxx, only',
  },
  { kind: 'no experiments', text: JSON.stringify(validDatafile({ experiments: undefined })), reason: 'experiments is missing, not a list' },
  {
    kind: 'experiments as object',
    text: JSON.stringify(validDatafile({ experiments: {} })),
    reason: 'experiments is an object, not a list',
  },
  { kind: 'no revision', text: JSON.stringify(validDatafile({ revision: undefined })), reason: 'revision is missing, not a text' },
  { kind: 'no account', text: JSON.stringify(validDatafile({ accountId: undefined })), reason: 'accountId is missing, not a text' },
  { kind: 'groups as text', text: JSON.stringify(validDatafile({ groups: 'none' })), reason: 'groups is a string, not a list' },
  { kind: 'events as object', text: JSON.stringify(validDatafile({ events: {} })), reason: 'events is an object, not a list' },
  { kind: 'rollouts as text', text: JSON.stringify(validDatafile({ rollouts: 'none' })), reason: 'rollouts is a string, not a list' },
  {
    kind: 'ten megabytes',
    text: JSON.stringify(validDatafile({ padding: 'x'.repeat(10_000_000) })),
    reason: 'the file is larger than 5000000 bytes',
  },
]

/** Files of which one entry cannot be read: it is set aside, and why. */
export const oddDatafiles: { kind: string; text: string; reason: string }[] = [
  {
    kind: 'an experiment that is null',
    text: JSON.stringify(validDatafile({ experiments: [null] })),
    reason: 'experiments[0] is null, not an object',
  },
  {
    kind: 'an attribute without key',
    text: JSON.stringify(validDatafile({ attributes: [{ id: '1' }] })),
    reason: 'attributes[0].key is missing, not a text',
  },
  { kind: 'an experiment without id', text: withExperiment({ id: undefined }), reason: 'experiments[0].id is missing, not a text' },
  { kind: 'an experiment with an empty key', text: withExperiment({ key: '' }), reason: 'experiments[0].key is empty' },
  {
    kind: 'an experiment without status',
    text: withExperiment({ status: undefined }),
    reason: 'experiments[0].status is missing, not a text',
  },
  { kind: 'a status that is true', text: withExperiment({ status: true }), reason: 'experiments[0].status is a boolean, not a text' },
  { kind: 'no variations', text: withExperiment({ variations: undefined }), reason: 'experiments[0].variations is missing, not a list' },
  {
    kind: 'variations as texts',
    text: withExperiment({ variations: ['lista'] }),
    reason: 'experiments[0].variations[0] is a string, not an object',
  },
  {
    kind: 'no traffic',
    text: withExperiment({ trafficAllocation: undefined }),
    reason: 'experiments[0].trafficAllocation is missing, not a list',
  },
  {
    kind: 'traffic as object',
    text: withExperiment({ trafficAllocation: { 20001: 5_000 } }),
    reason: 'experiments[0].trafficAllocation is an object, not a list',
  },
  {
    kind: 'the end of a range as a word',
    text: withExperiment({ trafficAllocation: [{ entityId: '20001', endOfRange: 'half' }] }),
    reason: 'trafficAllocation[0].endOfRange is a string, not a whole number',
  },
  {
    kind: 'half a bucket',
    text: withExperiment({ trafficAllocation: [{ entityId: '20001', endOfRange: 0.5 }] }),
    reason: 'trafficAllocation[0].endOfRange is a number, not a whole number',
  },
  {
    kind: 'a range of nobody',
    text: withExperiment({ trafficAllocation: [{ endOfRange: 1 }] }),
    reason: 'trafficAllocation[0].entityId is missing, not a text',
  },
  {
    kind: 'audience conditions without end',
    text: withExperiment({ audienceConditions: 0 }).replace('"audienceConditions":0', `"audienceConditions":${deep(1_000)}`),
    reason: 'experiments[0].audienceConditions is nested deeper than 100 lists',
  },
  {
    kind: 'a whitelist as list',
    text: withExperiment({ forcedVariations: ['anna'] }),
    reason: 'experiments[0].forcedVariations is a list, not an object',
  },
  {
    kind: 'a whitelist with lists',
    text: withExperiment({ forcedVariations: { anna: [] } }),
    reason: 'an entry of experiments[0].forcedVariations is a list, not a text',
  },
  { kind: 'conditions that are no text', text: withAudience(['or']), reason: 'audiences[0].conditions is a list, not a text' },
  { kind: 'conditions that are no JSON', text: withAudience('["or"'), reason: 'audiences[0].conditions is no JSON' },
  { kind: 'conditions without end', text: withAudience(deep(200_000)), reason: 'audiences[0].conditions is nested deeper than 100 lists' },
  { kind: 'a group without policy', text: withGroup({ policy: undefined }), reason: 'groups[0].policy is missing, not a text' },
  {
    kind: 'a group without experiments',
    text: withGroup({ experiments: undefined }),
    reason: 'groups[0].experiments is missing, not a list',
  },
  {
    kind: 'a broken experiment in a group',
    text: withGroup({ experiments: [{}] }),
    reason: 'groups[0].experiments[0].id is missing, not a text',
  },
  {
    kind: 'a broken rule of a rollout',
    text: JSON.stringify(validDatafile({ rollouts: [{ id: 'r', experiments: [{}] }] })),
    reason: 'rollouts[0].experiments[0].id is missing, not a text',
  },
]

const onPhones = { type: 'custom_attribute', name: 'deviceType', match: 'exact', value: 'mobile' }
const aimed = (condition: unknown) =>
  JSON.stringify(
    validDatafile({
      experiments: [experimentOf({ audienceIds: ['a'] })],
      typedAudiences: [{ id: 'a', name: 'a', conditions: ['or', condition] }],
    }),
  )

/** Files that can be read although they name what they do not have, or cannot be followed: whom that concerns sees the control. */
export const datafilesWithWarnings: { kind: string; text: string; warning: string }[] = [
  {
    kind: 'an unknown variation',
    text: withExperiment({ trafficAllocation: [{ entityId: 'x', endOfRange: 10_000 }] }),
    warning: 'srp_layout gives traffic to the unknown variation x',
  },
  { kind: 'an unknown audience', text: withExperiment({ audienceIds: ['x'] }), warning: 'srp_layout names the unknown audience x' },
  { kind: 'an unknown group', text: withExperiment({ groupId: 'x' }), warning: 'srp_layout names the unknown group x' },
  {
    kind: 'a group without this experiment',
    text: JSON.stringify(
      validDatafile({
        experiments: [],
        groups: [{ id: 'g', policy: 'random', trafficAllocation: [{ entityId: 'x', endOfRange: 10_000 }], experiments: [experimentOf()] }],
      }),
    ),
    warning: 'group g gives traffic to the unknown experiment x',
  },
  {
    kind: 'audiences that name each other',
    text: JSON.stringify(
      validDatafile({
        experiments: [experimentOf({ audienceConditions: ['and', 'a'] })],
        typedAudiences: [
          { id: 'a', name: 'a', conditions: ['or', 'b'] },
          { id: 'b', name: 'b', conditions: ['or', 'a'] },
        ],
      }),
    ),
    warning: 'audience a holds the word b where a condition belongs',
  },
  {
    kind: 'a condition of an unknown kind',
    text: aimed({ ...onPhones, match: 'regex' }),
    warning: 'audience a holds a condition of an unknown kind (custom_attribute regex)',
  },
  {
    kind: 'a condition on a value without end',
    text: aimed(onPhones).replace('"mobile"', deep(50_000)),
    warning: 'audience a compares deviceType with nothing',
  },
  {
    kind: 'null for a condition',
    text: aimed(null),
    warning: 'audience a holds nothing where a condition belongs: visitors who are checked against it get no variation',
  },
  {
    kind: 'a number for a condition',
    text: aimed(1),
    warning: 'audience a holds a number where a condition belongs: nobody can be known to meet it',
  },
  { kind: 'audience ids as text', text: withExperiment({ audienceIds: 'a' }), warning: 'srp_layout names the unknown audience a' },
  {
    kind: 'audience conditions as object',
    text: withExperiment({ audienceConditions: { or: ['a'] } }),
    warning: 'experiments.audienceConditions holds an object where the id of an audience belongs',
  },
  {
    kind: 'a condition on an object',
    text: aimed({ ...onPhones, value: { toString: 1 } }),
    warning: 'audience a compares deviceType with nothing',
  },
]
