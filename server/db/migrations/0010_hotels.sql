-- Hotels, their rooms, and how many of them are taken, hour by hour. Money is whole US cents; hours are the hotel's wall clock.
create table hotels (
  id text primary key,
  city_id text not null,
  -- The name in each language: {"en": …, "ar": …, "he": …}.
  names jsonb not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  stars double precision not null,
  -- 0 to 10.
  rating double precision not null,
  review_count integer not null,
  amenities jsonb not null,
  -- IANA name.
  time_zone text not null,
  tax_basis_points integer not null check (tax_basis_points >= 0),
  guarantees_early_check_in boolean not null,
  guarantees_late_check_out boolean not null,
  -- Cancelling is free until so many hours before check-in.
  cancellation_hours integer not null check (cancellation_hours >= 0),
  -- Percent off a rate without cancelling; 0: not offered.
  non_refundable_discount integer not null check (non_refundable_discount between 0 and 99),
  -- For one person and night; 0: not offered.
  breakfast_cents integer not null check (breakfast_cents >= 0),
  -- Whole percent: {"months": 12 from January, "weekdays": 7 from Monday}.
  season jsonb not null
);
create table room_types (
  id text primary key,
  -- The short name of a room type inside a rate key.
  number integer not null unique,
  hotel_id text not null references hotels,
  kind text not null,
  names jsonb not null,
  base_price_cents integer not null check (base_price_cents > 0),
  -- 0: of this type nothing is ever for sale.
  rooms_total smallint not null check (rooms_total >= 0),
  max_adults smallint not null check (max_adults > 0),
  max_children smallint not null check (max_children >= 0),
  -- Square metres.
  size integer not null,
  beds jsonb not null,
  amenities jsonb not null
);
create index room_types_of_hotel on room_types (hotel_id);
-- Sparse: a row exists only for a day on which something is sold or closed. `sold` counts rooms for each hour of the day.
create table room_day (
  room_type_id text not null references room_types,
  day date not null,
  cap smallint not null,
  sold smallint[] not null,
  primary key (room_type_id, day),
  constraint room_day_hours check (cardinality(sold) = 24),
  constraint room_day_no_overbooking check (cap >= all (sold)),
  constraint room_day_not_negative check (0 <= all (sold))
);
-- 24 counts: `rooms` from hour `opens` until hour `closes`, nothing outside.
create function hours_of_day(opens integer, closes integer, rooms integer) returns smallint[] language sql immutable
  return array(select (case when hour >= opens and hour < closes then rooms else 0 end)::smallint from generate_series(0, 23) as hour order by hour);
create function add_hours(a smallint[], b smallint[]) returns smallint[] language sql immutable
  return array(select (x + y)::smallint from unnest(a, b) with ordinality as pair(x, y, hour) order by hour);
