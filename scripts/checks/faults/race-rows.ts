import type { FaultRow } from './fault-row'

/** Several at once, and the mail that follows. */
export const raceRows: readonly FaultRow[] = [
  {
    row: 'R9',
    fault: 'a hundred changes of one watched ad at once',
    promise: 'the list is as the last answer says, in one row',
    tests: [
      'lib/accounts/watchlist/watchlist-races.server.test.ts › a hundred changes at once end in the one that was acknowledged last, in one row',
      'lib/accounts/watchlist/watchlist-races.server.test.ts › the list ends at its limit, even when many are saved at once; an undo respects it too',
    ],
    planted: {
      bug: 'a removal does not say which change it is',
      edits: [
        {
          file: 'lib/accounts/watchlist/save-ad.server.ts',
          search: "set removed_at = coalesce(removed_at, now()), revision = nextval('saved_ad_revision')",
          replace: 'set removed_at = coalesce(removed_at, now())',
        },
      ],
    },
  },
  {
    row: 'R10',
    fault: 'undoing while it is removed again',
    promise: 'the ad is on the list or off it, as the last answer says',
    tests: [
      'lib/accounts/watchlist/watchlist-races.server.test.ts › undoing races with removing: the row is on the list or off it, as the last answer says',
    ],
    planted: {
      bug: 'a removal takes the row away at once, and there is nothing to undo',
      edits: [
        {
          file: 'lib/accounts/watchlist/save-ad.server.ts',
          search: "update saved_ad set removed_at = coalesce(removed_at, now()), revision = nextval('saved_ad_revision')\n",
          replace: 'delete from saved_ad\n',
        },
      ],
    },
  },
  {
    row: 'R11',
    fault: 'one profile changed in two windows, consents in many',
    promise: 'the second window is informed of the conflict; of consents every answer is stored, and the last counts',
    tests: [
      'lib/accounts/users/profile.server.test.ts › a second window with the same profile does not overwrite the first',
      'lib/accounts/consent/save-marketing-consent.server.test.ts › of many windows that save at once every answer is stored, and the last one stored counts',
    ],
    inBrowser: [
      'e2e/http/accounts/accounts-private.spec.ts › a profile saved in a second window does not overwrite the first',
      'e2e/http/accounts/marketing-consents.spec.ts › of two windows the last acknowledged answer counts, and both answers are stored',
    ],
    planted: {
      bug: 'nobody looks which version was changed',
      edits: [
        {
          file: 'lib/accounts/users/save-profile.server.ts',
          search: '${version ? db`and profile_version = ${Number(version)}` : db``}',
          replace: '${version ? db`and profile_version <> -${Number(version)}` : db``}',
        },
      ],
    },
  },
  {
    row: 'R12',
    fault: 'fifty registrations of one address at once, in several spellings',
    promise: 'one account comes out, and all are answered alike',
    tests: [
      'lib/accounts/users/register-user.server.test.ts › fifty simultaneous registrations of one address make one account and get equal answers',
    ],
    inBrowser: ['e2e/http/accounts/accounts-recovery.spec.ts › fifty registrations of one e-mail in several spellings create one account'],
    planted: {
      bug: 'the second caller is refused',
      edits: [{ file: 'lib/accounts/users/register-user.server.ts', search: ' on conflict (email_key) do nothing', replace: '' }],
    },
  },
  {
    row: 'R13',
    fault: 'one link for a new password used fifty times at once',
    promise: 'exactly one succeeds',
    tests: ['lib/accounts/users/credentials.server.test.ts › exactly one of fifty simultaneous uses of a link succeeds'],
    inBrowser: ['e2e/http/accounts/accounts-recovery.spec.ts › a recovery link used twenty times at once succeeds exactly once'],
    planted: {
      bug: 'a link is not used up, and nobody looks whether the account has changed',
      edits: [
        {
          file: 'lib/accounts/users/token.server.ts',
          search:
            'and used_at is null and expires_at > now()\n      and app_user.id = user_id and app_user.credentials_version = user_token.credentials_version\n    returning',
          replace: 'and expires_at > now() and app_user.id = user_id\n    returning',
        },
        {
          file: 'lib/accounts/users/reset-password.server.ts',
          search: 'where id = ${userId} and credentials_version = ${credentialsVersion}',
          replace: 'where id = ${userId} and ${credentialsVersion} > 0',
        },
      ],
    },
  },
  {
    row: 'R14',
    fault: 'kill -9 between the commit and the mail, and between the mail and its receipt',
    promise: 'every mail leaves, once or twice, under one Message-ID',
    tests: [
      'lib/kernel/mail/send-due-mails.server.test.ts › kill -9 before the answer to a mail was heard: sent once more with the same Message-ID',
      'lib/server/jobs/open-jobs.server.test.ts › a mail leaves when its transaction commits, or at the next start; no schedule has a time zone',
    ],
    planted: {
      bug: 'a mail counts as sent when it is taken from the queue',
      edits: [
        {
          file: 'lib/kernel/mail/send-due-mails.server.ts',
          search: 'set attempts = attempts + 1, next_attempt_at',
          replace: 'set attempts = attempts + 1, sent_at = now(), next_attempt_at',
        },
      ],
    },
  },
  {
    row: 'R15',
    fault: 'a mail server that is down, silent, refuses or breaks off',
    promise: 'nothing is lost or given up for its faults; what it refuses for good is a dead letter',
    tests: [
      'lib/kernel/mail/send-due-mails.server.test.ts › down: one attempt, the others wait without one, and all leave when it is up again',
      'lib/kernel/mail/send-due-mails.server.test.ts › silent: given up after the timeout and tried again later',
      'lib/kernel/mail/send-due-mails.server.test.ts › «451 try later»: postponed, and sent at the next attempt',
      'lib/kernel/mail/send-due-mails.server.test.ts › «550 no such mailbox»: a dead letter at once, and the next mail still leaves',
      'lib/kernel/mail/send-due-mails.server.test.ts › the line breaks after the text: tried again with the same Message-ID, so the recipient can tell',
    ],
    planted: {
      bug: 'a server that cannot be reached makes dead letters',
      edits: [
        {
          file: 'lib/kernel/mail/send-due-mails.server.ts',
          search: "failure.refusal === 'refused' || mail.attempts >= maxAttempts",
          replace: "failure.refusal !== 'postponed' || mail.attempts >= maxAttempts",
        },
      ],
    },
  },
]
