set check_function_bodies = off;

alter table "private"."mail_queue"
  -- squawk-ignore ban-drop-not-null
  alter column "user_id" drop not null;

create or replace function private.acknowledge_notice()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Nothing that the sender wrote, because the address may be someone else's.
  insert into private.mail_queue (kind, subject_id, data)
  values ('moderation', new.id, jsonb_build_object('notice', new.subject, 'id', new.id));
  return null;
end;
$function$;


create trigger acknowledge_notice
  after insert on public.contact_messages
  for each row
  when (new.is_legal)
  execute function private.acknowledge_notice();

comment on column "private"."mail_queue"."user_id" is 'The reader; null for the acknowledgment of a legal notice, which is its subject and has the address.';

comment on function "private"."acknowledge_notice"() is 'Insert trigger on legal notices: emails the sender that it arrived, with its reference. limit_contact_messages limits how many an address can get.';

revoke all on function "private"."acknowledge_notice"() from public;

reset check_function_bodies;
