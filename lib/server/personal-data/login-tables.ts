import {
  loginChallengeMinutes,
  passkeyChallengeMinutes,
  sessionIdleDays,
  sessionMaxDays,
  socialLoginMinutes,
} from '@/lib/accounts/consent/storage-limits'
import { pushHours } from '@/lib/accounts/push/push'
import { deletionDays } from '@/lib/accounts/users/account-deletion'
import { codeMinutes } from '@/lib/accounts/users/phone/phone'
import { gone, nobodys, secret, stays, type TableOfPeople } from './table-of-people'

/** How people log in, and where they are. */
export const loginTables: Readonly<Record<string, TableOfPeople>> = {
  session: {
    owner: 'who is logged in',
    retention: `${sessionIdleDays} days after the last use, ${sessionMaxDays} at most`,
    personal: {
      user_agent: gone('sessions.userAgent'),
      created_at: gone('sessions.createdAt'),
      last_seen_at: gone('sessions.lastSeenAt'),
    },
    others: ['id', 'id_hash', 'user_id', 'credentials_version', 'expires_at'],
  },
  verified_phone: {
    owner: 'who has typed the code that was sent to their mobile number',
    retention: 'as long as the account, or until it has another number',
    personal: { phone: gone('telephone.verified.phone'), verified_at: gone('telephone.verified.verifiedAt') },
    others: ['user_id'],
  },
  phone_code: {
    owner: 'who has requested such a code',
    retention: `${codeMinutes} minutes`,
    personal: { phone: gone('telephone.codeSent.phone'), code_hash: gone(secret), sent_at: gone('telephone.codeSent.sentAt') },
    others: ['user_id', 'tries'],
  },
  push_device: {
    owner: 'whose browser shows notices while no page is open',
    retention: 'as long as the login it belongs to, until it is turned off, or until its push service says that it is gone',
    personal: {
      subscription: gone({ withheld: 'who has it can write on the screen' }),
      kinds: gone('pushDevices.kinds'),
      created_at: gone('pushDevices.createdAt'),
    },
    others: ['id', 'user_id', 'session_id', 'endpoint_hash'],
  },
  push_message: {
    owner: 'the same',
    retention: `${pushHours} hours`,
    personal: {},
    others: ['id', 'device_id', 'kind', 'href', 'attempts', 'next_at', 'created_at'],
  },
  second_factor: {
    owner: 'who has set up codes of an app for the login',
    retention: 'as long as the account, or until it is turned off',
    personal: { secret: gone(secret), created_at: gone('secondFactor.createdAt'), confirmed_at: gone('secondFactor.confirmedAt') },
    others: [
      ...['user_id', 'recovery_seen_at', 'recovery_round', 'recovery_used', 'recovery_hashes', 'recovery_salt', 'recovery_hashed_round'],
      ...['last_step', 'unlocked_session', 'unlocked_at'],
    ],
  },
  passkey: {
    owner: 'who logs in with it',
    retention: 'as long as the account, or until it is removed',
    personal: {
      name: gone('passkeys.name'),
      created_at: gone('passkeys.createdAt'),
      last_used_at: gone('passkeys.lastUsedAt'),
      public_key: gone(secret),
    },
    others: ['id', 'user_id', 'counter', 'transports'],
  },
  passkey_challenge: {
    owner: 'whose device has to sign it',
    retention: `${passkeyChallengeMinutes} minutes`,
    personal: {},
    others: ['challenge', 'holder_hash', 'expires_at'],
  },
  account_deletion: {
    owner: 'who has requested the deletion of the account',
    retention: `${deletionDays} days, until the account goes or stays`,
    personal: { asked_at: gone({ withheld: 'the copy is there again once it was taken back' }) },
    others: ['user_id', 'code_hash', 'ads'],
  },
  login_challenge: {
    owner: 'whose password was right and whose code has not come yet',
    retention: `${loginChallengeMinutes} minutes`,
    personal: {},
    others: ['id_hash', 'user_id', 'credentials_version', 'expires_at'],
  },
  social_identity: {
    owner: 'who logs in through a provider',
    retention: 'as long as the account',
    personal: {
      provider: gone('socialIdentities.provider'),
      subject: gone('socialIdentities.subject'),
      created_at: gone('socialIdentities.createdAt'),
    },
    others: ['user_id'],
  },
  social_login_state: {
    owner: 'who began a social login',
    retention: `${socialLoginMinutes} minutes`,
    personal: { browser_hash: stays(nobodys), after_path: stays(nobodys) },
    others: ['state_hash', 'provider', 'created_at', 'expires_at', 'used_at'],
  },
}
