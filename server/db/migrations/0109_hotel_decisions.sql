-- What became of each request that a hotel was asked: the figures that guests read about a hotel, and about prices, come from here.
create table hotel_decisions (
  negotiation_id uuid primary key references negotiations on delete cascade,
  hotel_key text not null,
  -- The hotel's answer to the guest's first offer; null: it gave none in time.
  first_answer text check (first_answer in ('accept', 'reject', 'counter')),
  -- Minutes from the hotel's latest question to its answer.
  answer_minutes integer check (answer_minutes >= 0),
  check ((first_answer is null) = (answer_minutes is null)),
  -- The two sides agreed, at whatever price.
  is_agreed boolean not null,
  -- The guest's first price beside the usual one; null where that is unknown.
  price_verdict text check (price_verdict in ('longShot', 'possible', 'likely')),
  -- A hotel of the demo: counts for its own figures alone.
  is_demo boolean not null,
  decided_at timestamptz not null
);
create index hotel_decisions_of_hotel on hotel_decisions (hotel_key, decided_at desc);
create index hotel_decisions_at_price on hotel_decisions (price_verdict, decided_at desc) where not is_demo;
create index hotel_decisions_latest on hotel_decisions (decided_at);
