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

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, shown.name,
      private.trust_level(c.actor_id) > 0, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    union all
    -- Acknowledgments of legal notices.
    select c.id, null, notice.email, '', c.kind, null, null, false, c.data
    from claimed c join public.contact_messages notice on notice.id = c.subject_id
    where c.user_id is null;
end;
$function$;

create trigger acknowledge_notice
  after insert on public.contact_messages
  for each row
  when (new.is_legal)
  execute function private.acknowledge_notice();

comment on column "private"."mail_queue"."user_id" is 'The reader; null for the acknowledgment of a legal notice, which is its subject and has the address.';

comment on function "private"."acknowledge_notice"() is 'Insert trigger on legal notices: emails the sender that it arrived, with its reference. limit_contact_messages limits how many an address can get.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. user_id is null for acknowledgments of legal notices. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile. actor_trusted: whether the actor may message strangers (trust level 1).';

revoke all on function "private"."acknowledge_notice"() from public;

reset check_function_bodies;
