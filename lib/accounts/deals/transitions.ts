/**
 * Who moves a card of a conversation. `author`: the side that made it; `other`: the side it was made to; `either`: each of them;
 * `clock`: its time is over; `market`: the vehicle, its price or a person is no longer there.
 */
export type Mover = 'author' | 'other' | 'either' | 'clock' | 'market'
/** Who gets a mail of it, in the same transaction. `other` is the side that did not move. */
export type Informed = 'author' | 'other' | 'both' | 'nobody'
/** `from` null: the card is made. */
export type Transition = { move: string; from: string | null; by: Mover; to: string; informs: Informed }

function row<Move extends string, To extends string>(move: Move, from: string | null, by: Mover, to: To, informs: Informed) {
  return { move, from, by, to, informs }
}

/** Everything that can happen to what two people agree on, by the kind of its card. What is not here cannot happen. `docs/deals.md` shows it. */
export const transitions = {
  question: [
    row('ask', null, 'author', 'asked', 'other'),
    row('answer', 'asked', 'other', 'answered', 'author'),
    row('answerUnknown', 'asked', 'other', 'unknown', 'author'),
    row('lapse', 'asked', 'market', 'lapsed', 'nobody'),
  ],
  offer: [
    row('send', null, 'author', 'sent', 'other'),
    row('sendLow', null, 'author', 'declined', 'author'),
    row('extend', 'sent', 'author', 'sent', 'other'),
    row('change', 'sent', 'author', 'superseded', 'other'),
    row('counter', 'sent', 'other', 'superseded', 'author'),
    row('withdraw', 'sent', 'author', 'withdrawn', 'other'),
    row('accept', 'sent', 'other', 'accepted', 'author'),
    row('decline', 'sent', 'other', 'declined', 'author'),
    row('expire', 'sent', 'clock', 'expired', 'both'),
    row('lapse', 'sent', 'market', 'lapsed', 'both'),
    row('stepBack', 'accepted', 'either', 'steppedBack', 'other'),
    row('lapse', 'accepted', 'market', 'lapsed', 'both'),
  ],
  appointment: [
    row('request', null, 'author', 'toConfirm', 'other'),
    row('book', null, 'author', 'confirmed', 'both'),
    row('confirm', 'toConfirm', 'other', 'confirmed', 'both'),
    row('move', 'toConfirm', 'either', 'moved', 'other'),
    row('book', 'toConfirm', 'either', 'confirmed', 'both'),
    row('cancel', 'toConfirm', 'either', 'cancelled', 'other'),
    row('expire', 'toConfirm', 'clock', 'expired', 'both'),
    row('lapse', 'toConfirm', 'market', 'lapsed', 'both'),
    row('confirm', 'moved', 'other', 'confirmed', 'both'),
    row('move', 'moved', 'either', 'moved', 'other'),
    row('book', 'moved', 'either', 'confirmed', 'both'),
    row('cancel', 'moved', 'either', 'cancelled', 'other'),
    row('expire', 'moved', 'clock', 'expired', 'both'),
    row('lapse', 'moved', 'market', 'lapsed', 'both'),
    row('move', 'confirmed', 'either', 'moved', 'other'),
    row('book', 'confirmed', 'either', 'confirmed', 'both'),
    row('cancel', 'confirmed', 'either', 'cancelled', 'both'),
    row('end', 'confirmed', 'clock', 'held', 'nobody'),
    row('lapse', 'confirmed', 'market', 'lapsed', 'both'),
    row('missed', 'held', 'either', 'noShow', 'other'),
  ],
  reservation: [
    row('reserve', null, 'author', 'active', 'other'),
    row('extend', 'active', 'author', 'active', 'other'),
    row('release', 'active', 'either', 'released', 'other'),
    row('expire', 'active', 'clock', 'expired', 'both'),
    row('agree', 'active', 'either', 'dealt', 'other'),
    row('lapse', 'active', 'market', 'lapsed', 'both'),
  ],
  deal: [
    row('open', null, 'either', 'open', 'nobody'),
    row('take', 'open', 'either', 'taken', 'other'),
    row('agree', 'taken', 'other', 'agreed', 'both'),
    row('fail', 'open', 'either', 'failed', 'other'),
    row('fail', 'taken', 'either', 'failed', 'other'),
    row('fail', 'agreed', 'either', 'failed', 'other'),
    row('sell', 'agreed', 'either', 'sold', 'other'),
    row('lapse', 'open', 'market', 'lapsed', 'nobody'), // the mail is the one of its offer
    row('lapse', 'taken', 'market', 'lapsed', 'both'),
    row('lapse', 'agreed', 'market', 'lapsed', 'both'),
  ],
} as const satisfies Record<string, readonly Transition[]>

export type CardKind = keyof typeof transitions
export type MoveOf<Kind extends CardKind> = (typeof transitions)[Kind][number]['move']
export type StateOf<Kind extends CardKind> = (typeof transitions)[Kind][number]['to']
