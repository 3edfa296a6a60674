-- Late hours of a bid begin at the check-out, not at the check-in. Requests that are open keep the moments that both sides were told.
alter table negotiations rename column check_in_at to hours_begin_at;
