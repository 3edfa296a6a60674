-- An accepted bid of an invoiced booking is an entry of its own, and another one when it is given back. A booking has up to two bids.
alter table invoice_entries
  add column negotiation_id uuid references negotiations,
  drop constraint invoice_entries_pkey,
  drop constraint invoice_entries_kind_check,
  drop constraint invoice_entries_check,
  add constraint invoice_entries_once unique nulls not distinct (booking_id, kind, negotiation_id),
  add constraint invoice_entries_kind_check check (kind in ('booked', 'cancelled', 'bid', 'bid_cancelled')),
  add constraint invoice_entries_sign check (case when kind in ('booked', 'bid') then cents >= 0 else cents <= 0 end),
  add constraint invoice_entries_name_their_bid check ((kind in ('bid', 'bid_cancelled')) = (negotiation_id is not null));

-- The part of an accepted price that the hotel gets, in percent, as it was told when the request was made.
alter table negotiations
  add column hotel_share_percent smallint not null default 100 check (hotel_share_percent between 0 and 100);
-- The monthly list of what hotels are owed reads the events of one month.
create index negotiation_events_at on negotiation_events (at);
