-- The simulation of npm run bench:trust: who does what when, drawn from a seeded generator, and what members see of it.
-- Everything members and moderators do runs through the real tables, policies, triggers, and functions, as the member.

create schema bench;
grant usage on schema bench to authenticated;
create table bench.people (
  n integer primary key, id uuid not null unique, kind text not null, strategy text, joined integer not null,
  visits numeric not null, actions numeric not null, paid boolean not null default false
);
create table bench.content (
  id uuid primary key, author integer not null, is_spam boolean not null, strategy text,
  held boolean not null default false
);
create table bench.seen (
  content_id uuid, member integer, strategy text, day integer, primary key (content_id, member)
);
create table bench.outcomes (
  day integer, actor integer, strategy text, action text, outcome text, message text, content_id uuid
);
create table bench.waits (content_id uuid primary key, is_spam boolean, held_at numeric, decided_at numeric);
create table bench.events (day integer, hour numeric, actor integer, action text, has_link boolean, has_image boolean);
create index on bench.events (day, hour);
create index on bench.content (id) where is_spam and not held;
create table bench.clock (day integer, hour numeric);
insert into bench.clock values (0, 0);

create function bench.id(n integer) returns uuid language sql immutable as $$ select md5('member ' || n)::uuid $$;

-- People ------------------------------------------------------------------------------------------

-- 10,000 members: 5% very active, 25% regular, 70% occasional. 500 join during the 30 days; the others have been there
-- for 30 to 720 days and were active and answered in proportion. 1,000 spam accounts join over the 30 days.
create procedure bench.populate() language plpgsql as $$
begin
  perform setseed(0.19);
  insert into bench.people (n, id, kind, joined, visits, actions, paid)
  select n, bench.id(n), case when n <= 9500 then 'member' else 'new member' end,
    case when n <= 9500 then -30 - (random() * 690)::integer else 1 + (n - 9501) % 30 end,
    case when r < 0.05 then 0.9 when r < 0.3 then 0.4 else 0.1 end,
    case when r < 0.05 then 1.5 when r < 0.3 then 0.3 else 0.025 end, random() < 0.1
  from (select n, random() as r from generate_series(1, 10000) as n) as drawn;
  insert into bench.people (n, id, kind, strategy, joined, visits, actions)
  select n, bench.id(n), 'spam',
    case when i <= 300 then 'links' when i <= 450 then 'images' when i <= 650 then 'text' when i <= 800 then 'aged'
      when i <= 900 then 'messages' else 'brigade' end,
    case when i between 651 and 800 then 1 + (random() * 20)::integer else 1 + (random() * 28)::integer end, 1, 4
  from (select 10000 + i as n, i from generate_series(1, 1000) as i) as numbered;
  insert into bench.people (n, id, kind, joined, visits, actions)
  select 20000 + i, bench.id(20000 + i), 'moderator', -500, 0, 0 from generate_series(1, 4) as i;

  insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
  select p.id, 'authenticated', 'authenticated', 'm' || p.n || '@bench.example',
    jsonb_build_object('name', 'Member ' || p.n), now() + p.joined * interval '1 day', now()
  from bench.people p;
  insert into private.verified_emails (user_id, email) select a.id, a.email from auth.users a;
  insert into auth.sessions (id, user_id, created_at, updated_at) select p.id, p.id, now(), now() from bench.people p;
  update public.users u set membership_tier = 'closer' from bench.people p where p.id = u.id and p.paid;
  insert into public.staff (user_id, role) select p.id, 'moderator' from bench.people p where p.kind = 'moderator';
  insert into public.member_activity (user_id, days_active, reads)
  select p.id, ceil(-p.joined * p.visits), ceil(-p.joined * p.visits * 8) from bench.people p
  where p.kind = 'member';
  -- Half of what members write is answered by someone new.
  insert into public.member_responses (member_id, responder_id)
  select p.id, gen_random_uuid() from bench.people p,
    generate_series(1, least(30, round(-p.joined * p.actions / 2))::integer) where p.kind = 'member';

  set local session_replication_role = replica;
  insert into public.connections (sender_id, receiver_id, status, created_at, updated_at)
  select a.id, bench.id(1 + (a.n * 37 + i * 101) % 9500), 'accepted', now() - interval '20 days',
    now() - interval '20 days'
  from bench.people a, generate_series(1, 6) as i
  where a.kind = 'member' and a.n <> 1 + (a.n * 37 + i * 101) % 9500 and a.actions > 0.1
  on conflict do nothing;
  insert into public.forums (id, user_id, title)
  select md5('forum ' || i)::uuid, bench.id(i), 'Forum ' || i from generate_series(1, 20) as i;
  insert into public.forum_topics (id, forum_id, user_id, title, posts, last_number)
  select md5('topic ' || i)::uuid, md5('forum ' || 1 + i % 20)::uuid, bench.id(i), 'Topic ' || i, 1, 1
  from generate_series(1, 200) as i;
  insert into public.forum_posts (topic_id, user_id, content, number, path)
  select md5('topic ' || i)::uuid, bench.id(i), 'What would you pay?', 1, '{1}' from generate_series(1, 200) as i;
  insert into public.feed_posts (id, user_id, title, content, created_at)
  select md5('post ' || i)::uuid, bench.id(i), 'Post ' || i, 'Looking for a duplex', now() - i * interval '1 hour'
  from generate_series(1, 300) as i;
  set local session_replication_role = origin;
  update public.member_stats s set connections = (
    select count(*) from public.connections c where s.user_id in (c.sender_id, c.receiver_id)
  );
  insert into bench.content select p.id, u.n, false from public.feed_posts p join bench.people u on u.id = p.user_id;
end $$;

-- What everyone intends to do on a day: how many visits and actions, at which hour between 6 am and midnight.
create procedure bench.plan(today integer) language plpgsql as $$
begin
  insert into bench.events (day, hour, actor, action, has_link, has_image)
  select today, 6 + random() * 18, p.n, 'visit', false, false from bench.people p
  where p.joined <= today and p.kind in ('member', 'new member')
    -- The first week is the busiest.
    and random() < case when p.kind = 'new member' and today - p.joined < 7 then 0.5 else p.visits end;
  insert into bench.events (day, hour, actor, action, has_link, has_image)
  select today, 6 + random() * 18, p.n,
    case when r < 0.45 then 'comment' when r < 0.65 then 'reply' when r < 0.75 then 'post' when r < 0.78 then 'topic'
      when r < 0.90 then 'message' when r < 0.95 then 'connect' else 'follow' end,
    -- One in ten has a link. New members are no different.
    random() < 0.1, random() < 0.15
  from bench.people p
  cross join lateral generate_series(1, floor(
    case when p.kind = 'new member' and today - p.joined < 7 then greatest(0.2, p.actions) else p.actions end + random()
  )::integer) as i
  cross join lateral (select random() as r, i) as drawn
  where p.joined <= today and p.kind in ('member', 'new member');
  -- Spam runs around the clock, four attempts a day.
  insert into bench.events (day, hour, actor, action, has_link, has_image)
  select today, random() * 24, p.n,
    case
      when p.strategy = 'brigade' then 'brigade'
      when p.strategy = 'aged' and today - p.joined < 7 then case when i < 3 then 'age' else 'connect' end
      when p.strategy = 'messages' then case when i = 1 then 'message stranger' when i = 2 then 'note'
        when i = 3 then 'connect' else 'message connection' end
      when p.strategy = 'images' then 'post'
      else (array['post', 'comment', 'reply', 'topic'])[1 + floor(random() * 4)::integer]
    end,
    p.strategy in ('links', 'aged') or p.strategy = 'messages' and random() < 0.5, p.strategy = 'images'
  from bench.people p, generate_series(1, 4) as i where p.kind = 'spam' and p.joined <= today;
end $$;

-- Acting ------------------------------------------------------------------------------------------

create procedure bench.become(member uuid) language plpgsql as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', member, 'session_id', member, 'aal', 'aal1')::text, true);
  perform set_config('request.jwt.claim.sub', member::text, true);
  perform set_config('role', 'authenticated', true);
end $$;
create procedure bench.leave() language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  perform set_config('request.jwt.claim.sub', '', true);
end $$;

create function bench.text(is_spam boolean, has_link boolean) returns text language sql as $$
  select case when is_spam
    then 'Guaranteed 40% a year, ask me. ' else 'The inspector found knob and tube wiring. ' end ||
    case when has_link then (array[
      'https://example.com/a', 'www.example.com', 'example.com', 'example.org/deals', 'example dot com',
      'me@example.com', 'Example[.]net', 't.me/example'
    ])[1 + floor(random() * case when is_spam then 8 else 4 end)::integer] else '' end;
$$;

create procedure bench.act(event bench.events, who bench.people) language plpgsql as $$
declare
  made uuid := gen_random_uuid();
  content text := bench.text(who.kind = 'spam', event.has_link);
  target uuid;
  refusal text;
  outcome text;
begin
  -- Whom or what it's about.
  case event.action
    when 'comment' then
      select t.id into target from (
        select p.id from public.feed_posts p where p.removed_at is null order by p.created_at desc limit 30
      ) as t order by random() limit 1;
    when 'reply' then
      select t.id into target from (
        select p.id from public.forum_topics p where p.removed_at is null order by p.last_reply_at desc limit 300
      ) as t order by random() limit 1;
    when 'topic' then target := md5('forum ' || 1 + (random() * 19)::integer)::uuid;
    when 'message', 'message connection' then
      select case when c.sender_id = who.id then c.receiver_id else c.sender_id end into target
      from public.connections c where who.id in (c.sender_id, c.receiver_id) and c.status = 'accepted'
      order by random() limit 1;
      if target is null then return; end if;
    when 'connect', 'follow', 'note', 'message stranger' then target := bench.id(1 + (random() * 9499)::integer);
    else null;
  end case;
  begin
    call bench.become(who.id);
    case event.action
      when 'post' then
        insert into public.feed_posts (id, user_id, title, content, image, image_width, image_height)
        values (made, who.id, 'A question', content,
          case when event.has_image then who.id || '/posts/a.webp' end, case when event.has_image then 10 end,
          case when event.has_image then 10 end);
      when 'comment' then
        insert into public.feed_comments (id, post_id, user_id, content) values (made, target, who.id, content);
      when 'reply' then
        insert into public.forum_posts (id, topic_id, user_id, content) values (made, target, who.id, content);
      when 'topic' then perform public.create_topic(target, 'A question', content, made);
      when 'message', 'message connection', 'message stranger' then
        perform public.send_message(target, made, content);
      when 'connect' then insert into public.connections (sender_id, receiver_id) values (who.id, target);
      when 'note' then
        insert into public.connections (id, sender_id, receiver_id, note) values (made, who.id, target, content);
      when 'follow' then insert into public.follows (follower_id, followed_id) values (who.id, target);
      when 'age' then
        perform public.record_profile_view(bench.id(1 + (random() * 9499)::integer)) from generate_series(1, 10);
    end case;
    call bench.leave();
  exception
    when unique_violation or check_violation then return;
    when others then refusal := sqlerrm;
  end;
  outcome := case
    when refusal is not null then 'refused'
    when exists (select from public.held_content h where h.subject_id = made) then 'held'
    else 'published' end;
  insert into bench.outcomes values (
    event.day, who.n, coalesce(who.strategy, who.kind), event.action, outcome, refusal, made
  );
  if refusal is null then
    insert into bench.content values (made, who.n, who.kind = 'spam', who.strategy, outcome = 'held');
    if outcome = 'held' then
      insert into bench.waits values (made, who.kind = 'spam', event.day * 24 + event.hour);
    end if;
  end if;
end $$;

-- 20 accounts at a time report the same post by a member.
create procedure bench.brigade(event bench.events, who bench.people) language plpgsql as $$
declare
  target uuid;
begin
  select p.id into target from public.feed_posts p join bench.content c on c.id = p.id and not c.is_spam
  where p.removed_at is null order by p.created_at desc offset (event.day * 7 + event.hour::integer / 6) % 10 limit 1;
  begin
    call bench.become(who.id);
    perform public.report('post', target, 'spam');
    call bench.leave();
    insert into bench.outcomes values (event.day, who.n, 'brigade', 'report', 'published', null, target);
  exception when others then
    insert into bench.outcomes values (event.day, who.n, 'brigade', 'report', 'refused', sqlerrm, target);
  end;
end $$;

-- Reading -----------------------------------------------------------------------------------------

-- Moderators never approve spam, so what was held stays hidden.
create function bench.spam_is_visible() returns boolean language sql as $$
  select exists (select from public.feed_posts p join bench.content c on c.id = p.id and c.is_spam and not c.held
      where p.removed_at is null)
    or exists (select from public.feed_comments p join bench.content c on c.id = p.id and c.is_spam and not c.held
      where p.removed_at is null)
    or exists (select from public.forum_posts p
      join bench.content c on c.id in (p.id, p.topic_id) and c.is_spam and not c.held where p.removed_at is null)
$$;

-- What a visit shows, under the member's policies: the newest ten posts with all comments on three of them, and the
-- five latest topics with all posts of two.
create function bench.look(who bench.people, n integer) returns setof uuid language plpgsql as $$
declare
  posts uuid[];
  topics uuid[];
begin
  posts := array(select p.id from public.feed_posts p order by p.created_at desc, p.id desc limit 10);
  topics := array(select t.id from public.forum_topics t order by t.last_reply_at desc, t.id desc limit 5);
  return query select unnest(posts || topics)
    union select c.id from public.feed_comments c
      where c.post_id = any (array[posts[1 + n % 3], posts[4 + n % 3], posts[7]])
    union select p.id from public.forum_posts p where p.topic_id = any (array[topics[1], topics[2 + n % 4]]);
end $$;

create procedure bench.visit(event bench.events, who bench.people) language plpgsql as $$
declare
  shown uuid[];
  request record;
  mail record;
  spotted record;
begin
  -- Only new members still earn levels 1 and 2.
  if who.kind = 'new member' then
    call bench.become(who.id);
    perform public.record_profile_view(bench.id(1 + (random() * 9499)::integer)) from generate_series(1, 4);
    call bench.leave();
  end if;
  if bench.spam_is_visible() then
    call bench.become(who.id);
    shown := array(select bench.look(who, who.n + event.day));
    call bench.leave();
  end if;
  -- Unread messages, and notes of connection requests.
  for mail in
    select s.conversation_id from public.conversation_members s where s.user_id = who.id and s.unread > 0
  loop
    call bench.become(who.id);
    shown := shown || array(
      select m.id from public.messages m where m.conversation_id = mail.conversation_id and m.user_id <> who.id
    );
    perform public.mark_conversation_read(mail.conversation_id);
    call bench.leave();
  end loop;
  for request in
    select c.id, c.note, s.kind from public.connections c join bench.people s on s.id = c.sender_id
    where c.receiver_id = who.id and c.status = 'pending'
  loop
    if request.note is not null then shown := shown || request.id; end if;
    if (random() < case request.kind when 'spam' then 0.08 when 'new member' then 0.3 else 0.5 end) then
      call bench.become(who.id);
      update public.connections c set status = 'accepted' where c.id = request.id;
      call bench.leave();
    end if;
  end loop;
  -- Members who see spam report a quarter of it.
  for spotted in
    select c.id, c.strategy from bench.content c where c.id = any (shown) and c.is_spam
  loop
    insert into bench.seen values (spotted.id, who.n, spotted.strategy, event.day) on conflict do nothing;
    if found and random() < 0.25 then
      begin
        call bench.become(who.id);
        perform public.report(case
          when exists (select from public.feed_posts x where x.id = spotted.id) then 'post'
          when exists (select from public.feed_comments x where x.id = spotted.id) then 'comment'
          when exists (select from public.forum_topics x where x.id = spotted.id) then 'topic'
          when exists (select from public.messages x where x.id = spotted.id) then 'message'
          else 'reply' end, spotted.id, 'spam');
        call bench.leave();
      exception when others then null;
      end;
    end if;
  end loop;
end $$;

-- Moderators --------------------------------------------------------------------------------------

-- Every half hour from 8 am to 8 pm, a moderator empties both queues: removes spam and bans its author, and approves or
-- keeps everything else. They recognize spam.
create procedure bench.moderate(day integer, hour numeric) language plpgsql as $$
declare
  item record;
  staff constant uuid := bench.id(20001 + day % 4);
begin
  for item in
    select h.subject_kind as kind, h.subject_id as id, h.member_id, p.kind as author, h.reason
    from public.held_content h join bench.people p on p.id = h.member_id order by h.created_at
  loop
    if not exists (select from public.held_content h where h.subject_id = item.id) then continue; end if;
    begin
      call bench.become(staff);
      if item.author = 'spam' then
        perform public.moderate('remove', item.kind, item.id, 'Spam');
        perform public.moderate('ban', 'profile', item.member_id, 'Spam');
      else
        perform public.approve_content(item.kind, item.id);
      end if;
      call bench.leave();
    end;
  end loop;
  update bench.waits w set decided_at = day * 24 + hour where w.decided_at is null
    and not exists (select from public.held_content h where h.subject_id = w.content_id);
  for item in
    select r.id as report, r.subject_kind as kind, r.subject_id as id, r.reported_id as member_id, p.kind as author
    from public.reports r join bench.people p on p.id = r.reported_id where r.handled_at is null
  loop
    if exists (select from public.reports r where r.id = item.report and r.handled_at is not null) then
      continue;
    end if;
    begin
      call bench.become(staff);
      if item.author = 'spam' then
        perform public.moderate('remove', item.kind, item.id, 'Spam', report_id => item.report);
        perform public.moderate('ban', 'profile', item.member_id, 'Spam');
      else
        perform public.handle_report(item.report, 'Nothing wrong with it');
      end if;
      call bench.leave();
    exception when sqlstate 'P0001' then null;
    end;
  end loop;
end $$;

-- A day -------------------------------------------------------------------------------------------

create procedure bench.run_day(today integer) language plpgsql as $$
declare
  event bench.events;
  who bench.people;
  reviewed numeric := 8;
  passed integer := 0;
begin
  call bench.plan(today);
  commit;
  for event in select * from bench.events e where e.day = today order by e.hour loop
    while event.hour >= reviewed and reviewed <= 20 loop
      call bench.moderate(today, reviewed);
      commit;
      reviewed := reviewed + 0.5;
    end loop;
    -- Limits count by the clock, so the clock of the past moves instead.
    while passed < floor(event.hour) loop
      update private.rate_limits set started_at = started_at - interval '1 hour'
      where started_at > now() - interval '1 day';
      passed := passed + 1;
    end loop;
    select * into who from bench.people p where p.n = event.actor;
    if event.action = 'visit' then
      call bench.visit(event, who);
    elsif event.action = 'brigade' then
      call bench.brigade(event, who);
    else
      call bench.act(event, who);
    end if;
    commit;
  end loop;
  while reviewed <= 20 loop
    call bench.moderate(today, reviewed);
    reviewed := reviewed + 0.5;
  end loop;
  update private.rate_limits set started_at = started_at - (24 - passed) * interval '1 hour'
  where started_at > now() - interval '1 day';
  update public.member_activity set last_active_on = last_active_on - 1;
  alter table public.moderation_actions disable trigger protect_log;
  update public.moderation_actions set created_at = created_at - interval '1 day';
  alter table public.moderation_actions enable trigger protect_log;
  commit;
end $$;
