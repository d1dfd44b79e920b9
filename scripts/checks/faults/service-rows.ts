import type { FaultRow } from './fault-row'

/** Outside services, and the storage of browsers. */
export const serviceRows: readonly FaultRow[] = [
  {
    row: 'R16',
    fault: 'a bot check whose script does not come, or whose verifier does not answer',
    promise: 'the button stays disabled and says why; the server lets nobody through',
    tests: [
      'components/form/BotCheckButton.test.tsx › a bot-check script that fails to load disables the button, shows an error and can be retried',
      'lib/accounts/bot-check/verify-bot-check.server.test.ts › when the verifier $why nobody is let through',
    ],
    inBrowser: [
      'e2e/journeys/bot-check.long.spec.ts › a blocked bot check leaves the button disabled with a reason, the rest usable, and a retry at hand',
    ],
    planted: {
      bug: 'without a verifier everybody is let through',
      edits: [
        {
          file: 'lib/accounts/bot-check/verify-bot-check.server.ts',
          search: ").catch((error: unknown) => {\n    throw unavailable(error instanceof Error ? error.name : 'failed')\n  })",
          replace: ').catch(() => Response.json({ tokenProperties: { valid: true, action: botCheckAction }, riskAnalysis: { score: 1 } }))',
        },
      ],
    },
  },
  {
    row: 'R17',
    fault: 'a collector that is down, then up',
    promise: 'at most a hundred events wait, and each arrives once, with a later page',
    tests: [
      'lib/tracking/delivery.test.ts › after %s the events wait, are not sent again by this page, and go first on the next one',
      'lib/tracking/delivery.test.ts › two tabs that open at once send the waiting requests once',
      'lib/tracking/events/pending-events.test.ts › at most a hundred wait for a target, and the oldest give way',
      'lib/tracking/events/pending-events.test.ts › two tabs that open at once do not take the same events',
    ],
    inBrowser: [
      'e2e/journeys/experiment-pending.long.spec.ts › events that the collector refuses wait for a later page; our results count them at once: ${fault}',
    ],
    planted: {
      bug: 'a tab sends what another one is sending',
      edits: [
        {
          file: 'lib/tracking/events/pending-events.ts',
          search: 'if (!claim || claim.by === this.#page) return true\n',
          replace: 'if (!claim || claim.by !== this.#page) return true\n',
        },
      ],
    },
  },
  {
    row: 'R18',
    fault: 'a storage of the browser that is full, denied or holds garbage',
    promise: 'no exception, and the page works',
    tests: [
      'lib/tracking/events/pending-events.test.ts › a storage that holds $why counts as empty',
      'lib/tracking/events/pending-events.test.ts › a full storage takes no more requests, and the stored ones can still be sent',
      'lib/tracking/events/pending-events.test.ts › a storage that is denied counts as missing',
      'lib/accounts/watchlist/notification-flag.test.ts › the flag lasts as long as the page where the storage is full',
      'lib/accounts/watchlist/notification-flag.test.ts › the flag works without errors where storage is forbidden',
    ],
    inBrowser: ['e2e/journeys/experiment-pending.long.spec.ts › a full or corrupt storage stops neither pages nor the counting of events'],
    planted: {
      bug: 'what a full storage says goes through to the page',
      edits: [
        {
          file: 'lib/tracking/events/pending-events.ts',
          search: '      return true\n    } catch {\n      return false\n    }',
          replace: '      return true\n    } catch (error) {\n      throw error\n    }',
        },
      ],
    },
  },
  {
    row: 'R19',
    fault: 'a configuration of the experiments that is unchanged, late, broken or does not come',
    promise: 'the last good one stays, and a failing service is requested less and less often',
    tests: [
      'lib/experimentation/experiments/datafile/config-manager.server.test.ts › polling sends the date of the last configuration, and a 304 changes nothing',
      'lib/experimentation/experiments/datafile/config-manager.server.test.ts › failures in a row make the next request wait longer, with jitter, and a success forgets them',
      'lib/experimentation/experiments/datafile/backoff.test.ts › after $failures failures in a row the wait is from $least to $most ms',
    ],
    inBrowser: ['e2e/http/experiments-config.long.spec.ts › a service that fails changes nothing'],
    planted: {
      bug: 'failures are not counted',
      edits: [
        {
          file: 'lib/experimentation/experiments/datafile/config-manager.server.ts',
          search: "answer.kind === 'failed' ? this.#failures + 1 : 0",
          replace: "answer.kind === 'failed' ? 0 : 0",
        },
      ],
    },
  },
  {
    row: 'R20',
    fault: 'a Facebook that fails, breaks off or is slow',
    promise: 'nobody is logged in, and people read what to do instead',
    tests: [
      'lib/accounts/social-login/social-login.test.ts › nobody: $why',
      'lib/accounts/social-login/social-login.test.ts › a slow provider is not waited for',
    ],
    inBrowser: [
      'e2e/http/accounts/social-login.spec.ts › a wrong token or a failed line gives no session, and the page says why: ${persona}',
    ],
    planted: {
      bug: 'a line that breaks counts as a wrong token',
      edits: [
        {
          file: 'lib/accounts/social-login/facebook-identity.server.ts',
          search: "throw unavailable(label, path, error instanceof Error ? error.name : 'failed')",
          replace: "throw notAccepted(label, error instanceof Error ? error.name : 'failed')",
        },
      ],
    },
  },
]
