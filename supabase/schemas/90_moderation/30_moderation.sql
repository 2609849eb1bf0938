-- Moderation: what staff decided about members and their content, in an append-only log.
--
-- Removed content has removed_at, which the policies of its table check. A listing that is hidden is also paused, so
-- that search, facets, alerts, and figures drop it by the rules they already have. sales_status has what it will be
-- when it's back. While it only waits for a decision (held_at), what depends on it waits, too.

create table public.moderation_actions (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in (
    'take_down', 'hide', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban', 'dismiss', 'uphold', 'reverse',
    'change_role', 'hold', 'approve', 'approve_template', 'revoke_template', 'supersede_rule', 'sign_rule'
  )),
  subject_kind text not null check (
    private.content_source(subject_kind) is not null or subject_kind in ('agreement_template', 'state_rule')
  ),
  subject_id uuid not null,
  title text check (char_length(title) <= 200),
  member_id uuid references public.users (id) on delete set null,
  actor_id uuid references public.users (id) on delete set null,
  reason text not null check (char_length(reason) <= 1000 and reason ~ '\S'),
  note text check (char_length(note) <= 2000 and note ~ '\S'),
  report_id uuid references public.reports (id),
  until timestamptz,
  previous jsonb not null default '{}',
  parent_id uuid references public.moderation_actions (id),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.moderation_actions is
  'The moderation log, append-only. Moderators read it; members read what concerns them through public.my_moderation. '
  'An account that is deleted leaves its entries without its name.';
comment on column public.moderation_actions.title is
  'What the subject was called; null for profiles, and once its author''s account is deleted.';
comment on column public.moderation_actions.member_id is 'The member it affects.';
comment on column public.moderation_actions.actor_id is 'The staff member. Never shown to members.';
comment on column public.moderation_actions.reason is 'The reason the member reads.';
comment on column public.moderation_actions.note is 'For staff only.';
comment on column public.moderation_actions.until is 'When a suspension ends.';
comment on column public.moderation_actions.previous is 'What a reversal restores.';
comment on column public.moderation_actions.parent_id is
  'The action that this one upholds, reverses, or, for a hold, approves, or the ban that took a listing down.';
create index moderation_actions_newest_idx on public.moderation_actions (created_at desc, id desc);
create index moderation_actions_member_idx on public.moderation_actions (member_id, created_at desc, id desc);
create index moderation_actions_actor_idx on public.moderation_actions (actor_id, created_at desc, id desc);
create index moderation_actions_action_idx on public.moderation_actions (action, created_at desc, id desc);
create index moderation_actions_report_idx on public.moderation_actions (report_id);
create index moderation_actions_parent_idx on public.moderation_actions (parent_id);

create table private.member_standings (
  user_id uuid primary key references public.users (id) on delete cascade,
  standing text not null check (standing in ('read_only', 'suspended', 'banned')),
  until timestamptz,
  action_id uuid not null references public.moderation_actions (id),
  constraint member_standings_until check ((until is not null) = (standing = 'suspended'))
);
comment on table private.member_standings is
  'Members whose account is not in good standing, with the action in effect. private.account_standing reads it.';
create index member_standings_action_idx on private.member_standings (action_id);

create function private.protect_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Deleting an account only clears its name and its words.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - 'member_id' - 'actor_id' = to_jsonb(old) - 'member_id' - 'actor_id'
    and coalesce(new.member_id, old.member_id) is not distinct from old.member_id
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
  then
    new.title := case when new.member_id is not distinct from old.member_id then new.title end;
    return new;
  end if;
  raise exception 'The moderation log can’t be changed' using errcode = '42501';
end;
$$;
comment on function private.protect_log() is
  'Trigger on moderation_actions: raises 42501 for every update and delete, also by the service role, except when a '
  'foreign key clears a deleted account. An entry about that account then loses its title, which quotes the member.';

create trigger protect_log before update or delete on public.moderation_actions
  for each row execute function private.protect_log();
create trigger protect_log_truncate before truncate on public.moderation_actions
  for each statement execute function private.protect_log();

-- Content -----------------------------------------------------------------------------------------

create function private.content_title(content jsonb) returns text
language sql immutable set search_path = ''
as $$ select left(btrim(coalesce(content ->> 'title', content ->> 'text', content ->> 'content')), 120); $$;
comment on function private.content_title(jsonb) is
  'What a row of members'' content is called: its title or the beginning of its text. Null for profiles.';

create function private.lock_content(kind text, subject uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  source constant text[] := private.content_source(kind);
  content jsonb;
begin
  if source is null then
    raise exception 'Unknown kind of content: %', kind using errcode = '22023';
  end if;
  execute format('select to_jsonb(s) || jsonb_build_object(''owner_id'', s.%I) from public.%I s where s.id = $1
    for no key update', source[2], source[1]) into content using subject;
  return content;
end;
$$;
comment on function private.lock_content(text, uuid) is
  'Locks content and returns its row with owner_id; null if it''s gone. Raises 22023 for an unknown kind.';

create function private.broadcast_removal(kind text, content jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  case kind
    when 'post', 'comment' then perform private.broadcast_to_topic('feed', 'removed');
    when 'topic' then
      perform private.broadcast_to_topic('topic:' || (content ->> 'id'), 'removed');
      perform private.broadcast_to_topic('forum:' || (content ->> 'forum_id'), 'removed');
    when 'reply' then perform private.broadcast_to_topic('topic:' || (content ->> 'topic_id'), 'removed');
    when 'message' then
      perform private.broadcast_change(s.user_id, 'messages') from public.conversation_members s
      where s.conversation_id = (content ->> 'conversation_id')::uuid;
    else null;
  end case;
end;
$$;
comment on function private.broadcast_removal(text, jsonb) is
  'Tells open pages that content was removed or restored. Listings, questions, and answers have their own trigger.';

create function private.set_removed(kind text, content jsonb, removed_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant uuid := (content ->> 'id')::uuid;
begin
  execute format('update public.%I s set removed_at = $2 where s.id = $1', (private.content_source(kind))[1])
    using subject, removed_at;
  -- A held topic's first post is hidden with it.
  if kind = 'topic' and removed_at is null then
    update public.forum_posts p set removed_at = null
    where p.topic_id = subject and p.number = 1 and p.removed_at = (set_removed.content ->> 'removed_at')::timestamptz;
  end if;
  if removed_at is not null then
    perform private.delete_notifications(
      subject, '{mention,post_comment,topic_reply,post_reply,review,review_answer,listing_question,listing_answer}',
      (content ->> 'owner_id')::uuid
    );
  end if;
  if kind = 'message' then
    update public.conversations c
    set last_preview = case when removed_at is null then
      left(regexp_replace(coalesce(nullif(content ->> 'content', ''), 'Attachment'), '\s+', ' ', 'g'), 140)
      else 'Message removed' end
    where c.id = (content ->> 'conversation_id')::uuid
      and c.last_message_at = (content ->> 'created_at')::timestamptz;
  end if;
  perform private.broadcast_removal(kind, content);
end;
$$;
comment on function private.set_removed(text, jsonb, timestamptz) is
  'Removes content at a time, with its notifications and their unsent emails, or restores it for null, and tells open '
  'pages. content: from private.lock_content.';

create function private.hide_content(kind text, content jsonb, held_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing constant uuid := (content ->> 'id')::uuid;
  queued_at timestamptz;
begin
  if kind <> 'listing' then
    perform private.set_removed(kind, content, now());
    return '{}';
  end if;
  update public.properties p set
    removed_at = coalesce(p.removed_at, now()), held_at = hide_content.held_at, status = 'paused',
    sales_status = coalesce(p.sales_status, p.status)
  where p.id = listing;
  delete from public.listing_reviews r where r.property_id = listing and r.decision is null
  returning r.requested_at into queued_at;
  perform private.broadcast_to_topic('listing:' || listing, 'listing');
  return jsonb_strip_nulls(jsonb_build_object('review_requested_at', queued_at));
end;
$$;
comment on function private.hide_content(text, jsonb, timestamptz) is
  'Hides content from private.lock_content. held_at: since when a listing waits for a moderator; null if one decided. '
  'Returns what restoring it needs.';

create function private.remove_content(kind text, content jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.held_content;
begin
  if kind in ('profile', 'forum') then
    raise exception 'A % can’t be removed.', kind using errcode = '22023';
  end if;
  if content is null then
    raise exception 'This content no longer exists.' using errcode = 'P0001';
  end if;
  -- Hidden already, until somebody decided.
  delete from public.held_content h where h.subject_id = (content ->> 'id')::uuid returning * into held;
  if held.subject_id is not null then
    if kind = 'listing' then
      perform private.hide_content(kind, content, null);
    end if;
    return held.previous || jsonb_build_object('held', to_jsonb(held));
  end if;
  if content ->> 'removed_at' is not null then
    raise exception 'This has already been removed.' using errcode = 'P0001';
  end if;
  return private.hide_content(kind, content, null);
end;
$$;
comment on function private.remove_content(text, jsonb) is
  'Takes down a listing or hides other content from private.lock_content, also what was held. Returns what a reversal '
  'needs: {held}, the row of held_content, for what waited. Raises P0001 if it''s gone or already removed, and 22023 '
  'for profiles and forums.';

create function private.restore_content(kind text, subject uuid, previous jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content constant jsonb := private.lock_content(kind, subject);
  queued_at constant timestamptz := previous ->> 'review_requested_at';
begin
  -- Deleted since, or restored already.
  if content ->> 'removed_at' is null then
    return;
  end if;
  if kind = 'listing' then
    update public.properties p set removed_at = null, held_at = null, status = p.sales_status, sales_status = null
    where p.id = subject;
    if not (content ->> 'verified')::boolean then
      perform private.queue_review(subject, u.membership_tier) from public.users u
        where u.id = (content ->> 'owner_id')::uuid and u.membership_tier <> 'partner';
      -- It keeps its place in the queue.
      update public.listing_reviews r
      set requested_at = queued_at, due_at = r.due_at - (r.requested_at - queued_at)
      where r.property_id = subject and r.decision is null and r.requested_at > queued_at;
    end if;
    perform private.broadcast_to_topic('listing:' || subject, 'listing');
    return;
  end if;
  perform private.set_removed(kind, content, null);
end;
$$;
comment on function private.restore_content(text, uuid, jsonb) is
  'Undoes private.remove_content and private.hide_content, given what they returned. A listing gets the status that '
  'its sale has reached. Does nothing for content that is gone.';

create function private.remove_badge(kind text, content jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if kind <> 'listing' then
    raise exception 'Only listings have a badge' using errcode = '22023';
  end if;
  if content is null or not (content ->> 'verified')::boolean then
    raise exception 'This listing isn’t verified.' using errcode = 'P0001';
  end if;
  update public.properties p set verified = false where p.id = (content ->> 'id')::uuid;
  -- The latest review counts when the seller's plan changes.
  insert into public.listing_reviews (property_id, requested_at, decision, reason, reviewer_id, decided_at)
  values ((content ->> 'id')::uuid, clock_timestamp(), 'returned', remove_badge.reason, auth.uid(), clock_timestamp());
  return jsonb_build_object('verified', true);
end;
$$;
comment on function private.remove_badge(text, jsonb, text) is
  'Makes a listing unverified, as if its review had been returned. Returns what a reversal restores. Raises P0001 if '
  'it isn''t verified, and 22023 for another kind.';

-- Members -----------------------------------------------------------------------------------------

create function private.set_standing(member uuid, action_id uuid, action text, until timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next constant text := case action when 'restrict' then 'read_only' when 'suspend' then 'suspended' else 'banned' end;
begin
  if (next = 'suspended') <> (until is not null) or until <= now() then
    raise exception 'Choose when the suspension ends.' using errcode = '22023';
  end if;
  insert into private.member_standings as s (user_id, standing, until, action_id)
  values (member, next, set_standing.until, set_standing.action_id)
  on conflict on constraint member_standings_pkey do update
  set standing = excluded.standing, until = excluded.until, action_id = excluded.action_id;
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.set_standing(uuid, uuid, text, timestamptz) is
  'Restricts, suspends, or bans a member. Raises 22023 unless a suspension, and only that, ends in the future.';

create function private.recompute_standing(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action public.moderation_actions;
begin
  select * into action from public.moderation_actions a
  where a.member_id = member and a.action in ('restrict', 'suspend', 'ban') and (a.until is null or a.until > now())
    and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
  order by a.created_at desc, a.id desc limit 1;
  delete from private.member_standings s where s.user_id = member;
  if action.id is not null then
    perform private.set_standing(member, action.id, action.action, action.until);
  end if;
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.recompute_standing(uuid) is
  'After a reversal: the latest action still in effect decides a member''s standing.';

create function private.remove_of_banned(member uuid, ban uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject record;
  content jsonb;
begin
  for subject in
    select 'listing' as kind, p.id from public.properties p where p.user_id = member and p.removed_at is null
    union all select h.subject_kind, h.subject_id from public.held_content h where h.member_id = member
    order by 2
  loop
    content := private.lock_content(subject.kind, subject.id);
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id, previous)
    values (case subject.kind when 'listing' then 'take_down' else 'hide' end, subject.kind, subject.id,
      private.content_title(content), member, auth.uid(), remove_of_banned.reason, ban,
      private.remove_content(subject.kind, content));
  end loop;
end;
$$;
comment on function private.remove_of_banned(uuid, uuid, text) is
  'Takes down all listings of a banned member, and removes what waits for review.';

create function private.require_authority(member uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can do this' using errcode = '42501';
  end if;
  if member = auth.uid() then
    raise exception 'Someone else must decide about you' using errcode = '42501';
  end if;
  if exists (select from public.staff s where s.user_id = member) and not private.has_staff_role('admin') then
    raise exception 'Only admins can act on staff' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_authority(uuid) is
  'Raises 42501 unless the caller may act on a member: moderators on others who aren''t staff, and admins on all '
  'others.';

create function private.notify_moderation(action public.moderation_actions) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kind constant text := case when action.action in ('uphold', 'reverse') then 'appeal_decision' else 'moderation' end;
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'action', action.action, 'subject_kind', action.subject_kind, 'title', action.title, 'reason', action.reason,
    'until', action.until
  ));
begin
  perform private.notify_always(action.member_id, kind, action.id, facts);
end;
$$;
comment on function private.notify_moderation(public.moderation_actions) is
  'Notifies a member of a decision, always by email too. Kinds moderation and appeal_decision, data {action, '
  'subject_kind, title, reason, until}.';

-- Acting ------------------------------------------------------------------------------------------

create function private.close_reports(kind text, subject uuid, outcome text, upheld boolean) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = close_reports.outcome, upheld = close_reports.upheld
  where r.subject_id = close_reports.subject and r.subject_kind = close_reports.kind and r.handled_at is null;
$$;
comment on function private.close_reports(text, uuid, text, boolean) is
  'Closes all open reports about something as upheld or not.';

create function private.action_outcome(action text) returns text
language sql immutable set search_path = ''
as $$
  select case action
    when 'take_down' then 'Listing taken down' when 'hide' then 'Content hidden'
    when 'remove_badge' then 'Verified badge removed' when 'warn' then 'Member warned'
    when 'restrict' then 'Member restricted to read-only' when 'suspend' then 'Member suspended'
    when 'ban' then 'Member banned' when 'hold' then 'Hidden until reviewed'
  end;
$$;
comment on function private.action_outcome(text) is
  'What an action that can be appealed did, as reports say it; null for others.';

create function private.moderate(
  action text, kind text, subject uuid, reason text, note text default null, until timestamptz default null, report
  uuid default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content jsonb;
  member uuid;
  stored public.moderation_actions;
  previous jsonb := '{}';
begin
  perform private.require_authority(null);
  if coalesce(action, '') not in ('remove', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  content := private.lock_content(kind, subject);
  member := coalesce((content ->> 'owner_id')::uuid, (
    select r.reported_id from public.reports r
    where r.id = report and r.subject_kind = moderate.kind and r.subject_id = moderate.subject
  ));
  perform private.require_authority(member);
  perform from public.users u where u.id = member for no key update;
  if not found then
    raise exception 'This member no longer has an account.' using errcode = 'P0001';
  end if;
  if action in ('restrict', 'suspend', 'ban') and exists (
    select from private.member_standings s where s.user_id = member and s.standing = 'banned'
  ) then
    raise exception 'This member is already banned.' using errcode = 'P0001';
  end if;
  if action = 'remove' then
    previous := private.remove_content(kind, content);
  elsif action = 'remove_badge' then
    previous := private.remove_badge(kind, content, btrim(reason, E' \t\r\n'));
  elsif action = 'ban' then
    previous := (select jsonb_build_object('profile_status', u.profile_status) from public.users u where u.id = member);
    update public.users u set profile_status = 'private' where u.id = member;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, note, report_id, until, previous)
  values (
    case when action <> 'remove' then action when kind = 'listing' then 'take_down' else 'hide' end,
    kind, subject, private.content_title(content), member, auth.uid(), btrim(moderate.reason, E' \t\r\n'),
    nullif(btrim(moderate.note, E' \t\r\n'), ''), report, moderate.until, previous
  ) returning * into stored;
  if action in ('restrict', 'suspend', 'ban') then
    perform private.set_standing(member, stored.id, action, until);
  end if;
  if action = 'ban' then
    perform private.remove_of_banned(member, stored.id, stored.reason);
  end if;
  perform private.close_reports(kind, subject, private.action_outcome(stored.action), true);
  perform private.notify_moderation(stored);
  return stored.id;
end;
$$;
comment on function private.moderate(text, text, uuid, text, text, timestamptz, uuid) is
  'For moderators: acts on content or its author, and closes the reports about it. action: remove (takes down a '
  'listing, hides other content), remove_badge, warn, restrict (to read-only), suspend (until a date), or ban (which '
  'also takes down the member''s listings and hides the profile). reason: what the member reads, 1 to 1,000 '
  'characters. note: for staff. Returns the action''s ID. Notifies the member (kind moderation, always by email). '
  'Raises 42501 for others, about oneself, and about staff unless the caller is an admin; P0001 for something that is '
  'gone or already removed; 22023 for another action; and 23502 or 23514 for a missing or longer reason.';
select private.expose('moderate', 'authenticated', '{action,subject_kind,subject_id,reason,note,until,report_id}');

create function public.moderate_reports(
  report_ids uuid[], action text, reason text, note text default null, until timestamptz default null
) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  report record;
  acted integer := 0;
begin
  if cardinality(report_ids) > 50 then
    raise exception 'Choose at most 50 reports.' using errcode = '22023';
  end if;
  for report in
    select r.id, r.subject_kind, r.subject_id from public.reports r
    where r.id = any (report_ids) order by r.subject_id, r.id
  loop
    -- An action closes all reports about its subject.
    if exists (select from public.reports r where r.id = report.id and r.handled_at is null) then
      if action = 'dismiss' then
        perform public.handle_report(report.id, reason);
      else
        perform public.moderate(action, report.subject_kind, report.subject_id, reason, note, until, report.id);
      end if;
      acted := acted + 1;
    end if;
  end loop;
  return acted;
end;
$$;
comment on function public.moderate_reports(uuid[], text, text, text, timestamptz) is
  'For moderators: the same action, or dismiss, for up to 50 open reports, all or none, once per subject. Returns how '
  'many it acted on. Raises what public.moderate and public.handle_report do.';

-- Reversing ---------------------------------------------------------------------------------------

create function private.undo_action(undone public.moderation_actions, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  child public.moderation_actions;
  stored public.moderation_actions;
begin
  if undone.action = 'hold' then
    perform private.publish_held(undone.subject_kind, undone.subject_id);
  elsif undone.action in ('take_down', 'hide') and undone.parent_id is not null and undone.previous ? 'held' then
    perform private.hold_again(jsonb_populate_record(null::public.held_content, undone.previous -> 'held'));
  elsif undone.action in ('take_down', 'hide') then
    perform private.restore_content(undone.subject_kind, undone.subject_id, undone.previous);
  elsif undone.action = 'remove_badge' then
    delete from public.listing_reviews r where r.property_id = undone.subject_id and r.decided_at = (
      select max(l.decided_at) from public.listing_reviews l where l.property_id = undone.subject_id
    ) and r.decision = 'returned' and r.reason = undone.reason;
    -- Not if it was edited since in a way that needs another review.
    update public.properties p set verified = private.is_approved(p.id) or u.membership_tier = 'partner'
    from public.users u where p.id = undone.subject_id and u.id = p.user_id;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('reverse', undone.subject_kind, undone.subject_id, undone.title, undone.member_id, auth.uid(),
    undo_action.reason, undone.id)
  returning * into stored;
  if undone.action in ('restrict', 'suspend', 'ban') then
    perform private.recompute_standing(undone.member_id);
  end if;
  if undone.action = 'ban' then
    update public.users u set profile_status = undone.previous ->> 'profile_status' where u.id = undone.member_id;
    for child in
      select * from public.moderation_actions a where a.parent_id = undone.id and a.action in ('take_down', 'hide')
        and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
      order by a.subject_id
    loop
      perform private.undo_action(child, undo_action.reason);
    end loop;
  end if;
  if undone.parent_id is null then
    perform private.notify_moderation(stored);
  end if;
end;
$$;
comment on function private.undo_action(public.moderation_actions, text) is
  'Restores what an action changed, logs the reversal, and notifies the member. A ban also restores the listings it '
  'took down; what waited for review before it waits again.';

create function private.is_held(subject uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.held_content h where h.subject_id = subject and h.reason = 'reports'); $$;
comment on function private.is_held(uuid) is 'Whether content waits for a moderator because members reported it.';

create function private.lock_action(action_id uuid) returns public.moderation_actions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_action public.moderation_actions;
begin
  select * into found_action from public.moderation_actions a where a.id = action_id;
  -- Decisions about held content lock that first.
  if found_action.action = 'hold' then
    perform private.lock_content(found_action.subject_kind, found_action.subject_id);
  end if;
  perform from public.moderation_actions a where a.id = action_id for no key update;
  if found_action.id is null or private.action_outcome(found_action.action) is null then
    raise exception 'No such action' using errcode = '42501';
  end if;
  if exists (select from public.moderation_actions r where r.parent_id = action_id and r.action = 'reverse') then
    raise exception 'This was already reversed.' using errcode = 'P0001';
  end if;
  if found_action.action = 'hold' and not private.is_held(found_action.subject_id) then
    raise exception 'Our team has already decided about this.' using errcode = 'P0001';
  end if;
  return found_action;
end;
$$;
comment on function private.lock_action(uuid) is
  'Locks an action that can be appealed or reversed. Raises 42501 for none, and P0001 if it was reversed, or is a hold '
  'that is over.';

create function private.reverse_action(action_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action public.moderation_actions;
begin
  perform private.require_authority(null);
  action := private.lock_action(reverse_action.action_id);
  perform private.require_authority(action.member_id);
  if exists (select from public.moderation_appeals a where a.action_id = action.id and a.decided_at is null) then
    raise exception 'The member appealed this. Decide the appeal instead.' using errcode = 'P0001';
  end if;
  perform private.undo_action(action, btrim(reverse_action.reason, E' \t\r\n'));
end;
$$;
comment on function private.reverse_action(uuid, text) is
  'For moderators: reverses an action without an appeal, for example a mistake, with a reason the member reads. Raises '
  '42501 as public.moderate does, and P0001 if it was reversed or an appeal is pending.';
select private.expose('reverse_action', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

alter table public.moderation_actions enable row level security;

create policy "Moderators can read the moderation log"
  on public.moderation_actions for select to authenticated using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.moderation_actions from anon, authenticated;
grant select on public.moderation_actions to authenticated;
grant select, insert on public.moderation_actions to service_role;
grant execute on function public.moderate_reports(uuid[], text, text, text, timestamptz) to authenticated, service_role;
