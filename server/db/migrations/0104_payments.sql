-- One try to charge one card once. The id is the order id, the refund's order id, and the token under which a new card is saved;
-- a retry is a new row. The payment of a stay has its booking's id.
create table payments (
  id uuid primary key,
  purpose text not null check (purpose in ('stay', 'bid', 'inquiry')),
  booking_id uuid references bookings,
  negotiation_id uuid,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('due', 'authorized', 'captured', 'declined', 'released', 'refunding', 'refunded', 'review')),
  -- Written before the gateway is asked for the charge.
  authorize_asked_at timestamptz,
  -- A charge that is not authorized by then is not asked for any more. Null: no such time.
  expires_at timestamptz,
  -- Needed until the card is authorized, forgotten then.
  nonce text,
  device_data text,
  -- The guest wants the card saved once it has paid.
  keep_card boolean not null default false,
  -- The saved card to charge while the guest is away; its nonce is issued first.
  card_token uuid,
  -- The guest's saved card that pays.
  payment_method_id uuid references payment_methods on delete set null,
  transaction_id text unique,
  brand text,
  last4 text,
  wallet text,
  decline_reason text,
  decline_advice text,
  is_soft boolean,
  review_cause text,
  captured_at timestamptz,
  refund_cents integer,
  refund_asked_at timestamptz,
  -- When the gateway last answered that the charge has not settled, so that no part of it can be refunded.
  unsettled_at timestamptz,
  -- One worker at a time moves a payment on.
  locked_until timestamptz,
  locked_by uuid,
  created_at timestamptz not null,
  constraint payments_have_a_subject check (case purpose
    when 'stay' then booking_id is not null and booking_id = id and negotiation_id is null
    when 'bid' then booking_id is not null and negotiation_id is not null
    else booking_id is null and negotiation_id is not null end),
  -- A captured payment without a transaction was made otherwise, as staff has said.
  constraint payments_authorized_have_a_transaction check (state <> 'authorized' or transaction_id is not null),
  constraint payments_captured_have_a_time check (state <> 'captured' or captured_at is not null),
  constraint payments_refunds_have_an_amount check (state not in ('refunding', 'refunded')
    or (refund_cents is not null and refund_cents between 0 and amount_cents and refund_asked_at is not null)),
  constraint payments_review_has_a_cause check (state <> 'review' or review_cause is not null),
  constraint payments_forget_the_nonce check (state = 'due' or (nonce is null and device_data is null))
);
create unique index payments_one_live_charge on payments (negotiation_id)
  where negotiation_id is not null and state not in ('declined', 'released', 'refunded');
create index payments_of_booking on payments (booking_id) where booking_id is not null;
create index payments_open on payments (created_at) where state in ('due', 'authorized', 'refunding', 'review');
create index payments_method on payments (payment_method_id) where payment_method_id is not null;

-- Free bookings, invoiced ones and demo stays have no payment. A booking that was held may have been tried: it is looked up.
insert into payments (id, purpose, booking_id, amount_cents, state, authorize_asked_at, expires_at, nonce, device_data, keep_card,
    payment_method_id, transaction_id, brand, last4, wallet, decline_reason, decline_advice, review_cause, captured_at, refund_cents,
    refund_asked_at, locked_until, locked_by, created_at)
  select id, 'stay', id, total_cents, state, created_at, created_at + interval '15 minutes',
    case when state = 'due' then payment_nonce end, case when state = 'due' then payment_device_data end, keep_card,
    payment_method_id, transaction_id, paid_brand, paid_last4,
    case when transaction_id is not null and payment_type in ('apple-pay', 'google-pay') then payment_type end,
    decline_reason, decline_advice, review_cause, case when state = 'captured' then coalesce(paid_at, created_at) else paid_at end,
    case when cancelled_at is not null or state in ('refunding', 'refunded') then least(coalesce(refund_cents, 0), total_cents) end,
    case when state in ('refunding', 'refunded') then coalesce(cancelled_at, created_at) else cancelled_at end,
    locked_until, locked_by, created_at
  from (
    select *, case
      when step = 'held' or (step = 'authorized' and transaction_id is null) then 'due'
      when step = 'refused' then 'released'
      else step end as state
    from bookings
    where total_cents > 0 and payment_type <> 'invoice'
      and not (step = 'captured' and transaction_id is null and paid_at is null and idempotency_key like 'demo-stay-%')
  ) as charged;

-- Without a card there is nothing to wait for: a cancelled booking has ended, and staff decide about one that was never confirmed.
update bookings set step = 'refunded' where step = 'refunding' and not exists (select from payments where payments.id = bookings.id);
update bookings set step = 'review', review_cause = 'failing'
  where step in ('held', 'authorized') and not exists (select from payments where payments.id = bookings.id);
-- That a card is authorized is known of the payment alone; the list of steps already has it.
alter table bookings disable trigger bookings_keep_step;
update bookings set step = 'held' where step = 'authorized';
alter table bookings enable trigger bookings_keep_step;

drop index bookings_by_step;
alter table bookings
  drop column payment_nonce,
  drop column payment_device_data,
  drop column payment_method_id,
  drop column keep_card,
  drop column transaction_id,
  drop column paid_brand,
  drop column paid_last4,
  drop column paid_at,
  drop column decline_reason,
  drop column decline_advice,
  drop column refund_cents,
  drop column locked_until,
  drop column locked_by,
  drop constraint bookings_step_check,
  add constraint bookings_step_check check (step in ('held', 'captured', 'declined', 'refused', 'refunding', 'refunded', 'review'));
create index bookings_by_step on bookings (step, created_at desc) where step in ('review', 'held', 'refunding');

-- A payment moves before its booking, in the same transaction, so the reason is there.
create or replace function keep_booking_step() returns trigger language plpgsql as $$
begin
  insert into booking_steps (booking_id, step, cause)
    values (new.id, new.step, case when new.step = 'review' then new.review_cause
      else (select decline_reason from payments where payments.id = new.id) end);
  return null;
end $$;
-- Staff see among the steps of a booking that its card is authorized.
create function keep_stay_authorized() returns trigger language plpgsql as $$
begin
  insert into booking_steps (booking_id, step) values (new.booking_id, new.state);
  return null;
end $$;
create trigger payments_keep_authorized after update of state on payments for each row
  when (new.purpose = 'stay' and new.state = 'authorized' and old.state is distinct from new.state)
  execute function keep_stay_authorized();

update jobs set kind = 'payment.resume' where kind = 'booking.resume';
update jobs set kind = 'payment.webhook' where kind = 'booking.notice';
