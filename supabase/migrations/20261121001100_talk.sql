-- What feed, events, forums and messages share: limits against floods, mentions, live channels for more than one member,
-- and reports of what members write.

-- Limits --------------------------------------------------------------------------------------

create table private.allowances (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  started_at timestamptz not null,
  used integer not null check (used > 0),
  primary key (user_id, action)
);
comment on table private.allowances is
  'How often a member has done what is limited, since the window began. Removing what was written gives nothing back.';

create function private.spend(action text, most integer, within interval, refusal text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  spent integer;
begin
  -- Without a caller it is the service role or a migration.
  if me is null or private.is_staff() then
    return;
  end if;
  -- Not waited for: whoever deletes the account waits for this here, whatever it has locked before (private.hold_allowances).
  if not pg_try_advisory_xact_lock_shared(hashtextextended('allowances ' || me, 0)) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  insert into private.allowances as a (user_id, action, started_at, used) values (me, spend.action, clock_timestamp(), 1)
  on conflict on constraint allowances_pkey do update set
    started_at = case when a.started_at <= clock_timestamp() - within then clock_timestamp() else a.started_at end,
    used = case when a.started_at <= clock_timestamp() - within then 1 else a.used + 1 end
  returning a.used into spent;
  if spent > most then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.spend(text, integer, interval, text) is
  'The caller does something they may do `most` times within that interval: P0001 with the refusal, to be shown as it is, for once more, and while the account is being deleted. Calls of one member wait for each other. Staff and the service role have no limit.';

create function private.is_new_member() returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from auth.users a
    where a.id = (select auth.uid()) and a.email_confirmed_at is not null and a.created_at <= now() - interval '7 days'
  );
$$;
comment on function private.is_new_member() is
  'Whether the caller''s account is younger than 7 days or its email is not confirmed: smaller limits hold.';

create function private.limited() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.spend(tg_argv[0], tg_argv[1]::integer, tg_argv[2]::interval, tg_argv[3]);
  end if;
  return new;
end;
$$;
comment on function private.limited() is
  'Insert trigger. Its arguments are those of private.spend: what is counted, how often, within what interval, and what is said to whom does it more often.';

-- Writing in one's own name -----------------------------------------------------------------------

create function private.own_row_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (to_jsonb(new) ->> 'user_id') is distinct from (select auth.uid())::text then
      raise exception 'Not allowed in another member''s name' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.own_row_only() is
  'Insert trigger on what members write: user_id is the caller (42501), before any other trigger acts on the row, and the time is now, whatever the caller says.';

-- Mentions ------------------------------------------------------------------------------------

-- Stored as @[Name](id), the only markup in what members write. Everything else is text.
create function private.mentioned_in(written text) returns uuid[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select found.mention[1]::uuid
    from regexp_matches(
      written, '@\[[^][()\n]{1,120}\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)', 'g'
    ) with ordinality as found (mention, place)
    group by 1 order by min(found.place) limit 10
  );
$$;
comment on function private.mentioned_in(text) is 'Who is mentioned in a text, in the order of mention: at most 10.';

create function private.true_mentions(written text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  settled text := written;
  seen text;
  mention text[];
  real_name text;
begin
  -- No column takes as much: its check refuses it, without work on it before.
  if char_length(written) > 20000 then
    return written;
  end if;
  -- Again where something changed: what is left of one mention may complete another.
  while settled is distinct from seen loop
    seen := settled;
    for mention in
      select distinct piece.parts from regexp_matches(
        seen, '(@\[([^][()\n]{1,120})\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\))', 'g'
      ) as piece (parts)
    loop
      select translate(u.name, '[]()' || E'\n', '') into real_name from public.users u where u.id = mention[3]::uuid;
      settled := replace(
        settled, mention[1],
        case when real_name ~ '\S' then '@[' || real_name || '](' || mention[3] || ')' else '@' || mention[2] end
      );
    end loop;
  end loop;
  return settled;
end;
$$;
comment on function private.true_mentions(text) is
  'The text with every mention under the member''s own name, whatever name the writer gave; a mention of whom the caller cannot see becomes plain text.';

create function private.settle_content() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.content := private.true_mentions(btrim(new.content, E' \t\r\n'));
  return new;
end;
$$;
comment on function private.settle_content() is
  'Trigger on tables with a content that members write, in its writer''s rights: no blanks around it, and mentions are true.';

create function private.notify_mentioned(written text, already uuid[], actor uuid, subject uuid, data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(mentioned.id, 'mention', actor, subject, data)
  from unnest(private.mentioned_in(written)) as mentioned (id)
  join public.users u on u.id = mentioned.id
  where mentioned.id <> all (already) and private.known_to(actor, mentioned.id);
$$;
comment on function private.notify_mentioned(text, uuid[], uuid, uuid, jsonb) is
  'Notifies whom a text mentions, but for those in `already`, and those who may not see the writer. Kind mention, data {in: post, comment, topic; title; path: where it is in the app}.';

insert into public.notification_kinds (kind, position) values ('mention', 60);

-- Notifications that go -------------------------------------------------------------------------

create function private.forget_notifications(subject uuid, kinds text[], actor uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  where n.subject_id = subject and n.kind = any (kinds) and (forget_notifications.actor is null or n.actor_id = forget_notifications.actor);
  delete from private.mail_queue q
  where q.subject_id = subject and q.kind = any (kinds) and (forget_notifications.actor is null or q.actor_id = forget_notifications.actor)
    and q.claimed_at is null;
$$;
comment on function private.forget_notifications(uuid, text[], uuid) is
  'Removes the notifications of these kinds about something that is gone or settled, and their copies that were not sent yet. Members choose the ids of what they write, also one that something else has: so a kind that tells of rows of several tables needs the actor, whose row it is.';

create or replace function private.forget_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_notifications(old.id, '{listing_decision}');
  return null;
end;
$$;

create or replace function private.follow_up_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  now_is public.connections := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.notify(new.receiver_id, 'connection_request', new.sender_id, new.id);
  elsif tg_op = 'UPDATE' then
    perform private.forget_notifications(new.id, '{connection_request,connection_accepted}');
    if new.status = 'accepted' then
      perform private.notify(new.sender_id, 'connection_accepted', new.receiver_id, new.id);
    end if;
  elsif tg_op = 'DELETE' then
    perform private.forget_notifications(old.id, '{connection_request,connection_accepted}');
  end if;
  if tg_op <> 'INSERT' and old.status = 'accepted' and (tg_op = 'DELETE' or new.status <> 'accepted') then
    perform private.count_connection(old.sender_id, old.receiver_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'accepted' and (tg_op = 'INSERT' or old.status <> 'accepted') then
    perform private.count_connection(new.sender_id, new.receiver_id, 1);
  end if;
  perform private.tell(now_is.sender_id, 'connections');
  perform private.tell(now_is.receiver_id, 'connections');
  return null;
end;
$$;

create or replace function private.follow_up_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id and n.kind = 'review';
    update private.mail_queue q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review' and q.claimed_at is null;
  else
    perform private.forget_notifications(old.id, '{review,review_answer}');
  end if;
  return null;
end;
$$;

drop function private.forget_notifications(uuid);

-- Live ----------------------------------------------------------------------------------------

create function private.announce(topic text, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', announce.changed), 'changed', announce.topic, true);
end;
$$;
comment on function private.announce(text, text) is
  'Broadcasts to everybody on a private channel that something changed, without content: the app asks for that, under the policies.';

-- Reports ---------------------------------------------------------------------------------------

alter table public.reports drop constraint reports_subject_kind_check;
alter table public.reports add constraint reports_subject_kind_check check (
  subject_kind in ('profile', 'review', 'listing', 'post', 'comment', 'event', 'forum', 'topic', 'reply', 'message')
) not valid;

create or replace function public.report(subject_kind text, subject_id uuid, reason text, details text default null) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  -- The table, and its column of whose it is.
  place constant text[] := case report.subject_kind
    when 'profile' then '{users,id}'
    when 'review' then '{member_reviews,author_id}'
    when 'listing' then '{properties,user_id}'
    when 'post' then '{feed_posts,user_id}'
    when 'comment' then '{feed_comments,user_id}'
    when 'event' then '{events,user_id}'
    when 'forum' then '{forums,user_id}'
    when 'topic' then '{forum_topics,user_id}'
    when 'reply' then '{forum_posts,user_id}'
    when 'message' then '{messages,user_id}'
  end;
  reported uuid;
  snapshot jsonb;
begin
  if place is null then
    raise exception 'Nothing that can be reported: %', report.subject_kind using errcode = '22023';
  end if;
  execute format('select s.%I, to_jsonb(s) - ''search_text'' from public.%I s where s.id = $1', place[2], place[1])
    into reported, snapshot using report.subject_id;
  if reported is null then
    raise exception 'It is not there any more, so there is nothing to report.' using errcode = 'P0001';
  end if;
  return private.file_report(report.subject_kind, report.subject_id, reported, report.reason, report.details, snapshot);
end;
$$;
comment on function public.report(text, uuid, text, text) is
  'Reports to staff, with a snapshot, what the caller can see: profile, review, listing, post, comment, event, forum, topic, reply or message. reason: spam, scam, harassment, false_information or other; details: at most 2,000 characters. '
  'Returns the report''s id; the same again while it is open is the same report. 22023 for another kind, 42501 for one''s own, 23514 for another reason or longer details, P0001 for what the caller cannot see and after 20 in a day.';

-- An account that is deleted ------------------------------------------------------------------

create function private.hold_allowances() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('allowances ' || old.id, 0));
  return old;
end;
$$;
comment on function private.hold_allowances() is
  'Delete trigger on auth.users, before all others: what the member does within limits in another tab ends first, and nothing new begins. Allowances are spent before some rows are locked and after others; so no order of locks would do.';
create trigger hold_allowances before delete on auth.users for each row execute function private.hold_allowances();

create function private.hold_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profile_views v where old.id in (v.member_id, v.viewer_id) order by v.id for update;
  perform from public.member_blocks b where old.id in (b.blocker_id, b.blocked_id) order by b.id for update;
  perform from public.reports r where old.id in (r.reporter_id, r.reported_id) order by r.id for update;
  perform from public.notifications n where old.id in (n.user_id, n.actor_id) order by n.id for update;
  perform from private.mail_queue q where old.id in (q.user_id, q.actor_id) order by q.id for update;
  return old;
end;
$$;
comment on function private.hold_told() is
  'Delete trigger on auth.users, after hold_relations: of two who go at once, what tells of both goes with either. Locked in one order, or they would wait for each other.';
create trigger hold_told before delete on auth.users for each row execute function private.hold_told();

-- Grants ----------------------------------------------------------------------------------------

revoke all on private.allowances from public;
revoke execute on all functions in schema private from public;
-- Triggers run them in the writer's rights.
grant execute on function private.spend(text, integer, interval, text), private.true_mentions(text) to authenticated, service_role;
