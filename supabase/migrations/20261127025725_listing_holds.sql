set check_function_bodies = off;

drop policy "Members can update the terms of their own listings" on "public"."listing_terms";

drop policy "Verified members can insert terms of their listings" on "public"."listing_terms";

drop trigger "review_new_listing" on "public"."properties";

alter table "public"."held_content"
  drop constraint "held_content_reason_check";

drop function "private"."approve_content"(text, uuid);

drop function "private"."check_first_message"(uuid, text, boolean);

drop function "private"."check_text"(uuid, text, text);

drop function "public"."approve_content"(text, uuid);

alter table "public"."reports"
  add column "is_automatic" boolean not null default false;

create or replace function private.approve_content (
  kind                text,
  subject             uuid,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  held public.held_content;
begin
  perform private.require_authority(null);
  held := private.publish_held(kind, subject);
  if (held.snapshot ->> 'updated_at')::timestamptz > if_unmodified_since then
    raise exception 'This was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  perform private.require_authority(held.member_id);
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('approve', kind, subject, private.content_title(held.snapshot), held.member_id, auth.uid(), 'Approved', (
    select a.id from public.moderation_actions a
    where held.reason = 'reports' and a.subject_id = subject and a.action = 'hold'
  ));
  perform private.notify(held.member_id, 'content_approved', null, subject, jsonb_build_object(
    'subject_kind', kind, 'title', private.content_title(held.snapshot),
    'path', private.content_path(kind, held.snapshot)
  ));
end;
$function$;

create or replace function private.asks_for_payment (
  content text
)
  returns boolean
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  amount constant text := '(?:\$\s?[0-9][0-9.,]*\s?k?|[0-9][0-9.,]*\s?k?\s?(?:dollars|usd|bucks))';
  -- Payments that can't be taken back.
  app constant text := '(?:\mz\W?[e3]\W?[l1i]\W?[l1i]\W?[e3](?:d|ing)?\M|\mcash\W?app(?:ed|ing)?\M|\mvenmo(?:ed|ing)?\M'
    || '|\mpay\W?pal\M|\mwestern\W?union\M|\mmoney\W?gram\M|\m(?:gift|prepaid|itunes|steam)\W?cards?\M|\mgreen\W?dot\M'
    || '|\m(?:bitcoins?|btc|usdt|crypto(?:currency)?|ethereum)\M|\m(?:apple|google)\W?pay\M|\mgpay\M|\mremitly\M)';
  fee constant text := '(?:\mfees?\M|\mdeposits?\M|\mmoney\M|\mpayments?\M|\mfunds\M|\mcash\M|\memd\M|\mearnest\M|'
    || amount || ')';
  first constant text := '(?:\mup\W?front\M|\min advance\M|\mbefore(?:hand)?\M|\mprior to\M|\mahead of\M)';
  look constant text := '(?:\m(?:see|seeing|sees|view|viewings?|tours?|touring|visit(?:s|ing)?|showings?|shown?'
    || '|inspections?|inspecting|walk\W?throughs?|access|keys?|lock\W?box|address|appointments?|application)\M)';
  keep constant text := '(?:\m(?:reserve|reserves|reserving|reservations?|hold|holds|holding|secure|secures|securing'
    || '|lock|locks|locking|off the market|first in line|skip the line)\M)';
  send constant text := '(?:\m(?:send|sending|wire|wiring|pay|paying|transfer|transferring|remit|mail|put down|submit'
    || '|deposit|venmo)\M)';
  sentence text;
  plain text := regexp_replace(private.bare_text(coalesce(content, '')), '[’‘ʼ`´]', '''', 'g');
begin
  plain := regexp_replace(plain, '\mproof of funds\M', ' x ', 'g');
  -- "No fees up front" and "never wire money before viewing" ask for nothing.
  plain := regexp_replace(plain, '\m(?:never|don''?t|do not|won''?t|will not|cannot|can''?t|nobody should)\M'
    || '(?:\s\w+){0,2}?\s(?:ask|send|pay|wire|zelle|venmo|request|require|take|accept|need|charge|transfer)\M'
    || '[^.!?;:,\n]*', ' x ', 'g');
  plain := regexp_replace(plain, '\m(?:no|without|zero|0)\M\s(?:\w+\s){0,2}?(?:fees?|deposits?|money|payments?|cash'
    || '|costs?|charges?)\M(?:[^.!?;:,\n]{0,30}?' || first || ')?', ' x ', 'g');
  -- Anywhere near an app: what the money is for, or how much it is, except a tenant's rent.
  if plain ~ (app || '\W{0,3}(?:me\M|us\M|over\M|it to\M|' || amount || ')')
    or plain ~ (app || '.{0,80}(?:' || keep || '|' || first || '|\mdeposits?\M|\mfees?\M|\memd\M|\mearnest\M|\msend\M)')
    or plain ~ ('(?:' || keep || '|' || first || '|\mdeposits?\M|\mfees?\M|\memd\M|\mearnest\M|\msend\M).{0,80}' || app)
    or (plain !~ '\m(?:rents?|tenants?)\M' and plain ~ (amount || '.{0,40}' || app))
  then
    return true;
  end if;
  foreach sentence in array regexp_split_to_array(plain, '[!?;\n]+|\.+(?:\s|$)') loop
    -- Fees that no honest seller has, and "pay me first".
    if sentence ~ ('\m(?:reservation|reserve|hold|holding|viewing|showing|tour|access|lock\W?box|appointment|key)s?\W'
        || '(?:fees?|deposits?|charges?|payments?)\M')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,12}\m(?:for|on) (?:a |the |each |any )?' || look)
      or sentence ~ (send || '.{0,40}' || fee || '.{0,30}\m(?:to|into) (?:me|my|us|our)\M')
      or sentence ~ (send || '\s(?:me|us)\s(?:the |a |an |your |my )?(?:\w+ )?' || fee)
    then
      return true;
    end if;
    -- Money that a third party holds is how deals are done.
    continue when sentence ~ '\m(?:title|escrow|attorneys?|closing|settlement|trust account|broker(?:age)?)\M';
    if sentence ~ (fee || '.{0,40}' || first || '.{0,40}' || look)
      or sentence ~ (first || '.{0,30}' || look || '.{0,50}' || fee)
      or sentence ~ (fee || '.{0,40}(?:\m(?:to|for)\M|\mrequired\M).{0,25}' || look)
      or sentence ~ (send || '.{0,30}' || fee || '.{0,40}(?:' || keep || '|' || first || ')')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,25}(?:' || keep || '|' || first || ')')
      or sentence ~ (amount || '.{0,25}\m(?:to |will |that )?(?:reserves?|holds?|secures?|locks?)\M.{0,20}'
        || '\m(?:it|this|yours?|place|spot|house|home|property|unit|deal|lot|duplex|listing)\M')
      or sentence ~ ('\m(?:up\W?front|advance)\W(?:fees?|deposits?|payments?|money|cash)\M')
      or sentence ~ ('\m(?:reserve|hold|secure|lock)\M.{0,25}\m(?:with|for|by)\M.{0,15}' || amount || '.{0,20}'
        || '(?:\mdeposits?\M|\mdown\M|\mfees?\M)')
    then
      return true;
    end if;
  end loop;
  return false;
end;
$function$;

create or replace function private.can_edit_held (
  subject uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (
    select from public.held_content h
    where h.subject_id = subject and h.subject_kind = 'listing' and h.reason <> 'reports'
  );
end;
$function$;

create or replace function private.check_first_message (
  recipient uuid,
  content   text,
  has_files boolean,
  message   uuid    default null::uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  has_details constant boolean := has_files or private.contact_details(content) <> '{}';
  asks constant boolean := private.asks_for_payment(content);
begin
  if not (has_details or asks) or not private.is_stranger(recipient) then
    return;
  end if;
  if has_details and private.trust_level(auth.uid()) < 2 then
    raise exception 'New members can’t send links, email addresses, phone numbers, or files to members who haven’t '
      'written to them.' using errcode = 'P0001';
  end if;
  if asks and message is null then
    perform private.flag_text(auth.uid(), content);
  elsif asks then
    perform private.flag_payment(auth.uid(), 'message', message, jsonb_build_object('content', content), content);
  end if;
end;
$function$;

create or replace function private.check_text (
  member      uuid,
  content     text,
  before_edit text    default null::text,
  is_reviewed boolean default false
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if member is not null and private.trust_level(member) < 2
    and not private.contact_details(content) <@ private.contact_details(before_edit)
  then
    raise exception 'New members can’t use links, email addresses, or phone numbers here yet.' using errcode = 'P0001';
  end if;
  if not is_reviewed and private.newly_asks_for_payment(before_edit, content) then
    perform private.flag_text(member, content);
  end if;
end;
$function$;

create or replace function private.flag_payment (
  member  uuid,
  kind    text,
  subject uuid,
  content jsonb,
  words   text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.reports (is_automatic, reported_id, subject_kind, subject_id, reason, details, snapshot)
  select true, member, kind, subject, 'scam', 'Asks for money up front: “' || left(btrim(words), 1000) || '”', content
  where not exists (select from public.staff s where s.user_id = member) and not exists (
    select from public.reports r where r.subject_id = subject and r.is_automatic and r.handled_at is null
  );
$function$;

create or replace function private.flag_text (
  member uuid,
  words  text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.flag_payment(u.id, 'profile', u.id, to_jsonb(u), words) from public.users u where u.id = member;
$function$;

create or replace function private.hold_for_review()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kind text := tg_argv[0];
  content jsonb := to_jsonb(new) - 'search_text';
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  previous jsonb := '{}';
  reason text;
begin
  -- Not for the service role, staff, and what follows from a deletion.
  if auth.uid() is distinct from (content ->> (private.content_source(kind))[2])::uuid or auth.uid() is null then
    return new;
  end if;
  if content ->> 'removed_at' is not null then
    -- A listing that can be edited while it waits: moderators see the latest version.
    update public.held_content h set snapshot = content where h.subject_id = new.id and kind = 'listing';
    return new;
  end if;
  if tg_op = 'INSERT' and kind = 'reply' and content ->> 'number' = '1' then
    kind := 'topic';
    content := private.lock_content(kind, (content ->> 'topic_id')::uuid) - 'owner_id'
      || jsonb_build_object('content', content ->> 'content');
  end if;
  reason := private.hold_reason(auth.uid(), before_edit, content);
  if reason is null then
    if private.newly_asks_for_payment(private.visible_text(before_edit), private.visible_text(content)) then
      perform private.flag_payment(
        auth.uid(), kind, (content ->> 'id')::uuid, content, private.visible_text(content)
      );
    end if;
    return new;
  end if;
  if kind = 'listing' and tg_op = 'UPDATE' then
    previous := private.hide_content(kind, content, now());
  elsif kind = 'listing' then
    previous := jsonb_build_object('review_requested_at', now());
    new := jsonb_populate_record(new, jsonb_build_object(
      'status', 'paused', 'sales_status', new.status, 'held_at', now(), 'public_since', null
    ));
  elsif kind = 'topic' and tg_op = 'INSERT' then
    update public.forum_topics t set removed_at = now() where t.id = (content ->> 'id')::uuid;
  end if;
  new.removed_at := now();
  insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot, previous)
  values ((content ->> 'id')::uuid, kind, auth.uid(), reason, content, previous);
  return new;
end;
$function$;

create or replace function private.hold_reason (
  member      uuid,
  before_edit jsonb,
  content     jsonb
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  level constant smallint := private.trust_level(member);
begin
  return case
    when level >= 2 then null
    -- An edit may keep what was approved.
    when not private.contact_details(private.visible_text(content))
      <@ private.contact_details(private.visible_text(before_edit)) then 'link'
    when private.newly_asks_for_payment(private.visible_text(before_edit), private.visible_text(content)) then 'payment'
    when content ->> 'image' <> coalesce(before_edit ->> 'image', '') then 'image'
    when level = 0 and before_edit is null then 'first_post'
  end;
end;
$function$;

create or replace function private.newly_asks_for_payment (
  before_edit text,
  content     text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select content is distinct from before_edit and private.asks_for_payment(content)
    and not private.asks_for_payment(before_edit);
$function$;

create or replace function private.note_alert_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  was_active constant boolean := tg_op = 'UPDATE' and old.status = 'active';
  long_texts constant text[] := '{description,images,annual_expenses,unit_mix}';
begin
  insert into private.alert_events (property_id, kind, listing, before, previous_price)
  values (
    new.id,
    coalesce(tg_argv[0], case
      -- Also for the first time on the market, after it waited for review.
      when tg_op = 'INSERT' or old.status_changed_at is null and not was_active then 'new'
      when not was_active then 'back_on_market'
      when new.price >= old.price then 'verified'
      when new.dropped_from is not null then 'price_drop'
      -- Cheaper, but the higher price was hardly public: only news to members who haven't been alerted yet.
      else 'new'
    end),
    to_jsonb(new) - long_texts,
    case when was_active then to_jsonb(old) - long_texts end,
    case when tg_op = 'UPDATE' and new.price < old.price then new.dropped_from end
  );
  perform pg_notify('deal_alerts', '');
  return null;
end;
$function$;

create or replace function private.offer_message (
  recipient uuid,
  message   text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  cleaned constant text := private.clean_text(message);
begin
  if char_length(cleaned) > 2000 then
    raise exception 'Shorten your message to 2,000 characters.' using errcode = 'P0001';
  end if;
  perform private.check_first_message(recipient, cleaned, false);
  return cleaned;
end;
$function$;

create or replace function private.protect_removed()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_table_name = 'properties' and private.can_edit_held(old.id)
      and to_jsonb(new) ->> 'status' = to_jsonb(old) ->> 'status'
    then
      return new;
    end if;
    if exists (select from public.held_content h where h.subject_id = old.id) then
      raise exception 'This is waiting for review, so it can’t be changed yet.' using errcode = 'P0001';
    end if;
    raise exception 'This was removed by our moderators, so it can’t be changed. You can appeal in Account standing.'
      using errcode = 'P0001';
  end if;
  return new;
end;
$function$;

create or replace function private.publish_held (
  kind    text,
  subject uuid
)
  returns public.held_content
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content constant jsonb := private.lock_content(kind, subject);
  held public.held_content;
begin
  delete from public.held_content h where h.subject_id = subject and h.subject_kind = kind returning * into held;
  if held.subject_id is null or content is null then
    raise exception 'This is no longer waiting for review.' using errcode = 'P0001';
  end if;
  if kind = 'post' and held.reason <> 'reports' then
    -- New for everyone else, so it's at the top.
    update public.feed_posts p set created_at = now() where p.id = subject and p.edited_at is null;
  elsif kind = 'listing' and content ->> 'status_changed_at' is null then
    update public.properties p set created_at = now() where p.id = subject;
    update public.listing_prices l set changed_at = now() where l.property_id = subject;
  end if;
  perform private.restore_content(kind, subject, held.previous);
  perform private.close_reports(kind, subject, 'Reviewed and kept', false);
  perform private.record_response(held.member_id, auth.uid());
  return held;
end;
$function$;

create or replace function private.refuse_contact_details()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
begin
  perform private.check_text(
    auth.uid(), string_agg(to_jsonb(new) ->> field.name, ' ;; '), string_agg(before_edit ->> field.name, ' ;; '),
    tg_table_name = 'properties'
  ) from unnest(tg_argv[0:]) as field (name);
  return new;
end;
$function$;

create or replace function private.request_listing_review (
  property_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  owner uuid;
begin
  -- Locked until the request is in, so that a concurrent tier change sees it.
  select p.user_id into owner from public.properties p
  where p.id = request_listing_review.property_id and p.user_id = (select auth.uid()) and not p.verified
    and p.removed_at is null
  for no key update;
  if owner is null then
    raise exception 'No unverified listing of your own' using errcode = '42501';
  end if;
  perform private.queue_review(property_id, (select u.membership_tier from public.users u where u.id = owner));
end;
$function$;

create or replace function private.save_listing_documents (
  property_id uuid,
  documents   jsonb,
  known       uuid[] default null::uuid[]
)
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  most constant integer := 20;
  kept constant uuid[] := array(select (d ->> 'id')::uuid from jsonb_array_elements(documents) as d);
  removed text[];
  unavailable text;
begin
  if documents is null then
    raise exception 'Documents are a list' using errcode = '22023';
  end if;
  -- Locked, so that parallel calls count each other's documents.
  perform from public.properties p
  where p.id = save_listing_documents.property_id and p.user_id = me
    and (p.removed_at is null or private.can_edit_held(p.id))
  for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  with deleted as (
    delete from public.listing_documents d
    where d.property_id = save_listing_documents.property_id and d.id <> all (kept)
      and (known is null or d.id = any (known))
    returning d.path
  )
  select array_agg(deleted.path) into removed from deleted;

  -- Type and size come from storage, not from the seller.
  insert into public.listing_documents as stored
    (id, property_id, position, kind, access, path, version, name, size, mime_type)
  select input.id, save_listing_documents.property_id, input.ordinal, input.kind, input.access, o.name, o.version,
    btrim(input.name), (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype'
  from rows from (
    jsonb_to_recordset(documents) as (id uuid, kind text, access text, path text, name text)
  ) with ordinality as input (id, kind, access, path, name, ordinal)
  join storage.objects o on o.bucket_id = 'documents' and o.name = input.path
  where starts_with(input.path, me || '/' || save_listing_documents.property_id || '/')
  on conflict on constraint listing_documents_pkey do update
  set kind = excluded.kind, access = excluded.access, position = excluded.position
  where stored.property_id = excluded.property_id and stored.path = excluded.path;

  select d ->> 'name' into unavailable from jsonb_array_elements(documents) as d
  where not exists (
    select from public.listing_documents s
    where s.property_id = save_listing_documents.property_id and s.id = (d ->> 'id')::uuid and s.path = d ->> 'path'
  ) limit 1;
  if found then
    raise exception '% is no longer available. Remove it and add it again.', coalesce(unavailable, 'A document')
      using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_documents d where d.property_id = save_listing_documents.property_id
  ) > most then
    raise exception 'A listing can have % documents.', most using errcode = 'P0001';
  end if;
  return coalesce(removed, '{}');
end;
$function$;

create or replace function private.send_message (
  recipient   uuid,
  message     uuid,
  content     text,
  property    uuid,
  attachments jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  existing public.messages;
  refusal text;
  sent_at timestamptz;
begin
  if me is null then
    raise exception 'Only members can send messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- Serializes messages and blocks between two members. Locks in the same order as deleting an account and marking as
  -- read: conversation, members, rate limits, sides of the conversation.
  perform private.lock_member_pair(me, recipient);
  select * into conversation from public.conversations c
  where c.user_a_id = least(me, recipient) and c.user_b_id = greatest(me, recipient) for no key update;

  select * into existing from public.messages m where m.id = message;
  if existing.id is not null then
    if existing.user_id is distinct from me or existing.conversation_id is distinct from conversation.id
      or existing.content <> trimmed_content
      or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
        <> array(select file ->> 'path' from jsonb_array_elements(files) as file)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
    return conversation.id;
  end if;

  -- Checked once neither account can be deleted anymore.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if trimmed_content = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message can have at most 5 files.' using errcode = 'P0001';
  end if;

  perform private.check_first_message(recipient, trimmed_content, files <> '[]', message);
  if conversation.id is null then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  if conversation.id is null then
    insert into public.conversations (user_a_id, user_b_id)
    values (least(me, recipient), greatest(me, recipient)) returning * into conversation;
    insert into public.conversation_members (conversation_id, user_id, other_id)
    values (conversation.id, me, recipient), (conversation.id, recipient, me);
    sent_at := conversation.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent_at);
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message
        and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(trimmed_content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = conversation.id;
  perform from public.conversation_members s where s.conversation_id = conversation.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = conversation.id;

  if private.has_messaged(recipient) then
    perform private.record_response(recipient, me);
  end if;
  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = conversation.id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(me, 'messages');
  return conversation.id;
end;
$function$;

create or replace function private.visible_text (
  content jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select concat_ws(
    ' ;; ',
    concat_ws(
      ' ', content ->> 'title', content ->> 'content', content ->> 'text', content ->> 'tags', content ->> 'location'
    ),
    content ->> 'description', content ->> 'address', content ->> 'city', content ->> 'county', content ->> 'parking',
    content ->> 'zoning'
  );
$function$;

create or replace function public.approve_content (
  subject_kind        text,
  subject_id          uuid,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.approve_content(subject_kind, subject_id, if_unmodified_since); $function$;

alter table "public"."held_content"
  add constraint "held_content_reason_check"
    check
    ((reason = ANY (ARRAY['first_post'::text, 'link'::text, 'image'::text, 'payment'::text,
    'reports'::text])));

alter table "public"."reports"
  add constraint "reports_automatic" check ((NOT (is_automatic AND (reporter_id IS NOT NULL))));

create trigger review_new_listing
  after insert on public.properties
  for each row
  when (((NOT new.verified) AND (new.removed_at IS NULL)))
  execute function private.queue_listing_review();

create trigger y_hold_edited
  after update of title,
    description,
    property_type,
    address,
    city,
    state,
    zip,
    county,
    price,
    bedrooms,
    bathrooms,
    sqft,
    lot_sqft,
    condition,
    financing,
    occupancy,
    off_market_contract,
    images,
    noi,
    latitude,
    longitude,
    arv,
    repair_cost,
    monthly_rent,
    other_monthly_income,
    vacancy_pct,
    annual_expenses, units, year_built, unit_mix, parking, zoning, apn on public.properties
  for each row
  execute function private.hold_for_review('listing');

create trigger y_hold
  before insert on public.properties
  for each row
  execute function private.hold_for_review('listing');

create policy "Members can update the terms of their own listings" on "public"."listing_terms"
  for update
  to "authenticated"
  using ((exists ( select
   from public.properties p
  where
    ((p.id = listing_terms.property_id) AND (p.user_id = ( select auth.uid() as uid)) AND
    ((p.removed_at is null) or private.can_edit_held(p.id))))))
  with check ((EXISTS ( SELECT
   FROM public.properties p
  WHERE
    ((p.id = listing_terms.property_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND
    ((p.removed_at IS NULL) OR private.can_edit_held(p.id))))));

create policy "Verified members can insert terms of their listings" on "public"."listing_terms"
  for insert
  to "authenticated"
  with check ((( SELECT private.email_confirmed() AS email_confirmed) AND (EXISTS ( SELECT
   FROM public.properties p
  WHERE
    ((p.id = listing_terms.property_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND
    ((p.removed_at IS NULL) OR private.can_edit_held(p.id)))))));

comment on column "public"."held_content"."reason" is 'first_post: of a new member. link (also an email address or a phone number), image, and payment (it asks for money up front): by a member below level 2. reports: enough reports by trusted members.';

comment on column "public"."held_content"."snapshot" is 'The held row. Of what waits, only a listing that nobody reported can be edited, which changes this, too.';

comment on column "public"."reports"."is_automatic" is 'Whether it isn''t by a member: private.flag_payment found a text that asks for money up front.';

comment on function "private"."approve_content"(text, uuid, timestamp
  with time zone) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. if_unmodified_since: updated_at of the listing that the moderator saw, whose seller can edit it while it waits; null skips the check. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting, or was edited since.';

comment on function "private"."asks_for_payment"(text) is 'Whether a text asks for money before a deal: by an app or a wire, to reserve a property or to see it. False for null, for earnest money with a title company, and for "no fees up front". Can be wrong both ways, so moderators decide.';

comment on function "private"."can_edit_held"(uuid) is 'Whether content is a listing that waits for review although nobody reported it, so that its seller can still edit it. False for null, and for what was taken down.';

comment on function "private"."check_first_message"(uuid, text, boolean, uuid) is
  'For strangers: raises P0001, to be shown as is, if the caller is below level 2 and sends a link, an email address, a phone number, or a file. Flags the message with this ID, else the caller, if it asks for money up front.';

comment on function "private"."check_text"(uuid, text, text, boolean) is 'For text that reaches members who may not have written to its author: raises P0001, to be shown as is, for links, email addresses, and phone numbers by a member below level 2, except those that were there before an edit. Flags the member if it asks for money up front, unless private.hold_for_review looks at the text, too.';

comment on function "private"."flag_payment"(uuid, text, uuid, jsonb, text) is
  'Puts what a member wrote into the reports queue, with the words that ask for money, unless it''s there already or the member is staff.';

comment on function "private"."flag_text"(uuid, text) is 'private.flag_payment for words that aren''t content of their own: it''s about the member. Does nothing for null.';

comment on function "private"."hold_for_review"() is 'Insert and update trigger on members'' content, after those that normalize it: holds what a member below level 2 writes with a new link or image, or to ask for money up front, and everything new at level 0. Flags it for moderators if others ask for money. Its argument is the kind. A topic is held with its first post.';

comment on function "private"."newly_asks_for_payment"(text, text) is 'Whether an edit makes a text ask for money up front, or for null before the edit, whether a new text does.';

comment on function "private"."protect_removed"() is 'Update trigger on removed and held content: raises P0001 for API callers, except for an edit that private.can_edit_held allows.';

comment on function "private"."queue_listing_review"() is 'Trigger on properties: queues a new listing for review, unless it''s a partner''s, which starts verified, or waits for a moderator, whose approval queues it.';

comment on function "private"."request_listing_review"(uuid) is 'Asks staff to verify one of the caller''s unverified listings, also after it was returned. Does nothing while a review is pending. Raises 42501 for any other listing, and one that moderators hide.';

comment on function "public"."approve_content"(text, uuid, timestamp
  with time zone) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. if_unmodified_since: updated_at of the listing that the moderator saw, whose seller can edit it while it waits; null skips the check. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting, or was edited since.';

comment on function "public"."request_listing_review"(uuid) is 'Asks staff to verify one of the caller''s unverified listings, also after it was returned. Does nothing while a review is pending. Raises 42501 for any other listing, and one that moderators hide.';

revoke all on function "private"."approve_content"(text, uuid, timestamp with time zone) from public;

grant execute
  on function "private"."approve_content"(text, uuid, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."approve_content"(text, uuid, timestamp with time zone)
  to "service_role";

revoke all on function "private"."asks_for_payment"(text) from public;

revoke all on function "private"."can_edit_held"(uuid) from public;

grant execute on function "private"."can_edit_held"(uuid) to "authenticated";

grant execute on function "private"."can_edit_held"(uuid) to "service_role";

revoke all on function "private"."check_first_message"(uuid, text, boolean, uuid) from public;

revoke all on function "private"."check_text"(uuid, text, text, boolean) from public;

revoke all on function "private"."flag_payment"(uuid, text, uuid, jsonb, text) from public;

revoke all on function "private"."flag_text"(uuid, text) from public;

revoke all on function "private"."newly_asks_for_payment"(text, text) from public;

revoke all on function "public"."approve_content"(text, uuid, timestamp with time zone) from public;

grant execute
  on function "public"."approve_content"(text, uuid, timestamp with time zone)
  to "authenticated";

grant execute
  on function "public"."approve_content"(text, uuid, timestamp with time zone)
  to "service_role";

reset check_function_bodies;
