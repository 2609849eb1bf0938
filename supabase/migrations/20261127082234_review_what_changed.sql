set check_function_bodies = off;

drop function "private"."flag_payment"(uuid, text, uuid, jsonb, text);

create or replace function private.flag_payment (
  member  uuid,
  kind    text,
  subject uuid,
  content jsonb,
  words   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  finding constant text := 'Asks for money up front: “' || left(btrim(words), 1000) || '”';
begin
  if exists (select from public.staff s where s.user_id = member) then
    return;
  end if;
  -- A finding that doesn't fit gets a report of its own.
  update public.reports r
  set details = case when strpos(r.details, finding) > 0 then r.details else r.details || E'\n' || finding end
  where r.id = (
    select o.id from public.reports o
    where o.subject_id = subject and o.is_automatic and o.handled_at is null
      and (strpos(o.details, finding) > 0 or char_length(o.details) + 1 + char_length(finding) <= 2000)
    order by strpos(o.details, finding) desc, o.created_at limit 1
  );
  if not found then
    insert into public.reports (is_automatic, reported_id, subject_kind, subject_id, reason, details, snapshot)
    values (true, member, kind, subject, 'scam', finding, content);
  end if;
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
    -- A listing's.
    when level = 0 and not coalesce(before_edit -> 'images', '[]') @> coalesce(content -> 'images', '[]') then 'image'
  end;
end;
$function$;

create or replace function private.touch_held_listing()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if to_jsonb(new) is distinct from to_jsonb(old) then
    update public.held_content h
    set snapshot = h.snapshot || jsonb_build_object('updated_at', clock_timestamp())
    where h.subject_id = coalesce(new.property_id, old.property_id) and h.subject_kind = 'listing';
  end if;
  return null;
end;
$function$;

create trigger touch_held_listing
  after insert or delete or update on public.listing_documents
  for each row
  execute function private.touch_held_listing();

create trigger touch_held_listing
  after insert or update on public.listing_terms
  for each row
  execute function private.touch_held_listing();

comment on column "public"."held_content"."reason" is 'first_post: of a new member. link (also an email address or a phone number), image, and payment (it asks for money up front): by a member below level 2, or for a picture added to a listing, at level 0. reports: enough reports by trusted members.';

comment on column "public"."held_content"."snapshot" is 'The held row. Of what waits, only a listing that nobody reported can be edited, which changes this, too. Its updated_at is also that of the listing''s terms and documents.';

comment on function "private"."approve_content"(text, uuid, timestamp
  with time zone) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. if_unmodified_since: updated_at in the snapshot that the moderator saw of a listing, whose seller can edit it, its terms, and its documents while it waits; null skips the check. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting, or was edited since.';

comment on function "private"."flag_payment"(uuid, text, uuid, jsonb, text) is
  'Puts what a member wrote into the reports queue, with the words that ask for money: in the details of the open automatic report about the subject, or in a new one. Does nothing if they''re there already or the member is staff.';

comment on function "private"."hold_for_review"() is 'Insert and update trigger on members'' content, after those that normalize it: holds what a member below level 2 writes with a new link or image, or to ask for money up front, and everything new at level 0, also pictures added to a listing. Flags it for moderators if others ask for money. Its argument is the kind. A topic is held with its first post.';

comment on function "private"."touch_held_listing"() is 'Trigger on a listing''s terms and documents: a change while the listing waits for review makes it newer than what moderators saw, like an edit of the listing itself.';

comment on function "public"."approve_content"(text, uuid, timestamp
  with time zone) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. if_unmodified_since: updated_at in the snapshot that the moderator saw of a listing, whose seller can edit it, its terms, and its documents while it waits; null skips the check. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting, or was edited since.';

revoke all on function "private"."flag_payment"(uuid, text, uuid, jsonb, text) from public;

revoke all on function "private"."touch_held_listing"() from public;

reset check_function_bodies;
