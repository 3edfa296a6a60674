-- Which worker moves a booking on: the lease is renewed and given back by that one alone.
alter table bookings add column locked_by uuid;

-- Why a person has to decide.
alter table bookings add column review_cause text;
update bookings set review_cause = coalesce(decline_reason, 'unknown') where step = 'review';
alter table bookings add constraint bookings_review_has_a_cause check (step <> 'review' or review_cause is not null);
