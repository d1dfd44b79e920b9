import { callbackDays } from '@/lib/accounts/contact/callbacks/callback'
import { conversationRetentionMonths, linkDays, monthsAfterSale } from '@/lib/accounts/contact/reply'
import { gone, type TableOfPeople } from './table-of-people'

/** Conversations, and reports of them, for `personal-columns.ts`. */
export const contactTables: Readonly<Record<string, TableOfPeople>> = {
  callback: {
    owner: 'the person who wants to be called back, by account; without one nothing but name and number says who',
    retention: `${callbackDays} days after the hours chosen`,
    personal: {
      ad_title: gone('callbacks.adTitle'),
      name: gone('callbacks.name'),
      phone: gone('callbacks.phone'),
      from_at: gone('callbacks.fromAt'),
      to_at: gone('callbacks.toAt'),
      created_at: gone('callbacks.createdAt'),
      dealer_id: gone('callbacks.dealer'),
    },
    others: ['id', 'ad_id', 'user_id', 'done_at', 'done_by'],
  },
  reply: {
    owner: 'the buyer, by account or address',
    retention: `${conversationRetentionMonths} months, at most ${monthsAfterSale} after the end of the ad`,
    personal: {
      ad_id: gone('replies.ad'),
      ad_title: gone('replies.adTitle'),
      dealer_id: gone('replies.dealer'),
      name: gone('replies.name'),
      email: gone('replies.email'),
      phone: gone('replies.phone'),
      created_at: gone('replies.createdAt'),
    },
    others: ['id', 'user_id', 'email_confirmed_at', 'buyer_read_id', 'seller_read_id', 'blocked_by', 'assigned_to', 'reminded_at'],
  },
  reply_message: {
    owner: 'buyer or private seller, its author',
    retention: `${conversationRetentionMonths} months, with the conversation; less if it never reached the seller`,
    personal: {
      message: gone('replies.messages.message'),
      created_at: gone('replies.messages.createdAt'),
      refused_address: gone({ withheld: 'the seller’s address once more, where it took no mail' }),
    },
    others: ['id', 'reply_id', 'sender', 'mailed_at', 'mail_id', 'author_id'],
  },
  offer: {
    owner: 'the side of a conversation that made it; its words are a message',
    retention: 'with the conversation',
    personal: {
      author: gone('offers.author'),
      amount_euro: gone('offers.amountEuro'),
      asked_cents: gone('offers.askedCents'),
      state: gone('offers.state'),
      expires_at: gone('offers.expiresAt'),
      created_at: gone('offers.createdAt'),
      moved_at: gone('offers.movedAt'),
      moved_by: gone('offers.movedBy'),
      wants_reservation: gone('offers.wantsReservation'),
      part_exchange_id: gone('offers.partExchange'),
      part_exchange_euro: gone('offers.partExchangeEuro'),
    },
    others: ['id', 'reply_id', 'message_id', 'is_extended', 'reminded_at'],
  },
  hidden_minimum: {
    owner: 'the private seller of the ad, who alone reads it',
    retention: 'with the ad',
    personal: {
      ad_id: gone('hiddenMinimums.ad'),
      euro: gone('hiddenMinimums.euro'),
      words: gone('hiddenMinimums.words'),
      moved_at: gone('hiddenMinimums.movedAt'),
    },
    others: [],
  },
  conversation_signal: {
    owner: 'the side of a conversation whose words it is about; no words in it',
    retention: 'with the conversation',
    personal: {
      side: gone({ withheld: 'what moderators look at; to say it would teach how to get round it' }),
      kind: gone({ withheld: 'what moderators look at; to say it would teach how to get round it' }),
      created_at: gone({ withheld: 'with the rest of it' }),
      seen_at: gone({ withheld: 'with the rest of it' }),
    },
    others: ['reply_id', 'message_id'],
  },
  question: {
    owner: 'buyer and private seller of the conversation',
    retention: 'with the conversation',
    personal: {
      fact: gone('questions.fact'),
      state: gone('questions.state'),
      answer: gone('questions.answer'),
      is_private: gone('questions.isPrivate'),
      created_at: gone('questions.createdAt'),
      moved_at: gone('questions.movedAt'),
    },
    others: ['id', 'reply_id', 'message_id'],
  },
  conversation_report: {
    owner: 'who reports the other side of a conversation; the messages are those of the conversation, by number',
    retention: `${conversationRetentionMonths} months, with the conversation, and as long as the account`,
    personal: {
      kind: gone('messageReports.kind'),
      words: gone('messageReports.words'),
      created_at: gone('messageReports.createdAt'),
      decided_at: gone('messageReports.decidedAt'),
      statement: gone({ withheld: 'for the reported person, who has it by mail' }),
    },
    others: ['id', 'reply_id', 'reporter_id', 'side', 'message_ids', 'decided_by', 'outcome'],
  },
  reply_code: {
    owner: 'who holds the mail',
    retention: `${linkDays} days`,
    personal: { code_hash: gone({ withheld: 'opens the conversation' }) },
    others: ['reply_id', 'holder', 'expires_at'],
  },
}
