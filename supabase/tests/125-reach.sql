-- After a block, nothing that one member does reaches the other: whatever each can do is tried, and the other reads
-- every table before and after. In a deal, its steps go on, without a word of their own.
begin;
\ir helpers.psql
\ir deals.psql
\ir catalog.psql
select tests.create_deal_cast();
update users set membership_tier = 'closer' where id in (tests.user_id('Ann'), tests.user_id('Bob'),
    tests.user_id('Pro'));
-- Ann acts; Bob is whom it would reach. Pro is a friend of both.
select tests.create_listing('anns', 'Ann', 'Plum bungalow'), tests.create_listing('bobs', 'Bob', 'Pear bungalow'),
  tests.create_listing('both', 'Bob', 'Fig bungalow'), tests.create_listing('ours', 'Ann', 'Quince bungalow'),
  tests.create_listing('anns deal', 'Ann', 'I know where you live, Bob'),
  tests.create_listing('pros deal', 'Pro', 'Apple bungalow');
insert into notification_settings (user_id, kind, mail) select tests.user_id('Bob'), kind, true from notification_kinds
on conflict (user_id, kind) do update set mail = true;
select tests.connect('Ann', 'Pro'), tests.connect('Bob', 'Pro');

create function tests.id(name text) returns uuid language sql immutable as $$ select md5('reach ' || name)::uuid; $$;
create function tests.mention(who text) returns text language sql immutable
as $$ select '@[' || who || '](' || tests.user_id(who) || ')'; $$;
create function tests.event(id text, organizer text) returns void language sql as $$
  insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
  values (tests.id(id), tests.user_id(organizer), 'Meetup', 'Coffee', now() + interval '10 days',
    now() + interval '10 days 2 hours', 'America/New_York', 'online', 'published');
$$;
create function tests.showing(id text, listing text, day integer) returns void language sql as $$
  insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
  values (tests.id(id), tests.listing_id(listing), now() + day * interval '1 day',
    now() + day * interval '1 day' + interval '1 hour', 'America/New_York', 5);
$$;

-- What they have in common.
select tests.work_together('Ann', 'Bob');
insert into member_reviews (author_id, member_id, rating, text, basis, basis_on)
values (tests.user_id('Bob'), tests.user_id('Ann'), 2, 'Late', 'connected', current_date);
insert into feed_posts (id, user_id, title, content) values
  (tests.id('bobs post'), tests.user_id('Bob'), 'Bob''s', 'Look'), (tests.id('pros post'), tests.user_id('Pro'),
      'Pro''s',
  'Look'), (tests.id('anns post'), tests.user_id('Ann'), 'Ann''s', 'Look');
insert into feed_comments (id, post_id, user_id, content)
values (tests.id('anns comment'), tests.id('pros post'), tests.user_id('Ann'), 'Nice');
insert into forums (id, user_id, title) values (tests.id('forum'), tests.user_id('Pro'), 'Roofs');
insert into forum_topics (id, forum_id, user_id, title)
values (tests.id('bobs topic'), tests.id('forum'), tests.user_id('Bob'), 'Slate'),
  (tests.id('pros topic'), tests.id('forum'), tests.user_id('Pro'), 'Tiles');
insert into forum_posts (id, topic_id, user_id, content) values
  (tests.id('bobs first'), tests.id('bobs topic'), tests.user_id('Bob'), 'Slate?'),
  (tests.id('pros first'), tests.id('pros topic'), tests.user_id('Pro'), 'Tiles?'),
  (tests.id('bobs reply'), tests.id('pros topic'), tests.user_id('Bob'), 'Which?'),
  (tests.id('anns reply'), tests.id('pros topic'), tests.user_id('Ann'), 'Red');
insert into listing_questions (id, property_id, user_id, content)
values (tests.id('bobs question'), tests.listing_id('anns'), tests.user_id('Bob'), 'Is the roof new?');
insert into listing_documents (id, property_id, position, path, name, kind, access, size, mime_type)
select tests.id(name || ' document'), tests.listing_id(name), 1, 'x/' || name, 'Survey.pdf', 'Other', 'on_request', 10,
  'application/pdf' from unnest(array['anns', 'bobs']) as name;
insert into listing_document_requests (id, property_id, member_id, note)
values (tests.id('bobs request'), tests.listing_id('anns'), tests.user_id('Bob'), 'Please');
select tests.event('anns event', 'Ann'), tests.event('bobs event', 'Bob');
insert into event_registrations (event_id, user_id, status)
values (tests.id('anns event'), tests.user_id('Bob'), 'registered');
select tests.showing('anns showing', 'anns', 2), tests.showing('bobs showing', 'bobs', 3),
  tests.showing('booked', 'both', 4);
insert into showing_bookings (showing_id, user_id) values
  (tests.id('anns showing'), tests.user_id('Bob')), (tests.id('booked'), tests.user_id('Ann'));
insert into buybox_profiles (user_id, states, property_types, vip_alerts, seller_invitations, alert_mail)
values (tests.user_id('Bob'), '{NY}', '{"Multi Family"}', true, true, 'instant')
on conflict (user_id) do update set states = excluded.states, property_types = excluded.property_types,
  vip_alerts = true, seller_invitations = true, alert_mail = 'instant';
insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('ours'));
insert into proofs_of_funds (
  id, user_id, kind, amount, path, name, size, mime_type, sha256, status, decided_at, expires_on
) values (
  tests.id('proof'), tests.user_id('Ann'), 'bank_statement', 500000, tests.user_id('Ann') || '/x.pdf', 'x.pdf', 10,
  'application/pdf', tests.hash('proof'), 'verified', now(), current_date + 30
);
select tests.offers('Ann', 'to bob', 'both'), tests.offers('Bob', 'from bob', 'ours');
select tests.offers('Bob', 'called', 'anns');
select tests.offers('Pro', 'pro', 'anns deal');
select tests.answers('Ann', 'pro', 'accept');
select tests.offers('Ann', 'as buyer', 'pros deal');
select tests.answers('Pro', 'as buyer', 'accept');
-- A deal of theirs continues.
select tests.as_owner();
select tests.create_listing('contract', 'Bob', 'Cherry bungalow');
select tests.offers('Ann', 'contract', 'contract');
select tests.answers('Bob', 'contract', 'accept');
select tests.as_owner();
select tests.settle_prices();
select tests.send_alerts();
delete from deal_alerts;
delete from private.rate_limits;
delete from notifications;
delete from private.mail_queue;

-- What reaches -----------------------------------------------------------------------------------------

create temp table readable as
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not in ('zip_codes', 'counties', 'membership_plans', 'membership_rules', 'resources',
        'resource_bodies')
    and has_any_column_privilege('authenticated', c.oid, 'select');
grant select on readable to public;
/* All a member reads, by table, as one text each; and the emails they'd get. */
create function tests.read_by(reader text) returns jsonb language plpgsql as $$
declare
  source text;
  rows text;
  result jsonb := '{}';
begin
  perform tests.as_member(reader);
  for source in select name from readable order by name loop
    execute format(
      'select string_agg(r::text, chr(10) order by r::text) from (select %s from public.%I) as r', (
        select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = ('public.' || quote_ident(source))::regclass and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')
      ), source
    ) into rows;
    result := result || jsonb_build_object(source, rows);
  end loop;
  result := result || jsonb_build_object(
    'invitations', (select string_agg(i::text, ' ') from public.deal_invitations() as i),
    'proofs', (select string_agg(p::text, ' ') from public.proofs_shared_with_me() as p)
  );
  perform tests.as_owner();
  return result || jsonb_build_object('mail', (
    select string_agg(concat_ws(' ', q.kind, q.actor_id, q.subject_id, q.data), chr(10) order by q.id)
    from private.mail_queue q left join public.deal_parties p on q.user_id is null and p.id = q.subject_id
    where q.user_id = tests.user_id(reader) or p.email = lower(reader) || '@tests.example'
  ));
end;
$$;
/*
 * Where what Ann tries reaches Bob: the tables that he reads otherwise afterwards. Each attempt is undone. What fails
 * changes nothing.
 */
create function tests.results() returns table (way text, statement text, where_to text) language plpgsql as $$
declare
  before constant jsonb := tests.read_by('Bob');
  after jsonb;
begin
  for way, statement in select a.way, a.statement from attempts a loop
    where_to := 'nothing: it works';
    begin
      perform tests.as_member('Ann');
      execute statement;
      perform tests.as_owner();
      perform tests.send_alerts();
      after := tests.read_by('Bob');
      raise exception 'undone' using errcode = 'TM001';
    exception
      when sqlstate 'TM001' then
        select coalesce(string_agg(key, ' ' order by key), where_to) into where_to
        from jsonb_object_keys(before || after) as key where before -> key is distinct from after -> key;
      when others then
        where_to := 'nothing: ' || sqlstate || ' ' || sqlerrm;
    end;
    perform tests.as_owner();
    return next;
  end loop;
end;
$$;
/* Whether a member reads a text anywhere after what another did. It's undone. */
create function tests.words_reach(actor text, statement text, reader text, words text) returns text language plpgsql
    as $$
declare
  seen jsonb;
  failure text := 'it works';
begin
  begin
    begin
      perform tests.as_member(actor);
      execute statement;
    exception when others then
      failure := sqlstate || ' ' || sqlerrm;
    end;
    seen := tests.read_by(reader);
    raise exception 'undone' using errcode = 'TM001';
  exception when sqlstate 'TM001' then null;
  end;
  return coalesce((
    select string_agg(part.key, ' ') from jsonb_each_text(seen) as part where part.value like '%' || words || '%'
  ), 'nowhere') || ', ' || failure;
end;
$$;

-- By the function, or the operation on a table, that they try.
create temp table attempts (way text, statement text);
insert into attempts values
  ('send_message', $$ select send_message(tests.user_id('Bob'), tests.id('m'), 'I know where you live') $$),
  ('insert connections', $$ delete from connections where tests.user_id('Bob') in (sender_id, receiver_id) and
      tests.user_id('Ann') in (sender_id, receiver_id); insert into connections (sender_id, receiver_id) values
          (tests.user_id('Ann'),
      tests.user_id('Bob')) $$),
  ('insert follows', $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'),
      tests.user_id('Bob')) $$),
  ('follow_member', $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$),
  ('insert member_reviews', $$ insert into member_reviews (author_id, member_id, rating, text) values
      (tests.user_id('Ann'), tests.user_id('Bob'), 1, 'I know where you live') $$),
  ('answer_review', $$ select answer_review((select id from member_reviews where member_id = tests.user_id('Ann')),
      'I know where you live') $$),
  ('insert feed_posts', $$ insert into feed_posts (id, user_id, title, content) values (tests.id('p'),
      tests.user_id('Ann'), 'x', tests.mention('Bob')) $$),
  ('update feed_posts', $$ update feed_posts set content = tests.mention('Bob') where id = tests.id('anns post') $$),
  ('insert feed_comments', $$ insert into feed_comments (id, post_id, user_id, content) values (tests.id('c'),
      tests.id('bobs post'), tests.user_id('Ann'), 'I know where you live') $$),
  ('insert feed_comments', $$ insert into feed_comments (id, post_id, user_id, content) values (tests.id('c'),
      tests.id('pros post'), tests.user_id('Ann'), tests.mention('Bob')) $$),
  ('update feed_comments', $$ update feed_comments set content = tests.mention('Bob') where id =
      tests.id('anns comment') $$),
  ('insert forum_posts', $$ insert into forum_posts (topic_id, user_id, content) values (tests.id('bobs topic'),
      tests.user_id('Ann'), 'I know where you live') $$),
  ('insert forum_posts', $$ insert into forum_posts (topic_id, user_id, content, parent_post_id) values
      (tests.id('pros topic'), tests.user_id('Ann'), 'I know where you live', tests.id('bobs reply')) $$),
  ('insert forum_posts', $$ insert into forum_posts (topic_id, user_id, content) values (tests.id('pros topic'),
      tests.user_id('Ann'), tests.mention('Bob')) $$),
  ('update forum_posts', $$ update forum_posts set content = tests.mention('Bob') where id = tests.id('anns reply') $$),
  ('create_topic', $$ select create_topic(tests.id('forum'), 'Bob', tests.mention('Bob'), tests.id('t')) $$),
  ('ask_question', $$ select ask_question(tests.id('q'), tests.listing_id('bobs'), 'Where do you live?') $$),
  ('answer_question', $$ select answer_question(tests.id('bobs question'), 'I know where you live') $$),
  ('request_documents', $$ select request_documents(tests.listing_id('bobs'), 'I know where you live') $$),
  ('decide_document_request', $$ select decide_document_request(tests.id('bobs request'), 'approved') $$),
  ('decide_document_request', $$ select decide_document_request(tests.id('bobs request'), 'declined') $$),
  ('invite_buyers', $$ select invite_buyers(tests.listing_id('anns'), 10) $$),
  ('insert properties', $$ select tests.post_listing('fresh', 'Ann', '{"title": "I know where you live"}') $$),
  ('update properties', $$ update properties set price = 50000 where id = tests.listing_id('ours') $$),
  ('update properties', $$ update properties set status = 'sold' where id = tests.listing_id('ours') $$),
  ('update properties', $$ update properties set status = 'paused' where id = tests.listing_id('anns') $$),
  ('book_showing', $$ select book_showing(tests.id('bobs showing')) $$),
  ('cancel_booking', $$ select cancel_booking(tests.id('booked')) $$),
  ('cancel_showing', $$ select cancel_showing(tests.id('anns showing')) $$),
  ('make_offer', $$ select make_offer(tests.offer_id('new'), tests.listing_id('bobs'), tests.terms(), 'I know') $$),
  ('answer_offer', $$ select answer_offer(tests.offer_id('to bob'), 'revise', 1, tests.terms('{"price": 9000}'), 'I')
      $$),
  ('answer_offer', $$ select answer_offer(tests.offer_id('to bob'), 'withdraw', 1, null, 'I know where you live') $$),
  ('answer_offer', $$ select answer_offer(tests.offer_id('from bob'), 'counter', 1, tests.terms(), 'I know') $$),
  ('answer_offer', $$ select answer_offer(tests.offer_id('from bob'), 'accept', 1) $$),
  ('answer_offer', $$ select answer_offer(tests.offer_id('from bob'), 'decline', 1, null, 'I know where you live') $$),
  ('decline_other_offers', $$ select decline_other_offers(tests.listing_id('ours'), 'I know where you live') $$),
  ('share_proof', $$ select share_proof(tests.id('proof'), tests.offer_id('to bob')) $$),
  ('register_for_event', $$ select register_for_event(tests.id('bobs event')) $$),
  ('save_event', $$ select save_event(tests.id('anns event'), 'Meetup', 'Coffee', now() + interval '11 days',
      now() + interval '12 days', 'America/New_York', 'online', false, null, null, null, 'https://meet.example/x') $$),
  ('update events', $$ update events set starts_at = now() + interval '11 days', ends_at = now() + interval '12 days'
      where id = tests.id('anns event') $$),
  ('insert event_links', $$ insert into event_links (event_id, url) values (tests.id('anns event'),
      'https://meet.example/x') $$),
  ('cancel_event', $$ select cancel_event(tests.id('anns event'), 'I know where you live') $$),
  ('invite_party', $$ select invite_party(tests.deal_id('pro'), 'bob@tests.example', 'I know where you live', 'title',
      '{earnest_money}') $$),
  ('resend_invitation', $$ select resend_invitation(invite_party(tests.deal_id('pro'), 'bob@tests.example', 'Roe',
      'lender')) $$),
  ('invite_party', $$ select invite_party(tests.deal_id('as buyer'), 'bob@tests.example', 'I know where you live',
      'jv_partner') $$),
  ('like_post', $$ select like_post(tests.id('bobs post'), true) $$),
  ('insert property_feedback', $$ insert into property_feedback (user_id, property_id, feedback_type) values
      (tests.user_id('Ann'), tests.listing_id('bobs'), 'like') $$),
  ('insert saved_listings', $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'),
      tests.listing_id('bobs')) $$),
  ('record_profile_view', $$ select record_profile_view(tests.user_id('Bob')) $$);

create temp table exceptions as
  select name from (values
    ('for staff', '{report,accept_submission,approve_content,decide_appeal,decide_event,decide_listing_review,'
      'decide_proof,moderate,moderate_reports,return_submission,reverse_action}'),
    ('within a deal, below', '{move_milestone,propose_extension,answer_extension,accept_party,revoke_party,'
      'set_party_rights,set_party_company,end_deal,confirm_closing,propose_split,answer_split,record_outcome}'),
    ('by someone whom both let into a deal', '{join_deal,accept_invitation}'),
    ('of documents and agreements, which are what the deal is about', '{share_deal_document,unshare_deal_document,'
      'remove_deal_document,prepare_agreement,sign_agreement,decline_agreement,withdraw_agreement}'),
    ('about what the block has ended', '{update connections,cancel_registration,call_for_offers,cancel_call}'),
    ('changes what is tried above, or takes it back', '{unfollow_member,delete follows,delete connections,'
      'delete feed_posts,update member_reviews,delete member_reviews,delete listing_questions,delete listing_answers,'
      'delete_comment,delete_forum_post,hide_question,delete events,update event_links,delete event_links,'
      'delete properties}'),
    ('the block itself', '{insert member_blocks}')
  ) as e (reason, names), unnest(e.names::text[]) as name;
select is_empty(
  'select name from ways_to_tell except select way from attempts except select name from exceptions',
  'all that tells others is tried, except these'
);
select is_empty($$ select way, where_to from tests.results() where where_to like 'nothing%' $$,
  'without a block, each of them reaches the other, so that what follows proves something');

-- After a block ------------------------------------------------------------------------------------------

/* The same with a block by either of them, which is undone. */
create function tests.reached_across_block(blocker text) returns table (way text, statement text, where_to text)
language plpgsql as $$
begin
  perform tests.as_owner();
  insert into public.member_blocks (blocker_id, blocked_id)
  values (tests.user_id(blocker), tests.user_id(case blocker when 'Ann' then 'Bob' else 'Ann' end));
  return query select * from tests.results();
  delete from public.member_blocks;
end;
$$;

-- Counts of others' posts and topics, and an invitation that isn't sent (listing_invitations.user_id), name no one.
create function tests.tells(where_to text) returns boolean language sql immutable as $$
  select where_to not like 'nothing%' and where_to <> all
      ('{feed_posts,forums,forum_topics forums,listing_invitations}');
$$;
select is_empty($$ select way, statement, where_to from tests.reached_across_block('Bob') where tests.tells(where_to)
    $$,
  'nothing reaches who blocked');
select is_empty($$ select way, statement, where_to from tests.reached_across_block('Ann') where tests.tells(where_to)
    $$,
  'nor whom one blocked');

-- A deal that continues ----------------------------------------------------------------------------------

insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
create function tests.milestone_id(kind text) returns uuid language sql security definer as $$
  select m.id from public.deal_milestones m where m.deal_id = tests.deal_id('contract') and m.kind = milestone_id.kind;
$$;
select tests.holds('owner', format('tests.words_reach(%L, %L, %L, %L)', 'Ann', statement, 'Bob', 'know where'),
  'gives nowhere, ' || outcome, rule)
from (values
  ($$ select move_milestone(tests.milestone_id('earnest_money'), 'declare') $$, 'it works', 'steps go on'),
  ($$ select propose_extension(tests.milestone_id('closing'), now() + interval '50 days') $$, 'it works',
    'new deadlines, too'),
  ($$ select propose_extension(tests.milestone_id('closing'), now() + interval '50 days', 'I know where you live') $$,
    'P0001 Someone in this deal can’t get messages from you. Do this without a note.', 'but without a reason'),
  ($$ select end_deal(tests.deal_id('contract'), 'other', 'I know where you live') $$,
    'P0001 Someone in this deal can’t get messages from you. Do this without a note.', 'nor a note at the end'),
  ($$ select set_party_company(tests.deal_id('contract'), 'I know where you live LLC', 'NY', 'Owner') $$,
    'P0001 Someone in this deal can’t get messages from you. You can’t name a company here.', 'nor a company'),
  ($$ select end_deal(tests.deal_id('contract'), 'other') $$, 'it works', 'a deal can end'),
  ($$ select invite_party(tests.deal_id('contract'), 'tia@tests.example', 'I know where you live', 'title', '{}') $$,
    'it works', 'guests come without the inviter''s words')
) as t (statement, outcome, rule);
select tests.holds('owner', $$ tests.words_reach('Ann', $s$ select confirm_closing(tests.deal_id('pro'), 90000,
    (now() at
    time zone 'America/Chicago')::date) $s$, 'Pro', 'steps go on') $$, 'gives nowhere, it works', 'control');
select tests.as_member('Ann');
select confirm_closing(tests.deal_id('pro'), 90000, (now() at time zone 'America/Chicago')::date);
select tests.as_owner();
select tests.holds('owner', $$ select data ->> 'title' from notifications where user_id = tests.user_id('Pro') and
    kind =
  'deal' $$, 'gives 12 Oak St, New York, NY 10001', 'notifications name the address, not the seller''s words');

-- Invitations by email address ---------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ delete from notifications $$, null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'tia@tests.example', 'I know where you live', 'title', '{}') $$,
    'works', 'someone without a block'),
  ('owner', $$ select data ->> 'title' from notifications where user_id = tests.user_id('Tia') $$,
    'gives a property in New York, NY 10001', 'names a place, without words of the inviter'),
  ('Tia', $$ select count(*) from deal_invitations() $$, 'gives 1', 'and can accept'),
  ('Tia', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Tia'), tests.user_id('Ann')) $$,
    'works', 'or block'),
  ('Tia', $$ select count(*) from deal_invitations() $$, 'gives 0', 'then the invitation is gone'),
  ('Tia', $$ select from deal_parties $$, 'no rows', 'with the name in it'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Tia') $$, 'no rows', 'and the notification'),
  ('Tia', $$ select join_deal(tests.party_id('pro', 'I know where you live')) $$, 'fails 42501', 'they can''t join'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Lou'))
      $$,
    null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'lou@tests.example', 'Lou', 'lender', '{}') $$, 'works',
    'someone whom the other side blocked'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Lou') $$, 'no rows', 'isn''t notified'),
  ('Lou', $$ select from deal_invitations() $$, 'no rows', 'nor can they join'),
  ('owner', $$ insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Amy'), 'deal',
      false,
      false) on conflict (user_id, kind) do update set in_app = false, mail = false $$, null, null),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'amy@tests.example', 'Amy', 'attorney', '{}') $$, 'works',
    'someone who wants no notifications'),
  ('owner', $$ select from notifications n full join private.mail_queue q using (user_id) where user_id =
      tests.user_id('Amy') $$, 'no rows', 'gets none'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'pro@tests.example', 'Pro', 'attorney', '{}') $$, 'works',
    'the other side''s address is like any other'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'nobody@tests.example', 'Pro', 'attorney', '{}') $$, 'works',
    'like that of nobody'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'pro@tests.example', 'Pro', 'attorney', '{}') $$,
    'fails: This address has already been invited.', 'once'),
  ('Ann', $$ select invite_party(tests.deal_id('pro'), 'ann@tests.example', 'Me', 'attorney', '{}') $$,
    'fails: This is your own email address.', 'one''s own is one''s own'),
  ('owner', $$ select from notifications where user_id = tests.user_id('Pro') and data ->> 'step' = 'invited' $$,
      'no rows',
    'who is in the deal isn''t invited'),
  ('Pro', $$ select from deal_invitations() $$, 'no rows', 'nor sees an invitation')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
