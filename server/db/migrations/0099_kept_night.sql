-- What the hotel keeps of a cancelled booking: its first night if it was cancelled after the deadline, otherwise nothing.
alter table bookings add column kept_cents integer not null default 0 check (kept_cents >= 0);
