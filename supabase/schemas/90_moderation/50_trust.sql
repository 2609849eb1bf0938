-- Earned trust: levels computed from what a member does, and what new members can't do yet.
--
-- Level 0 is new, 1 basic, 2 member, 3 trusted. Content that has to wait is hidden like removed content (removed_at),
-- and has a row in held_content until a moderator decides.

-- All conditions of a level must hold. Paid members need fewer answers, except for level 3. Closed deals belong here
-- once the product records them.
create view private.trust_requirements with (security_invoker = true) as
select * from (values
  -- level, days active, things read, people who answered, … for paid members, connections, since the last violation,
  -- weight of a report
  (0, 0, 0, 0, 0, 0, interval '0', 0),
  (1, 0, 0, 1, 0, 0, '14 days', 1),
  (2, 5, 20, 2, 1, 0, '60 days', 2),
  (3, 30, 200, 15, 15, 5, '180 days', 4)
) as requirements (level, days_active, reads, people, paid_people, connections, clean_for, report_weight);
comment on view private.trust_requirements is
  'What each trust level takes, and how much a report by its members weighs: the only place with these numbers.';

create table public.member_activity (
  user_id uuid primary key references public.users (id) on delete cascade,
  days_active integer not null default 0 check (days_active >= 0),
  last_active_on date,
  reads integer not null default 0 check (reads >= 0)
);
comment on table public.member_activity is
  'How active members are, for private.trust_level. Written by functions; members read their own.';
comment on column public.member_activity.days_active is
  'Number of UTC days on which the member wrote something, or read a topic, listing, or profile.';
comment on column public.member_activity.reads is
  'Topics, listings, and profiles read, at most 40 for each active day, so that a script gains little.';

create table public.member_responses (
  member_id uuid not null references public.users (id) on delete cascade,
  responder_id uuid not null,
  primary key (member_id, responder_id)
);
comment on table public.member_responses is
  'Who answered a member in public or in a message, or approved their content, once per person. Only people who had '
  'earned level 1 themselves count, so that new accounts can''t vouch for each other.';
comment on column public.member_responses.responder_id is
  'Not a reference: what a member earned stays when the other account is deleted, which replaces this ID.';

create table public.held_content (
  subject_id uuid primary key,
  subject_kind text not null check (private.content_source(subject_kind) is not null),
  member_id uuid not null references public.users (id) on delete cascade,
  reason text not null check (
    reason in ('first_post', 'link', 'image', 'payment', 'fair_housing', 'reports')
  ),
  snapshot jsonb not null,
  previous jsonb not null default '{}',
  explanation text check (char_length(explanation) <= 500 and explanation ~ '\S'),
  created_at timestamptz not null default now()
);
comment on table public.held_content is
  'Content waiting for a moderator. It also has removed_at, so only its author and staff can read it. Authors read '
  'their own rows, moderators all.';
comment on column public.held_content.reason is
  'first_post: of a new member. link (also an email address or a phone number), image, and payment (it asks for money '
  'up front): by a member below level 2, or for a picture added to a listing, at level 0. fair_housing: it says who '
  'should live in a home, by anyone. reports: enough reports by trusted members.';
comment on column public.held_content.snapshot is
  'The held row. Of what waits, only a listing that nobody reported can be edited, which changes this, too. Its '
  'updated_at is also that of the listing''s terms and documents.';
comment on column public.held_content.explanation is
  'Why it''s fine, in its author''s words, for moderators; null without any.';
comment on column public.held_content.previous is 'What approval restores, from private.hide_content.';
create index held_content_queue_idx on public.held_content (created_at, subject_id);
create index held_content_member_idx on public.held_content (member_id);

-- Levels ------------------------------------------------------------------------------------------

create function private.record_activity(member uuid, reads integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.utc_day(now());
begin
  if reads = 0 and exists (
    select from public.member_activity a where a.user_id = member and a.last_active_on = today
  ) then
    return;
  end if;
  -- Never waits, because it's called with any other locks held. Parallel requests count as one.
  if not private.keep_account(member) or not pg_try_advisory_xact_lock(hashtextextended('activity ' || member, 0)) then
    return;
  end if;
  insert into public.member_activity as a (user_id, days_active, last_active_on, reads)
  select u.id, 1, today, record_activity.reads from public.users u where u.id = member
  on conflict on constraint member_activity_pkey do update set
    days_active = a.days_active + (a.last_active_on is distinct from today)::integer,
    last_active_on = today,
    reads = least(
      a.reads + record_activity.reads, 40 * (a.days_active + (a.last_active_on is distinct from today)::integer)
    )
    where record_activity.reads > 0 or a.last_active_on is distinct from today;
end;
$$;
comment on function private.record_activity(uuid, integer) is
  'Counts today as active, and adds things the member read. Does nothing for an unknown member, while the account is '
  'being deleted, and while another request does it.';

create function private.earned_level(member uuid) returns smallint
language plpgsql stable security definer set search_path = ''
as $$
declare
  earned record;
  violated_at timestamptz;
begin
  if exists (select from public.staff s where s.user_id = member) then
    return 3;
  end if;
  select u.membership_tier in ('pro', 'partner', 'closer') as is_paid, s.connections,
    coalesce(a.days_active, 0) as days_active, coalesce(a.reads, 0) as reads, (
      select count(*) from public.member_responses p where p.member_id = u.id
    ) as people
  into earned
  from public.users u
  join public.member_stats s on s.user_id = u.id
  left join public.member_activity a on a.user_id = u.id
  where u.id = member;
  select max(m.created_at) into violated_at from public.moderation_actions m
  where m.member_id = member and m.action in ('take_down', 'hide', 'warn', 'restrict', 'suspend', 'ban')
    and not exists (select from public.moderation_actions v where v.parent_id = m.id and v.action = 'reverse');
  return coalesce((
    select max(r.level) from private.trust_requirements r
    where earned.days_active >= r.days_active and earned.reads >= r.reads and earned.connections >= r.connections
      and earned.people >= case when earned.is_paid then r.paid_people else r.people end
      and coalesce(violated_at < now() - r.clean_for, true)
  ), 0);
end;
$$;
comment on function private.earned_level(uuid) is
  'The trust level that a member has earned by private.trust_requirements: 0 new, 1 basic, 2 member, 3 trusted. Staff '
  'have 3. 0 for an unknown member.';

create function private.trust_level(member uuid) returns smallint
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Until moderators have looked at the reports.
  if exists (select from public.held_content h where h.member_id = member and h.reason = 'reports')
    and not exists (select from public.staff s where s.user_id = member) then
    return 0;
  end if;
  return private.earned_level(member);
end;
$$;
comment on function private.trust_level(uuid) is
  'A member''s trust level: what they earned, but 0 while content of theirs that others reported is held.';

create function private.record_response(member uuid, responder uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if member is null or member = responder or private.trust_level(responder) = 0
    or exists (
      select from public.member_responses r
      where r.member_id = record_response.member and r.responder_id = record_response.responder
    )
    -- Never waits, like record_activity.
    or not private.keep_account(member)
    or not pg_try_advisory_xact_lock(hashtextextended('answer ' || member || responder, 0))
  then
    return;
  end if;
  insert into public.member_responses (member_id, responder_id) values (member, responder) on conflict do nothing;
end;
$$;
comment on function private.record_response(uuid, uuid) is
  'Records that someone answered a member. Does nothing for oneself, for nobody, and if the other is at level 0.';

create function private.my_trust() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'level', private.trust_level(u.id), 'days_active', coalesce(a.days_active, 0), 'reads', coalesce(a.reads, 0),
    'people', (select count(*) from public.member_responses p where p.member_id = u.id), 'connections', s.connections,
    'next', (
      select jsonb_build_object(
        'days_active', r.days_active, 'reads', r.reads, 'connections', r.connections,
        'people', case when u.membership_tier in ('pro', 'partner', 'closer') then r.paid_people else r.people end
      )
      from private.trust_requirements r where r.level = private.trust_level(u.id) + 1
    )
  )
  from public.users u
  join public.member_stats s on s.user_id = u.id
  left join public.member_activity a on a.user_id = u.id
  where u.id = (select auth.uid());
$$;
comment on function private.my_trust() is
  'The caller''s {level, days_active, reads, people, connections} and what the next level takes, next {days_active, '
  'reads, people, connections}, null at level 3. Null for visitors.';
select private.expose('my_trust', 'authenticated');

-- The one rule for texts that strangers read ------------------------------------------------------------

create function private.check_text(
  member uuid, content text, before_edit text default null, is_reviewed boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.check_text(uuid, text, text, boolean) is
  'For text that reaches members who may not have written to its author: raises P0001, to be shown as is, for links, '
  'email addresses, and phone numbers by a member below level 2, except those that were there before an edit. Flags '
  'the member if it asks for money up front, unless private.hold_for_review looks at the text, too.';

create function private.refuse_contact_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  -- A number may continue in the next column, except next to those that have numbers of their own.
  gap constant text := case tg_table_name when 'properties' then ' ;; ' else ' ' end;
begin
  perform private.check_text(
    auth.uid(), string_agg(to_jsonb(new) ->> field.name, gap), string_agg(before_edit ->> field.name, gap),
    tg_table_name = 'properties'
  ) from unnest(tg_argv[0:]) as field (name);
  return new;
end;
$$;
comment on function private.refuse_contact_details() is
  'Trigger on what can''t be held: private.check_text of the columns that are its arguments.';

do $$
declare
  columns constant jsonb := private.listing_texts('{line,text}')
    || private.profile_texts('{name,line,text,items}') || '{
    "listing_documents": ["name"], "listing_document_requests": ["note"], "listing_showing_notes": ["notes"],
    "connections": ["note"], "member_reviews": ["answer"], "events": ["location", "reason"],
    "forums": ["title", "description"]
  }';
  guarded record;
begin
  for guarded in
    select entry.key as name, string_agg(quote_ident(field.name), ', ' order by field.at) as columns,
      string_agg(quote_literal(field.name), ', ' order by field.at) as arguments
    from jsonb_each(columns) as entry, jsonb_array_elements_text(entry.value) with ordinality as field (name, at)
    group by entry.key
  loop
    execute format(
      'create trigger refuse_contact_details before insert or update of %s on public.%I
        for each row execute function private.refuse_contact_details(%s)',
      guarded.columns, guarded.name, guarded.arguments
    );
  end loop;
end $$;

-- Of a deal: everyone who is invited to it reads who is in it. The name of an account was checked there, and another
-- party's company when they named it.
create trigger refuse_contact_details before insert or update of name on public.deal_parties
  for each row when (new.user_id is null) execute function private.refuse_contact_details('name');
create trigger refuse_company_details before insert or update of company, capacity on public.deal_parties
  for each row when (new.user_id is null or new.user_id = auth.uid())
  execute function private.refuse_contact_details('company', 'capacity');
create trigger refuse_company_details before insert or update of company, capacity on public.offers
  for each row when (new.buyer_id = auth.uid()) execute function private.refuse_contact_details('company', 'capacity');

create function private.is_stranger(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.has_messaged(member) and not exists (
    select from public.deal_parties mine
    join public.deal_parties theirs on theirs.deal_id = mine.deal_id and theirs.user_id = member
      and theirs.revoked_at is null
    where mine.user_id = auth.uid() and mine.revoked_at is null
  );
$$;
comment on function private.is_stranger(uuid) is
  'Whether the member has never written to the caller, and they have no deal together.';

create function private.check_first_message(
  recipient uuid, content text, has_files boolean, message uuid default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before_it text;
  has_details boolean;
  asks constant boolean := private.asks_for_payment(content);
begin
  if not private.is_stranger(recipient) then
    return;
  end if;
  -- What one message begins, the next may complete.
  select string_agg(recent.content, ' ' order by recent.created_at) into before_it from (
    select m.content, m.created_at
    from public.conversation_members mine
    join public.messages m on m.conversation_id = mine.conversation_id and m.user_id = mine.user_id
    where mine.user_id = auth.uid() and mine.other_id = recipient
    order by m.created_at desc limit 10
  ) as recent;
  has_details := has_files
    or not private.contact_details(concat_ws(' ', before_it, content)) <@ private.contact_details(before_it);
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
$$;
comment on function private.check_first_message(uuid, text, boolean, uuid) is
  'For strangers: raises P0001, to be shown as is, if the caller is below level 2 and sends a link, an email address, '
  'a phone number, or a file. Flags the message with this ID, else the caller, if it asks for money up front.';

create function private.refuse_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.note ~ '\S' and auth.uid() is not null and private.trust_level(auth.uid()) = 0 then
    raise exception 'New members can’t add a note yet. Send the request without one.' using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.refuse_note() is
  'Insert trigger on requests to other members: raises P0001 for a note by a member at level 0, which any stranger '
  'would read.';

create trigger refuse_note before insert on public.connections
  for each row execute function private.refuse_note();
create trigger refuse_note before insert on public.listing_document_requests
  for each row execute function private.refuse_note();

-- Holding -----------------------------------------------------------------------------------------

create function private.visible_text(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    ' ;; ',
    concat_ws(
      ' ', content ->> 'title', content ->> 'content', content ->> 'text', content ->> 'tags', content ->> 'location'
    ),
    (
      select string_agg(content ->> name, ' ;; ')
      from jsonb_array_elements_text(private.listing_texts('{line,text}') -> 'properties') as name where name <> 'title'
    )
  );
$$;
comment on function private.visible_text(jsonb) is 'Everything written in a row of members'' content; empty for null.';

create function private.hold_reason(member uuid, kind text, before_edit jsonb, content jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  level constant smallint := private.trust_level(member);
begin
  return case
    when private.newly_limits_housing(kind, private.visible_text(before_edit), private.visible_text(content))
      and not exists (select from public.staff s where s.user_id = member) then 'fair_housing'
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
$$;
comment on function private.hold_reason(uuid, text, jsonb, jsonb) is
  'Why a member''s new or edited content of a kind has to wait, a reason of held_content; null if it doesn''t. '
  'before_edit: null '
  'for new content.';

create function private.hold_for_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind text := tg_argv[0];
  content jsonb := to_jsonb(new) - 'search_text';
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  previous jsonb := '{}';
  reason text;
begin
  -- Not for the service role, staff, what follows from a deletion, and deleted accounts, which policies refuse.
  if auth.uid() is distinct from (content ->> (private.content_source(kind))[2])::uuid or auth.uid() is null
    or not exists (select from public.users u where u.id = auth.uid()) then
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
  reason := private.hold_reason(auth.uid(), kind, before_edit, content);
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
$$;
comment on function private.hold_for_review() is
  'Insert and update trigger on members'' content, after those that normalize it: holds what a member below level 2 '
  'writes with a new link or image, or to ask for money up front, everything new at level 0, also pictures added to a '
  'listing, and what anyone writes about who should live in a home. Flags it for moderators if others ask '
  'for money. Its argument is the kind. A topic is held with its '
  'first post.';

create trigger z90_hold before insert or update of title, content, tags, image, location on public.feed_posts
  for each row execute function private.hold_for_review('post');
create trigger z90_hold before insert or update of content on public.feed_comments
  for each row execute function private.hold_for_review('comment');
create trigger z90_hold before insert or update of content on public.forum_posts
  for each row execute function private.hold_for_review('reply');
-- A new topic is checked with its first post.
create trigger z90_hold before update of title on public.forum_topics
  for each row execute function private.hold_for_review('topic');
create trigger z90_hold before insert or update of text on public.member_reviews
  for each row execute function private.hold_for_review('review');
create trigger z90_hold before insert on public.listing_questions
  for each row execute function private.hold_for_review('question');
create trigger z90_hold before insert or update of content on public.listing_answers
  for each row execute function private.hold_for_review('answer');
create trigger z90_hold before insert on public.properties
  for each row execute function private.hold_for_review('listing');
-- Afterwards, because what follows from a listing's status does. Of every column that members edit, for the snapshot.
do $$ begin
  execute format(
    'create trigger z90_hold_edited after update of %s on public.properties
      for each row execute function private.hold_for_review(''listing'')',
    array_to_string(array_remove(private.listing_columns(), 'status'), ', ')
  );
end $$;

create function private.touch_held_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_jsonb(new) is distinct from to_jsonb(old) then
    update public.held_content h
    set snapshot = h.snapshot || jsonb_build_object('updated_at', clock_timestamp())
    where h.subject_id = coalesce(new.property_id, old.property_id) and h.subject_kind = 'listing';
  end if;
  return null;
end;
$$;
comment on function private.touch_held_listing() is
  'Trigger on a listing''s terms and documents: a change while the listing waits for review makes it newer than what '
  'moderators saw, like an edit of the listing itself.';

create trigger touch_held_listing after insert or update on public.listing_terms
  for each row execute function private.touch_held_listing();
create trigger touch_held_listing after insert or update or delete on public.listing_documents
  for each row execute function private.touch_held_listing();

create function private.release_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.held_content h where h.subject_id = old.id;
  if found then
    perform private.answer_hold_appeals(old.id, 'upheld', 'You deleted it.', null);
  end if;
  return null;
end;
$$;
comment on function private.release_deleted() is
  'Trigger on content: what its author deleted no longer waits, nor does an appeal.';

do $$
declare
  released text;
begin
  foreach released in array array[
    'events', 'feed_comments', 'feed_posts', 'forum_posts', 'forum_topics', 'listing_answers', 'listing_questions',
    'member_reviews', 'messages', 'properties'
  ] loop
    execute format(
      'create trigger release_deleted after delete on public.%I
        for each row execute function private.release_deleted()',
      released
    );
  end loop;
end $$;
create trigger release_emptied after update of deleted_at on public.forum_posts
  for each row when (new.deleted_at is not null) execute function private.release_deleted();

-- Reports -----------------------------------------------------------------------------------------

create function private.hold_reported(kind text, subject uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content jsonb;
  author uuid;
  counted record;
  stored public.moderation_actions;
begin
  if kind in ('profile', 'forum')
    or exists (select from public.moderation_actions a where a.subject_id = subject and a.action = 'hold')
  then
    return;
  end if;
  content := private.lock_content(kind, subject);
  author := (content ->> 'owner_id')::uuid;
  if author is null or content ->> 'removed_at' is not null
    or exists (select from public.staff s where s.user_id = author)
  then
    return;
  end if;
  select coalesce(sum(c.weight), 0) as weight, count(*) as reporters,
    coalesce(bool_or(c.is_moderator), false) as by_staff
  into counted from private.counted_reports(kind, subject, author) c;
  if not counted.by_staff
    -- What the author earned: otherwise, one hold would make the next ones easy.
    and (counted.reporters < 2 or counted.weight < 2 + 4 * private.earned_level(author))
  then
    return;
  end if;
  insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot, previous)
  values (
    subject, kind, author, 'reports', content - '{owner_id,search_text}'::text[],
    private.hide_content(kind, content, now())
  );
  insert into public.moderation_actions (action, subject_kind, subject_id, title, member_id, reason)
  values ('hold', kind, subject, private.content_title(content), author,
    'Members reported this. It’s hidden until our team has looked at it.')
  returning * into stored;
  perform private.notify_moderation(stored);
end;
$$;
comment on function private.hold_reported(text, uuid) is
  'Holds reported content once the open reports of at least two independent members weigh 2, plus 4 for each trust '
  'level that the author has earned, or once a moderator reported it. Never content by staff, profiles, forums, and '
  'what was held for reports before. Logs it, and notifies the author (kind moderation, always by email).';

-- Deciding ----------------------------------------------------------------------------------------

create function private.content_path(kind text, content jsonb) returns text
language sql stable set search_path = ''
as $$
  select case kind
    when 'post' then '/community/posts/' || (content ->> 'id')
    when 'comment' then '/community/posts/' || (content ->> 'post_id')
    when 'topic' then '/community/forums/' || (content ->> 'forum_id') || '/topics/' || (content ->> 'id')
    when 'review' then '/community/members/' || (content ->> 'member_id')
    when 'event' then '/community/events/' || (content ->> 'id')
    when 'listing' then '/property/' || (content ->> 'id')
    when 'question' then '/property/' || (content ->> 'property_id') || '#questions'
    when 'answer' then (
      select '/property/' || q.property_id from public.listing_questions q
      where q.id = (content_path.content ->> 'question_id')::uuid
    ) || '#questions'
    when 'reply' then (
      select '/community/forums/' || t.forum_id || '/topics/' || t.id from public.forum_topics t
      where t.id = (content ->> 'topic_id')::uuid
    ) || '#post-' || (content ->> 'number')
  end;
$$;
comment on function private.content_path(text, jsonb) is
  'The path in the app of a row of members'' content; null for messages, and for a reply or answer to '
  'what is gone.';

create function private.publish_held(kind text, subject uuid) returns public.held_content
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.publish_held(text, uuid) is
  'Publishes held content, closes its reports as not upheld, and returns what waited. Raises 22023 for an unknown '
  'kind, and P0001 if it isn''t waiting. The caller checks the right to do so.';

create function private.hold_again(held public.held_content) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content constant jsonb := private.lock_content(held.subject_kind, held.subject_id);
begin
  if content ->> 'removed_at' is null then
    return;
  end if;
  if held.subject_kind = 'listing' then
    perform private.hide_content('listing', content, now());
  end if;
  insert into public.held_content select held.*;
end;
$$;
comment on function private.hold_again(public.held_content) is
  'After the reversal of a ban: what waited for review before it waits again. Does nothing for content that is gone.';

create function private.verify_published(listing uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review constant uuid := (
    select r.id from public.listing_reviews r where r.property_id = listing and r.decision is null
  );
begin
  if review is null or not private.has_staff_role('reviewer') then
    return false;
  end if;
  perform private.decide_listing_review(review, 'approved');
  return true;
end;
$$;
comment on function private.verify_published(uuid) is
  'If the caller may verify listings: approves the review that a published listing waits for, so that one decision is '
  'enough, and the seller is notified of that. Returns whether it did.';

create function private.approve_content(
  kind text, subject uuid, if_unmodified_since timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
  if kind = 'listing' and private.verify_published(subject) then
    return;
  end if;
  perform private.notify(held.member_id, 'content_approved', null, subject, jsonb_build_object(
    'subject_kind', kind, 'title', private.content_title(held.snapshot),
    'path', private.content_path(kind, held.snapshot)
  ));
end;
$$;
comment on function private.approve_content(text, uuid, timestamptz) is
  'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and '
  'notifies the author (kind content_approved, data {subject_kind, title, path}). Who may also verify listings, as '
  'admins may, verifies one with it (private.verify_published). public.moderate removes it instead. '
  'if_unmodified_since: updated_at in the snapshot that the moderator saw of a listing, whose seller can edit it, its '
  'terms, and its documents while it waits; null skips the check. Raises 42501 for others and about oneself, 22023 for '
  'an unknown kind, and P0001 if it isn''t waiting, or was edited since.';
select private.expose('approve_content', 'authenticated', '{subject_kind,subject_id,if_unmodified_since}');

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_activity enable row level security;
alter table public.member_responses enable row level security;
alter table public.held_content enable row level security;

create policy "Members can read their own activity"
  on public.member_activity for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read who answered them"
  on public.member_responses for select to authenticated using (member_id = (select auth.uid()));

create policy "Authors and moderators can read what waits for review"
  on public.held_content for select to authenticated
  using (member_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_activity, public.member_responses, public.held_content from anon, authenticated;
grant select on public.member_activity, public.member_responses, public.held_content to authenticated;
grant all on public.member_activity, public.member_responses, public.held_content to service_role;
revoke all on private.trust_requirements from public, anon, authenticated;
