import type { FaultRow } from './fault-row'

/** Manual steps of an operator: a promoted replica, a release beside an older one. */
export const releaseRows: readonly FaultRow[] = [
  {
    row: 'R32',
    fault: 'a replica is promoted by hand, while its primary lives or after its end',
    promise: 'nobody is shown what only one of two primaries knows, and nobody waits; where writes were synchronous none is lost',
    tests: [
      'scripts/database/promoted-replica.test.ts › a replica promoted by hand while its primary lives is read no more, and nobody waits',
    ],
    planted: {
      bug: 'any copy of this primary counts as following it',
      edits: [
        {
          file: 'lib/kernel/db/replica.server.ts',
          search: 'if (!isFollowing || cluster !==',
          replace: 'if (cluster !==',
        },
        {
          file: 'lib/kernel/db/replica.server.ts',
          search: ' || this.replayed === this.strayedAt) return',
          replace: ') return',
        },
      ],
    },
  },
  {
    row: 'R33',
    fault: 'two releases beside each other under load: the newer one migrates while the older one serves',
    promise: 'the older one reads and writes as before on the connections that it has, and nothing that it acknowledged is lost',
    tests: [
      'scripts/last-release/beside.test.ts › the last release reads and writes as before while the newest migrations are applied under load',
    ],
    planted: {
      bug: 'a migration renames a column that the older release writes',
      edits: [
        {
          file: 'lib/kernel/db/migrations/0134-begun-with.sql',
          search: 'alter table ad_draft add column begun_with jsonb;',
          replace: 'alter table app_user rename column phone to telephone; alter table ad_draft add column begun_with jsonb;',
        },
      ],
    },
  },
]
