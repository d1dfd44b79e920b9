-- Programs of dealers hear of offers, visits and reservations as well.
alter table webhook_delivery drop constraint webhook_delivery_event_check;
alter table webhook_delivery add constraint webhook_delivery_event_check check (event in (
  'lead.created', 'lead.message', 'offer.created', 'offer.answered', 'offer.ended', 'visit.requested', 'visit.booked', 'visit.moved',
  'visit.cancelled', 'reservation.started', 'reservation.ended', 'test'));
