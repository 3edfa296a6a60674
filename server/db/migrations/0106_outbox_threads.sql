-- E-mails of one conversation, which mail programs show together; the guest's account that a hotel's e-mail is about; and files.
alter table outbox add column thread text;
alter table outbox add column about_uid text;
alter table outbox add column attachments jsonb;
create index outbox_thread on outbox (thread, id) where thread is not null;
create index outbox_about_uid on outbox (about_uid) where about_uid is not null;
