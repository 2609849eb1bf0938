-- What members' reports do: a hold freezes a listing with its offers, showings, and invitations until a moderator
-- decides, takes more than one independent reporter, and doesn't affect the sale.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user(name) from unnest(array['Mod', 'Mod2']) as name;
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator'), (tests.user_id('Mod2'), 'moderator');

/* A member whose address no one else shares. */
create function tests.create_reporter(name text, level integer default 2) returns void language sql as $$
  select tests.create_user(name, trust => level);
  update auth.users set email = md5(name) || '@gmail.com' where id = tests.user_id(name);
  select tests.verify_email(name);
$$;
select tests.create_reporter('Rita'), tests.create_reporter('Rob'), tests.create_reporter('Rex');

create function tests.reports(member text, kind text, subject uuid) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.report(kind, subject, 'scam');
  perform tests.as_owner();
  delete from private.rate_limits;
  return null;
end;
$$;
create function tests.hold(listing text) returns text language sql as $$
  select tests.reports('Rita', 'listing', tests.listing_id(listing));
  select tests.reports('Rob', 'listing', tests.listing_id(listing));
$$;
create function tests.is_held(subject uuid) returns boolean language sql security definer as $$
  select exists (select from public.held_content h where h.subject_id = subject and h.reason = 'reports');
$$;
create function tests.last_action(subject uuid, wanted text default null) returns uuid language sql security definer
as $$
  select id from public.moderation_actions a where a.subject_id = subject and a.action = coalesce(wanted, a.action)
  order by created_at desc, id desc limit 1;
$$;
create function tests.offer_line(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.state, case when o.held_at is not null then 'held' end, o.end_reason)
  from public.offers o where o.id = tests.offer_id(name);
$$;
create function tests.steps_of(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.kind, coalesce(n.data ->> 'step', n.data ->> 'action')), ', '
    order by n.kind, n.data ->> 'step')
  from public.notifications n where n.user_id = tests.user_id(member);
$$;
/* A new seller without trust, with a listing that has the seller's name. */
create function tests.create_seller(name text) returns void language sql as $$
  select tests.create_user(name, trust => 0);
  select tests.create_listing(name, name);
  update properties set jv_share_pct = 0 where id = tests.listing_id(name);
$$;

-- Who can hold ------------------------------------------------------------------------------------------

create function tests.level(name text) returns integer language sql security definer
as $$ select private.trust_level(tests.user_id(name)); $$;

/* Whether reports by these members hold a new seller's listing, after `setup`, in which $1 is the seller. */
create function tests.held_by(reporters text[], setup text default 'select $1') returns boolean language plpgsql as $$
declare
  seller constant text := 'Seller ' || gen_random_uuid();
  held boolean;
begin
  perform tests.create_user(seller, trust => 0);
  perform tests.create_listing(seller, seller);
  update properties set county = 'Shelby', state = 'TN' where id = tests.listing_id(seller);
  execute setup using seller;
  for at in 1..cardinality(reporters) loop
    perform tests.set_headers(jsonb_build_object('x-forwarded-for', '203.0.113.' || at));
    perform tests.reports(reporters[at], 'listing', tests.listing_id(seller));
  end loop;
  held := tests.is_held(tests.listing_id(seller));
  delete from reports;
  return held;
end;
$$;

select tests.create_reporter('New 1', 0), tests.create_reporter('New 2', 0), tests.create_reporter('Basic 1', 1),
  tests.create_reporter('Basic 2', 1), tests.create_reporter('Trusted', 3);
select tests.create_user('Colleague 1'), tests.create_user('Colleague 2');
select tests.create_reporter('Alias 1'), tests.create_reporter('Alias 2');
update auth.users set email = 'al.ias@gmail.com' where id = tests.user_id('Alias 1');
update auth.users set email = 'alias+two@googlemail.com' where id = tests.user_id('Alias 2');
select tests.create_reporter('Rival', 3), tests.create_reporter('Rival''s friend');
select tests.create_listing('rival''s', 'Rival');
update properties set county = 'Shelby', state = 'TN', status = 'paused' where id = tests.listing_id('rival''s');
insert into auth.sessions (id, user_id, created_at, updated_at, ip)
select gen_random_uuid(), tests.user_id(name), now(), now(), '198.51.100.7'
from unnest(array['Rival', 'Rival''s friend']) as name;

select is(tests.held_by(reporters, coalesce(setup, 'select $1')), expected, rule) from (values
  ('{Rita}'::text[], null, false, 'one member of level 2 holds nothing'),
  ('{Trusted}', null, false, 'nor does one of level 3'),
  ('{Trusted,New 1,New 2}', null, false, 'reports by new members make it no more'),
  ('{Rita,Rob}', null, true, 'two members of level 2 do'),
  ('{Basic 1,Basic 2}', null, true, 'so do two of level 1'),
  ('{Mod}', null, true, 'a moderator''s report is enough'),
  ('{Colleague 1,Colleague 2}', null, false, 'two addresses of one company count as one'),
  ('{Colleague 1,Colleague 2,Rita}', null, true, 'with somebody else, they do'),
  ('{Alias 1,Alias 2}', null, false, 'two addresses of one mailbox count as one'),
  ('{Rita,Rob}', 'insert into connections (sender_id, receiver_id, status)
    select tests.user_id(''Rita''), tests.user_id(''Rob''), ''accepted'' where $1 is not null
    on conflict do nothing', true, 'connected members count'),
  ('{Rival,Rita}', null, false, 'a member with a listing in the same county doesn''t count, even a paused one'),
  ('{Rival,Rival''s friend,Rita}', null, false, 'nor does who reports from the same network as one'),
  ('{Rival,Rob,Rita}', null, true, 'but they take nothing from others'),
  ('{Rita,Rob}', 'select tests.offers(''Rita'', ''offer to '' || $1, $1, ''{"jv_share_pct": 50}''), tests.as_owner()',
    false, 'a buyer with an offer doesn''t count'),
  ('{Rita,Rob}', 'select tests.offers(''Rita'', ''offer to '' || $1, $1, ''{"jv_share_pct": 50}''),
    tests.answers(''Rita'', ''offer to '' || $1, ''withdraw''), tests.as_owner()', false,
    'nor one who withdrew it')
) as t (reporters, setup, expected, rule);
select is(private.competes(tests.user_id('Rita'), tests.user_id('Ann'), 'post'), false, 'strangers don''t compete');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Rita'));
select is(private.competes(tests.user_id('Rita'), tests.user_id('Ann'), kind), kind = 'post',
  'a block counts as competition, except about a ' || kind) from unnest(array['post', 'message']) as kind;
delete from member_blocks;
select is(private.report_weight(tests.user_id('Rita')), 2.0, 'a report has the weight of record 19');

select tests.create_seller('Network');
select tests.set_headers('{"x-forwarded-for": "2001:db8::1"}');
select tests.reports('Rita', 'listing', tests.listing_id('Network'));
select tests.set_headers('{"x-forwarded-for": "2001:db8::2"}');
select tests.reports('Rob', 'listing', tests.listing_id('Network'));
select is(tests.is_held(tests.listing_id('Network')), false, 'reports from one network count once');
select tests.set_headers('{"x-forwarded-for": "2001:db8:1::2"}');
select tests.reports('Rex', 'listing', tests.listing_id('Network'));
select is(tests.is_held(tests.listing_id('Network')), true, 'from another one, they count');
select tests.set_headers('{}');
select tests.as_member('Mod');
select approve_content('listing', tests.listing_id('Network'));
select tests.as_owner();
select is_empty($$ select from private.report_networks $$, 'the network is forgotten with the decision');
select is(private.report_weight(tests.user_id('Rita')), 1.0, 'a dismissed report halves the weight of the next');
alter table reports disable trigger user;
delete from reports;
alter table reports enable trigger user;

-- Once something of a member is held, the rest takes as much as before.
select tests.create_user('Careful', trust => 1);
select tests.create_listing('careful ' || number, 'Careful') from generate_series(1, 2) as number;
select tests.reports(member, 'listing', tests.listing_id('careful 1'))
from unnest(array['Rita', 'Rob', 'Rex']) as member;
select is(tests.is_held(tests.listing_id('careful 1')), true, 'three reports hold what a member of level 1 posted');
select is(tests.level('Careful'), 0, 'who writes like a new member until it''s decided');
select tests.reports(member, 'listing', tests.listing_id('careful 2')) from unnest(array['Rita', 'Rob']) as member;
select is(tests.is_held(tests.listing_id('careful 2')), false, 'but the next one takes three reports, too');

-- A hold freezes ----------------------------------------------------------------------------------------

select tests.create_seller('Sal');
select tests.create_user('Una'), tests.create_user('Vic'), tests.create_user('Wes');
select tests.offers('Una', 'una', 'Sal'), tests.offers('Vic', 'vic', 'Sal');
select tests.answers('Sal', 'vic', 'counter');
select tests.as_member('Sal');
select call_for_offers(tests.listing_id('Sal'), now() + interval '2 hours', 'America/Chicago');
select offer_showing(tests.listing_id('showing'), tests.listing_id('Sal'), now() + interval '3 days',
  now() + interval '3 days 1 hour', 'America/Chicago', 3);
select tests.offers('Wes', 'wes', 'Sal');
select tests.as_member('Wes');
select book_showing(tests.listing_id('showing'));
select tests.as_owner();
insert into listing_invitations (id, property_id, user_id)
values (tests.listing_id('invitation'), tests.listing_id('Sal'), tests.user_id('Bob'));
select private.notify(tests.user_id('Bob'), 'listing_invitation', null, tests.listing_id('invitation'), '{}');
delete from notifications where kind <> 'listing_invitation';
create temp table before_hold as select id, respond_by from offers;
select tests.hold('Sal');

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.status('Sal') $$, 'gives paused', 'a held listing is hidden'),
  (null, $$ tests.offer_line('una') || ', ' || tests.offer_line('vic') || ', ' || tests.offer_line('wes') $$,
    'gives open held, open held, sealed held', 'its offers are on hold'),
  (null, $$ select state from calls_for_offers where property_id = tests.listing_id('Sal') $$, 'gives running',
    'the call for offers continues'),
  (null, $$ select canceled_at is null from listing_showings where id = tests.listing_id('showing') $$, 'gives true',
    'showings aren''t canceled'),
  (null, $$ tests.steps_of('Una') $$, 'gives offer hold', 'buyers are notified'),
  (null, $$ tests.steps_of('Wes') $$, 'gives offer hold', 'also of sealed offers, and not of a canceled showing'),
  (null, $$ tests.steps_of('Sal') $$, 'gives moderation hold', 'the seller is notified'),
  (null, $$ tests.steps_of('Bob') $$, 'gives listing_invitation', 'invitations stay'),
  (null, $$ select count(*)::integer from tests.mail q where q.user_id = tests.user_id('Sal')
    and q.kind = 'moderation' $$, 'gives 1', 'by email, too'),
  ('Una', $$ select from properties where id = tests.listing_id('Sal') $$, 'no rows', 'buyers don''t see it'),
  ('Una', $$ select tests.answers('Una', 'una', 'revise') $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'the buyer can''t change an offer'),
  ('Sal', $$ select tests.answers('Sal', 'una', 'accept') $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'the seller can''t accept one'),
  ('Sal', $$ select tests.answers('Sal', 'una', 'decline') $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'or decline it'),
  ('Sal', $$ select decline_other_offers(tests.listing_id('Sal')) $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'or all of them'),
  ('Vic', $$ select tests.answers('Vic', 'vic', 'accept', 2) $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'the buyer can''t accept a counteroffer'),
  ('Ann', $$ select tests.offers('Ann', 'late', 'Sal') $$, 'fails: This listing isn’t open for offers.',
    'nobody can make an offer'),
  ('Sal', $$ select cancel_call(id) from calls_for_offers where property_id = tests.listing_id('Sal') $$,
    'fails: This listing is on hold while our team reviews it. Deadlines are extended by the time this takes.',
    'the call can''t be canceled'),
  ('Bob', $$ select book_showing(tests.listing_id('showing')) $$, 'fails 42501', 'nobody can book a showing'),
  ('Sal', $$ select offer_showing(gen_random_uuid(), tests.listing_id('Sal'), now() + interval '5 days',
    now() + interval '5 days 1 hour', 'America/Chicago') $$, 'fails: Only active listings can offer showings.',
    'the seller can''t offer another one'),
  ('Sal', $$ select invite_buyers(tests.listing_id('Sal')) $$, 'fails: Only active listings can invite members.',
    'or invite members'),
  ('Sal', $$ update properties set price = 1 where id = tests.listing_id('Sal') $$,
    'fails: This is waiting for review, so it can’t be changed yet.', 'or edit it'),
  ('Sal', $$ update properties set status = 'active' where id = tests.listing_id('Sal') $$,
    'fails: This is waiting for review, so it can’t be changed yet.', 'or put it back'),
  ('Sal', $$ update properties set held_at = null where id = tests.listing_id('Sal') $$, 'fails', 'or end the hold'),
  ('visitor', $$ select from search_properties('{}') where id = tests.listing_id('Sal') $$, 'no rows',
    'search doesn''t show it')
) as t (who, statement, outcome, rule);

-- Deadlines
select tests.as_owner();
update offers set held_at = held_at - interval '7 days', respond_by = respond_by - interval '7 days'
where property_id = tests.listing_id('Sal');
update properties set held_at = held_at - interval '7 days' where id = tests.listing_id('Sal');
update calls_for_offers set deadline = deadline - interval '7 days' where property_id = tests.listing_id('Sal');
select tests.as_service();
select advance_deals();
select tests.as_owner();
select is(tests.offer_line('una') || ', ' || tests.offer_line('wes'), 'open held, sealed held',
  'offers don''t expire, and sealed ones don''t open, whatever the deadline');

-- Appeals
select tests.holds(who, statement, outcome, rule) from (values
  ('Una', $$ select appeal(tests.last_action(tests.listing_id('Sal')), 'Please') $$,
    'fails 42501: Not a decision about you', 'buyers can''t appeal a hold'),
  ('Sal', $$ select action, reversed, appeal from my_moderation() $$, 'gives (hold,f,)',
    'the seller reads of the hold'),
  ('Sal', $$ select appeal(tests.last_action(tests.listing_id('Sal')), 'The house is mine') $$, 'works',
    'and can appeal'),
  ('Sal', $$ select appeal(tests.last_action(tests.listing_id('Sal')), 'Again') $$,
    'fails: You’ve already appealed this decision.', 'once'),
  ('Mod', $$ select message from moderation_appeals where decided_at is null $$, 'gives The house is mine',
    'the appeal is in the moderators'' queue'),
  ('Sal', $$ select decide_appeal((select id from moderation_appeals), 'reversed', 'x') $$, 'fails 42501',
    'the seller can''t decide it'),
  ('Mod', $$ select decide_appeal((select id from moderation_appeals), 'reversed', 'We checked the deed.') $$, 'works',
    'a moderator can'),
  ('owner', $$ tests.status('Sal') $$, 'gives active', 'the listing is back'),
  (null, $$ tests.offer_line('una') || ', ' || tests.offer_line('vic') || ', ' || tests.offer_line('wes') $$,
    'gives open, open, sealed', 'with its offers'),
  (null, $$ select bool_and(o.respond_by between b.respond_by and b.respond_by + interval '1 minute')
    from offers o join before_hold b using (id) where o.property_id = tests.listing_id('Sal') $$, 'gives true',
    'the deadlines of offers have moved by the time of the hold'),
  (null, $$ select deadline between now() + interval '2 hours' and now() + interval '2 hours 1 minute'
    from calls_for_offers where property_id = tests.listing_id('Sal') $$, 'gives true', 'so has the call''s'),
  (null, $$ tests.steps_of('Una') $$, 'gives offer hold, offer resume', 'buyers are notified'),
  (null, $$ tests.steps_of('Sal') $$, 'gives appeal_decision reverse, moderation hold', 'and the seller'),
  (null, $$ select string_agg(kind, ', ' order by seq) from ledger_entries where offer_id = tests.offer_id('una') $$,
    'gives offer.make, offer.hold, offer.resume', 'the ledger has it'),
  (null, $$ select content::jsonb -> 'data' ->> 'expires_at' = private.utc_text(o.respond_by)
    from ledger_entries e join offers o on o.id = e.offer_id
    where o.id = tests.offer_id('una') and e.kind = 'offer.resume' $$, 'gives true', 'with the new deadline'),
  (null, $$ select bool_and(not upheld) from reports where subject_id = tests.listing_id('Sal') $$, 'gives true',
    'the reports are closed'),
  ('Mod2', $$ select approve_content('listing', tests.listing_id('Sal')) $$,
    'fails: This is no longer waiting for review.', 'it''s decided once'),
  ('Mod2', $$ select reverse_action(tests.last_action(tests.listing_id('Sal'), 'hold'), 'x') $$, 'fails P0001',
    'also as a reversal'),
  ('Bob', $$ select book_showing(tests.listing_id('showing')) $$, 'works', 'showings can be booked again'),
  ('Wes', $$ select tests.answers('Wes', 'wes', 'revise', 1, '{"price": 96000}') $$, 'works',
      'offers can be changed again')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select tests.reports('Trusted', 'listing', tests.listing_id('Sal')), tests.reports('Rex', 'listing',
  tests.listing_id('Sal'));
select is(tests.is_held(tests.listing_id('Sal')), false, 'reports don''t hold again what a moderator kept');

-- A deal, and backups
select tests.create_seller('Sid');
select tests.offers('Una', 'una 2', 'Sid'), tests.offers('Vic', 'vic 2', 'Sid'), tests.offers('Wes', 'wes 2', 'Sid');
select tests.answers('Sid', 'una 2', 'accept'), tests.answers('Sid', 'vic 2', 'back_up'),
  tests.answers('Sid', 'wes 2', 'back_up');
select tests.hold('Sid');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select state from deals where id = tests.deal_id('una 2') $$, 'gives open', 'a deal outlives a hold'),
  ('Una', $$ select move_milestone(id, 'declare') from deal_milestones
    where deal_id = tests.deal_id('una 2') and kind = 'earnest_money' $$, 'works', 'and continues'),
  ('Sid', $$ delete from properties where id = tests.listing_id('Sid') $$, 'fails P0001',
    'the listing under contract can''t be deleted'),
  ('Wes', $$ select tests.answers('Wes', 'wes 2', 'withdraw') $$, 'works', 'a buyer can always withdraw'),
  ('Una', $$ select end_deal(tests.deal_id('una 2'), 'inspection') $$, 'works', 'a party can end the deal'),
  ('owner', $$ tests.offer_line('vic 2') || ', ' || tests.offer_line('wes 2') $$, 'gives backup held, withdrawn',
    'then the backup waits, too'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('Sid')) $$, 'works', 'approval'),
  ('owner', $$ tests.status('Sid') || ', ' || tests.offer_line('vic 2') $$, 'gives active, open',
    'moves the backup up'),
  (null, $$ select respond_by >= now() + interval '48 hours' from offers where id = tests.offer_id('vic 2') $$,
    'gives true', 'for at least two days')
) as t (who, statement, outcome, rule);
delete from reports;

-- Decisions of moderators end what was on hold.
select tests.create_seller(name), tests.offers('Una', name, name), tests.as_owner()
from unnest(array['Upheld', 'Removed', 'Banned', 'Deleted', 'Blocked', 'Left']) as name;
insert into listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
select tests.listing_id('showing of ' || name), tests.listing_id(name), now() + interval '3 days',
  now() + interval '3 days 1 hour', 'America/Chicago', 1 from unnest(array['Upheld', 'Removed', 'Banned']) as name;
update listing_reviews set requested_at = now() - interval '9 days' where property_id = tests.listing_id('Removed');
create function tests.appeals(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.appeal(tests.last_action(tests.listing_id(member), 'hold'), 'Please');
  return null;
end;
$$;
create function tests.appeal_line(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', a.action, p.decision, p.answer), ', ' order by a.created_at)
  from public.moderation_appeals p join public.moderation_actions a on a.id = p.action_id
  where p.member_id = tests.user_id(member);
$$;
create function tests.hold_all() returns void language plpgsql as $$
declare
  name text;
begin
  foreach name in array array['Upheld', 'Removed', 'Banned', 'Deleted', 'Blocked', 'Left'] loop
    perform tests.hold(name), tests.appeals(name);
    perform tests.as_owner();
  end loop;
end;
$$;
select tests.hold_all();
select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ select decide_appeal((select id from moderation_appeals where member_id = tests.user_id('Upheld')),
    'upheld', 'Not yours to sell') $$, 'works', 'a moderator can deny the appeal of a hold'),
  ('owner', $$ tests.offer_line('Upheld') $$, 'gives canceled listing_removed', 'which takes the listing down'),
  (null, $$ select count(*)::integer from listing_showings s where s.canceled_at is not null
    and s.property_id = tests.listing_id('Upheld') $$, 'gives 1', 'and cancels its showings'),
  ('Upheld', $$ select string_agg(action || ' ' || reversed, ', ' order by created_at) from my_moderation() $$,
    'gives hold false, take_down false', 'the seller reads both'),
  (null, $$ select appeal(tests.last_action(tests.listing_id('Upheld'), 'take_down'), 'It is') $$, 'works',
    'and can appeal the decision'),
  ('Mod', $$ select decide_appeal((select id from moderation_appeals where decided_at is null
    and member_id = tests.user_id('Upheld')), 'reversed', 'x') $$, 'fails 42501: Someone else must decide this appeal.',
    'which someone else decides'),
  ('Mod2', $$ select decide_appeal((select id from moderation_appeals where decided_at is null
    and member_id = tests.user_id('Upheld')), 'reversed', 'It is') $$, 'works', 'another moderator reverses it'),
  ('owner', $$ tests.status('Upheld') $$, 'gives active', 'the listing is back'),
  ('Mod', $$ select moderate('remove', 'listing', tests.listing_id('Removed'), 'Scam') $$, 'works',
    'a moderator can take down what is on hold'),
  ('owner', $$ tests.offer_line('Removed') $$, 'gives canceled listing_removed', 'which cancels offers'),
  (null, $$ tests.appeal_line('Removed') $$, 'gives hold upheld Scam', 'and answers the appeal'),
  ('Mod2', $$ select reverse_action(tests.last_action(tests.listing_id('Removed'), 'take_down'), 'Sorry') $$, 'works',
    'a reversal'),
  ('owner', $$ tests.status('Removed') $$, 'gives active', 'publishes it'),
  (null, $$ select requested_at < now() - interval '8 days' from listing_reviews
    where property_id = tests.listing_id('Removed') $$, 'gives true', 'with its place in the queue of reviews'),
  ('Mod', $$ select moderate('ban', 'profile', tests.user_id('Banned'), 'Scam') $$, 'works', 'a ban'),
  ('owner', $$ tests.offer_line('Banned') $$, 'gives canceled listing_removed', 'cancels offers'),
  (null, $$ tests.appeal_line('Banned') $$, 'gives hold upheld Scam', 'and answers the appeal'),
  ('Mod2', $$ select reverse_action(tests.last_action(tests.user_id('Banned'), 'ban'), 'Sorry') $$, 'works',
    'its reversal'),
  ('owner', $$ tests.status('Banned') || private.is_held(tests.listing_id('Banned')) $$, 'gives pausedtrue',
    'puts back on hold what was'),
  ('Mod2', $$ select approve_content('listing', tests.listing_id('Banned')) $$, 'works', 'and approval'),
  ('owner', $$ tests.status('Banned') $$, 'gives active', 'publishes it'),
  ('Deleted', $$ delete from properties where id = tests.listing_id('Deleted') $$, 'works',
    'a seller can delete a listing on hold'),
  ('owner', $$ tests.offer_line('Deleted') $$, 'gives canceled listing_deleted', 'which cancels offers'),
  (null, $$ tests.appeal_line('Deleted') $$, 'gives hold upheld You deleted it.', 'and ends the appeal'),
  ('Una', $$ insert into member_blocks (blocker_id, blocked_id)
    values (tests.user_id('Una'), tests.user_id('Blocked')) $$, 'works', 'a block'),
  ('owner', $$ tests.offer_line('Blocked') $$, 'gives canceled blocked', 'cancels an offer on hold'),
  (null, $$ delete from auth.users where id = tests.user_id('Left') $$, 'works', 'deleting the account'),
  (null, $$ tests.offer_line('Left') $$, 'gives canceled account_deleted', 'does, too')
) as t (who, statement, outcome, rule);

-- What was written before it was read goes back to the queue, too.
select tests.create_user('Spammer', trust => 0);
select tests.as_member('Spammer');
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('spam'), tests.user_id('Spammer'), 'Loans', 'Cheap');
select tests.as_member('Mod');
select moderate('ban', 'profile', tests.user_id('Spammer'), 'Spam');
select reverse_action(tests.last_action(tests.user_id('Spammer'), 'ban'), 'Sorry');
select tests.holds('Mod', $$ select reason from held_content where subject_id = tests.listing_id('spam') $$,
  'gives first_post', 'after a reversed ban, a first post waits again');
select tests.holds('Ann', $$ select from feed_posts where id = tests.listing_id('spam') $$, 'no rows',
  'unread by others');

select * from finish();
rollback;
