import { marketingProofYears } from '@/lib/accounts/consent/marketing-consent'
import { privacyProofYears } from '@/lib/accounts/consent/privacy-choice'
import { reportMonths } from '@/lib/accounts/reports/ad-report'
import { supportLogYears } from '@/lib/accounts/support/support-action'
import { deadLinkDays, unconfirmedDays } from '@/lib/accounts/users/user'
import { undoMinutes } from '@/lib/accounts/watchlist/watchlist'
import { failedMailDays, sentMailDays } from '@/lib/kernel/mail/mail'
import { adColumn, adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { undoHours } from '@/lib/market/photos/photo'
import { contactTables } from './contact-tables'
import { dealershipTables } from './dealership-tables'
import { experimentTables } from './experiment-tables'
import { loginTables } from './login-tables'
import { savedSearchTables } from './saved-search-tables'
import { sellingTables } from './selling-tables'
import { dealers, each, gone, nobodys, secret, stays, type TableOfPeople } from './table-of-people'
import { visitTables } from './visit-tables'

/** A number, a date, a yes or no and a choice of a list say nothing about anybody; a text has to be looked at. */
const measuredOfAd = adColumnNames.filter((name) => 'options' in adColumn(name) || !/^text/.test(adColumn(name).type)).map(sqlName)

/** Every table with something about people, and every column of it. `npm run personal-data` writes docs/personal-data.md from it. */
export const personalData: Readonly<Record<string, TableOfPeople>> = {
  app_user: {
    owner: 'who registered',
    retention: `as long as the account; ${unconfirmedDays} days when nobody confirms it`,
    personal: {
      email: gone('profile.email'),
      email_key: gone({ withheld: 'the same address, to find it by' }),
      display_name: gone('profile.displayName'),
      phone: gone('profile.phone'),
      role: gone('profile.role'),
      password_hash: gone(secret),
      confirmed_at: gone('profile.confirmedAt'),
      created_at: gone('profile.createdAt'),
    },
    others: ['id', 'credentials_version', 'profile_version'],
  },
  user_token: {
    owner: 'who requested a link by mail',
    retention: `${deadLinkDays} days after the link has expired; a registration's until its account is confirmed`,
    personal: {
      new_email: gone('sentLinks.newEmail'),
      display_name: gone({ withheld: 'of a registration that is not confirmed, for which nobody can request it' }),
      phone: gone({ withheld: 'likewise' }),
      terms_version: gone({ withheld: 'likewise' }),
      first_party_marketing: gone({ withheld: 'likewise' }),
      third_party_marketing: gone({ withheld: 'likewise' }),
      consent_text_version: gone({ withheld: 'likewise' }),
      return_path: gone({ withheld: 'likewise' }),
      device: gone({ withheld: 'likewise' }),
      browser_hash: gone(secret),
      draft_key_hash: gone(secret),
      password_hash: gone(secret),
      created_at: gone('sentLinks.createdAt'),
      used_at: gone('sentLinks.usedAt'),
    },
    others: ['id', 'user_id', 'kind', 'token_hash', 'credentials_version', 'expires_at'],
  },
  ...loginTables,
  ...dealershipTables,
  attempt: {
    owner: 'who tried something that is counted',
    retention: 'an hour or two: twice the time in which attempts are counted',
    personal: { key: stays({ withheld: 'a hash of an address, an e-mail or a device, to count by' }) },
    others: ['points', 'expire'],
  },
  privacy_choice: {
    owner: 'a browser, by a random id in its cookie',
    retention: `${privacyProofYears} years: a proof, which nobody can lead back once the cookie is gone`,
    personal: each('consent_id decided_at purposes source recorded_at', stays(nobodys)),
    others: ['id', 'banner_version'],
  },
  terms_acceptance: {
    owner: 'who accepted terms of use',
    retention: 'as long as the account',
    personal: { version: gone('acceptedTerms.version'), accepted_at: gone('acceptedTerms.acceptedAt') },
    others: ['user_id'],
  },
  marketing_consent: {
    owner: 'who answered about e-mails',
    retention: `${marketingProofYears} years after the next answer; the last one as long as the account`,
    personal: {
      first_party_marketing: gone('marketingConsents.firstPartyMarketing'),
      third_party_marketing: gone('marketingConsents.thirdPartyMarketing'),
      text_version: gone('marketingConsents.textVersion'),
      privacy_consent_source: gone('marketingConsents.privacyConsentSource'),
      created_at: gone('marketingConsents.createdAt'),
    },
    others: ['id', 'user_id'],
  },
  saved_ad: {
    owner: 'who saved the ad',
    retention: `as long as the account; ${undoMinutes} minutes after it was taken off the list`,
    personal: {
      ad_id: gone('watchlist.ad'),
      saved_at: gone('watchlist.savedAt'),
      saved_price_cents: gone('watchlist.savedPriceCents'),
      note: gone('watchlist.note'),
      removed_at: gone('watchlist.removedAt'),
    },
    others: ['user_id', 'seen_price_cents', 'told_price_cents', 'seen_sold', 'revision'],
  },
  ...savedSearchTables,
  ...sellingTables,
  price_drop_mail: {
    owner: 'who requested mails about lower prices',
    retention: 'as long as they are wanted, and the account',
    personal: { code: gone({ withheld: 'ends these mails' }), asked_at: gone('priceDropMails.askedAt') },
    others: ['user_id'],
  },
  news_mark: {
    owner: 'who marked their news as read',
    retention: 'as long as the account',
    personal: {
      read_until: gone('news.readUntil'),
      opened: gone('news.opened'),
      previous_until: gone({ withheld: 'the same before everything was marked as read' }),
      previous_opened: gone({ withheld: 'likewise' }),
    },
    others: ['user_id'],
  },
  ...contactTables,
  ...visitTables,
  ad_report: {
    owner: 'who reported an ad and left an address',
    retention: `${reportMonths} months`,
    personal: {
      ad_id: stays('reports.ad'),
      kind: stays('reports.kind'),
      message: stays('reports.message'),
      email: gone('reports.email'),
      reporter_name: gone('reports.reporterName'),
      created_at: stays('reports.createdAt'),
    },
    others: ['id', 'state', 'user_id'],
  },
  outbox_mail: {
    owner: 'the addressee',
    retention: `${sentMailDays} days after it left, ${failedMailDays} after it was given up; the text only until then`,
    personal: {
      kind: gone('mails.kind'),
      recipient: gone('mails.recipient'),
      subject: gone('mails.subject'),
      body_text: gone({ withheld: 'its links open the account; empty once the mail has left' }),
      body_html: gone({ withheld: 'likewise' }),
      unsubscribe_url: gone({ withheld: 'ends mails of its kind; empty once the mail has left' }),
      last_error: gone({ withheld: 'what a mail server said' }),
      created_at: gone('mails.createdAt'),
      sent_at: gone('mails.sentAt'),
    },
    others: ['id', 'message_id', 'attempts', 'next_attempt_at', 'failed_at'],
  },
  ad: {
    owner: 'a private seller, by address; of a dealer the dealer',
    retention: 'as long as the ad; a dealer’s as long as the dealer',
    personal: {
      contact_name: gone('ads.contactName'),
      contact_email: gone('ads.contactEmail'),
      contact_phone: gone('ads.contactPhone'),
      description: gone('ads.description'),
      source_link: gone('ads.sourceLink'),
      report_url: gone('ads.reportUrl'),
      photo_urls: gone('ads.photoUrls'),
      vin: gone('ads.vin'),
      battery_measured_by: gone('ads.batteryMeasuredBy'),
    },
    others: [
      ...measuredOfAd,
      ...[
        'category',
        'status',
        'offer_type',
        'seller_type',
        'import_key',
        'make',
        'model',
        'version',
        'body',
        'gearbox_kind',
        'interior_colour',
      ],
      ...['van_length', 'van_height', 'equipment', 'place_istat', 'province_code', 'region', 'deleted_from'],
    ],
  },
  ad_photo: {
    owner: 'the seller',
    retention: 'as long as the ad',
    personal: { photo_id: gone('photos.address'), caption: gone('photos.shownCaption') },
    others: ['ad_id', 'position', 'revision', 'width', 'height', 'colour', 'is_withheld'],
  },
  ad_photo_source: {
    owner: 'the dealer whose file names it',
    retention: 'as long as the ad, or until a later file names it no more',
    personal: {},
    others: ['ad_id', 'dealer_id', 'address', 'position', 'photo_id', 'attempts', 'next_at', 'fault', 'is_shown', 'review'],
  },
  photo: {
    owner: 'who sent it',
    retention: `as long as the draft or the ad; ${undoHours} hours after it was removed. Its file goes in the night after; its place is taken out when it arrives, its camera is in no picture made of it`,
    personal: {
      caption: gone('photos.caption'),
      created_at: gone('photos.createdAt'),
      removed_at: gone('photos.removedAt'),
    },
    others: [
      ...['id', 'draft_id', 'position', 'revision', 'state', 'attempts', 'failure', 'width', 'height', 'bytes'],
      ...['colour', 'rotation', 'plates', 'proposed_plates', 'shot', 'content_hash', 'perceptual_hash', 'hash_bands'],
    ],
  },
  dealer: {
    owner: 'the dealer, who may be one person',
    retention: 'as long as the dealer has ads here',
    personal: each(
      'name vat_number phone email website street description source_reference slug google_place_id rea pec whatsapp',
      stays(dealers),
    ),
    others: [
      'response_minutes',
      ...['id', 'postcode', 'place_istat', 'province_code', 'region', 'latitude', 'longitude'],
      ...['opening_hours', 'services', 'founded_year', 'created_at', 'logo_id', 'activity'],
    ],
  },
  support_log: {
    owner: 'the member of the support who did it; only the number of the account is stored',
    retention: `${supportLogYears} years`,
    personal: { operator: stays({ withheld: 'a log of what the support did, which cannot be changed' }) },
    others: ['id', 'happened_at', 'action', 'user_id'],
  },
  ...experimentTables,
}
