-- Deals: milestones, extensions, parties and guests, splits, closing, deadlines, and who may read and do what.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();

create function tests.milestone(offer text, kind text) returns text language sql security definer as $$
  select m.state from public.deal_milestones m where m.deal_id = tests.deal_id(offer) and m.kind = milestone.kind;
$$;
create function tests.moves(member text, offer text, kind text, action text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.move_milestone(tests.milestone_id(kind, offer), action,
    3000, (now() at time zone 'America/Chicago')::date, '4471');
  return null;
end;
$$;
create function tests.invites(inviter text, offer text, member text, role text, rights text[] default '{}')
returns text language plpgsql as $$
begin
  perform tests.as_member(inviter);
  perform public.invite_party(tests.deal_id(offer), lower(member) || '@tests.example', member, role, rights);
  return null;
end;
$$;
create function tests.accepts(member text, offer text, invited text default null) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.join_deal(tests.party_id(offer, coalesce(invited, member)));
  return null;
end;
$$;
create function tests.ledger(offer text) returns text[] language sql security definer as $$
  select array_agg(e.actor || ' ' || e.kind order by e.seq) from public.ledger_entries e
  where e.offer_id = tests.offer_id(offer);
$$;
create function tests.last_entry(offer text) returns text language sql security definer as $$
  select regexp_replace(e.actor, ':.*', '') || ' ' || e.kind from public.ledger_entries e
  where e.offer_id = tests.offer_id(offer) order by e.seq desc limit 1;
$$;
-- What a member was notified of, in order: 'milestone.declare earnest_money'.
create function tests.news_of(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'step', n.data ->> 'milestone'), ', ' order by e.seq)
  from public.notifications n left join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.kind = 'deal';
$$;
create function tests.steps_of(member text) returns bigint language sql security definer as $$
  select count(*) from public.notifications n where n.user_id = tests.user_id(member) and n.kind = 'deal';
$$;
create function tests.due_at(offer text, kind text) returns timestamptz language sql security definer as $$
  select m.due_at from public.deal_milestones m where m.deal_id = tests.deal_id(offer) and m.kind = due_at.kind;
$$;

-- The deadlines on a member's dashboard.
create function tests.deadlines(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return (
    select string_agg(concat(due ->> 'title', ' ', due ->> 'kind'), ', ')
    from public.dashboard_figures() f, jsonb_array_elements(f.deal_deadlines) as due
  );
end;
$$;

-- Opening -----------------------------------------------------------------------------------------------

update properties set off_market_contract = true where id = tests.listing_id('house');
select tests.offers(name, lower(name), 'house', '{"contingencies": ["financing"]}')
from unnest(array['Bob', 'Eve']) as name;
select tests.answers('Cal', 'bob', 'accept');
select set_eq($$ select kind from deal_milestones where deal_id = tests.deal_id('bob') $$,
  array['earnest_money', 'inspection', 'financing', 'assignment', 'closing'], 'a deal has the milestones of its terms');
select is(tests.deadlines(member), deadline, member || ' sees their next deadline')
from (values ('Bob', 'Brick ranch earnest_money'), ('Cal', 'Brick ranch earnest_money'), ('Eve', null))
  as expected (member, deadline);
select tests.as_member('Cal');
select is(tests.due_at('bob', 'earnest_money'),
  (select created_at from deals where id = tests.deal_id('bob')) + interval '48 hours',
  'earnest money is due in hours');
select is(
  ((select m.due_at from deal_milestones m where m.id = tests.milestone_id('closing'))
    at time zone 'America/Chicago'),
  (current_date + 31)::timestamp, 'dates end at midnight of the deal''s zone'
);
select tests.holds($$ select string_agg(p.role || ' ' || array_to_string(p.rights, ','), '; ' order by p.role) from
      deal_parties p where p.deal_id = tests.deal_id('bob') $$,
    'gives buyer terms,documents; seller terms,documents', 'buyer and seller take part');

-- Milestones --------------------------------------------------------------------------------------------

select tests.as_owner();
/* Every actor's answer to every action on a milestone in each state, compared with the declared transitions. */
create function tests.try_move(member text, kind text, state text, action text) returns boolean language plpgsql as $$
begin
  perform tests.as_owner();
  -- A done one was confirmed by Tia, who has a part of the money in the other states.
  delete from public.deal_earnest_receipts where deal_id = tests.deal_id('bob');
  insert into public.deal_earnest_receipts (deal_id, party_id, amount, received_on, reference, is_vouched)
  values (tests.deal_id('bob'), tests.party_id('bob', 'Tia'), 1, current_date, '1', true);
  perform private.count_earnest_money(tests.deal_id('bob'));
  update public.deal_milestones m set state = try_move.state, confirmed_at = now(),
    confirmed_by = tests.party_id('bob', 'Tia')
  where m.id = tests.milestone_id(try_move.kind);
  begin
    perform tests.moves(try_move.member, 'bob', try_move.kind, try_move.action);
    raise exception 'moved' using errcode = 'TM001';
  exception
    when sqlstate 'TM001' then return true;
    when sqlstate 'P0001' or insufficient_privilege then return false;
  end;
end;
$$;
create temporary table moves as
select m.kind, s.state, a.action, w.member, w.role, w.holds
from (values ('earnest_money'), ('inspection'), ('financing'), ('assignment'), ('closing')) as m (kind)
cross join (values ('pending'), ('declared'), ('done'), ('waived')) as s (state)
cross join (values
  ('declare'), ('confirm'), ('reject'), ('accept'), ('dispute'), ('complete'), ('waive'), ('close')
) as a (action)
cross join (values
  ('Bob', 'buyer', false), ('Cal', 'seller', true), ('Jo', 'jv_partner', false), ('Tia', 'title', true),
  ('Lou', 'lender', false), ('Eve', 'nobody', false), ('Staff', 'nobody', false)
) as w (member, role, holds);

select lives_ok($$ select tests.invites('Bob', 'bob', 'Jo', 'jv_partner') $$, 'the buyer invites a JV partner');
select lives_ok($$ select tests.invites('Cal', 'bob', 'Tia', 'title', '{earnest_money,documents}') $$,
  'the seller invites a title company');
select lives_ok($$ select tests.invites('Bob', 'bob', 'Lou', 'lender', '{terms}') $$, 'the buyer invites a lender');
select lives_ok($$ select tests.accepts('Jo', 'bob') $$, 'the partner joins');
select lives_ok($$ select tests.accepts('Tia', 'bob') $$, 'the title company joins');
select lives_ok($$ select tests.accepts('Lou', 'bob') $$, 'the lender joins');
select tests.as_member('Bob');
select lives_ok($$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'the buyer accepts the title company');
select tests.as_owner();
create temporary table tried as
select w.*, tests.try_move(w.member, w.kind, w.state, w.action) as moved from moves w
where w.action <> 'close' or w.member = 'Bob';
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select array_agg(concat_ws(' ', tried.member, tried.kind, tried.state, tried.action) order by 1) from tried
      where tried.moved <> exists (select from private.milestone_transitions t where t.kind = tried.kind and t.state =
      tried.state and t.action = tried.action and t.actor <> 'system' and (t.actor = tried.role or (t.actor = 'holder'
      and tried.holds) or (t.actor = 'other_side' and tried.role in ('buyer', 'seller')))) $$,
    'gives null', 'every move is allowed exactly as declared'),
  (null, $$ (select count(*) from tried where moved) > 10 $$, 'gives true', 'and some are'),
  ('owner', $$ update deal_milestones set state = 'pending' where deal_id = tests.deal_id('bob') $$, null, null),
  ('owner', $$ delete from deal_earnest_receipts $$, null, null),
  ('owner', $$ delete from notifications where user_id in (tests.user_id('Tia'), tests.user_id('Lou')) $$, null, null),
  ('owner', $$ select tests.moves('Bob', 'bob', 'earnest_money', 'declare') $$, 'works', 'the buyer reports a payment'),
  (null, $$ select tests.moves('Bob', 'bob', 'earnest_money', 'confirm') $$, 'fails P0001',
    'the buyer can''t confirm it'),
  (null, $$ select tests.moves('Lou', 'bob', 'earnest_money', 'confirm') $$, 'fails P0001',
    'nor a guest without the right'),
  (null, $$ select tests.moves('Tia', 'bob', 'earnest_money', 'confirm') $$, 'works', 'a guest with the right can'),
  (null, $$ tests.last_entry('bob') $$, 'gives party milestone.confirm', 'the ledger names the guest''s party'),
  (null, $$ tests.news_of('Tia') $$, 'gives milestone.declare earnest_money',
    'the guest who confirms it heard of the payment'),
  (null, $$ tests.news_of('Lou') $$, 'gives milestone.declare earnest_money, milestone.confirm earnest_money',
    'a guest with terms of both')
) as t (who, statement, outcome, rule);

-- Extensions --------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.extension_id() returns uuid language sql security definer as $$
  select e.id from public.deal_extensions e join public.deal_milestones m on m.id = e.milestone_id
  where m.deal_id = tests.deal_id('bob') order by e.created_at desc limit 1;
$$;
create function tests.proposes(member text, kind text, due_at timestamptz, reason text default null) returns text
language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.propose_extension(tests.milestone_id(kind), due_at, reason);
  return null;
end;
$$;
create function tests.answers_extension(member text, answer text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.answer_extension(tests.extension_id(), answer);
  return null;
end;
$$;
select throws_ok($$ select tests.proposes('Jo', 'inspection', now() + interval '20 days') $$, '42501', null,
  'a JV partner can''t move deadlines');
select throws_ok($$ select tests.proposes('Tia', 'inspection', now() + interval '20 days') $$, '42501', null,
  'nor a guest');
select throws_ok($$ select tests.proposes('Bob', 'inspection', now() - interval '1 second') $$, 'P0001',
  'Choose a new deadline in the future, within two years.');
select throws_ok($$ select tests.proposes('Bob', 'inspection', now() + interval '3 years') $$, 'P0001',
  'Choose a new deadline in the future, within two years.');
select throws_ok($$ select tests.proposes('Bob', 'earnest_money', now() + interval '20 days') $$, 'P0001',
  'This step is done.');
select lives_ok($$ select tests.proposes('Bob', 'inspection', now() + interval '20 days', 'Inspector is sick') $$,
  'the buyer proposes a new deadline');
select throws_ok($$ select tests.proposes('Cal', 'inspection', now() + interval '21 days') $$, 'P0001',
  'An extension is already waiting for an answer.');
select throws_ok($$ select tests.answers_extension('Bob', 'agreed') $$, '42501', null, 'they can''t agree themselves');
select throws_ok($$ select tests.answers_extension('Cal', 'withdrawn') $$, '42501', null,
  'nor can the other side withdraw');
select throws_ok($$ select tests.answers_extension('Jo', 'agreed') $$, '42501', null, 'nor a partner agree');
select throws_ok($$ select tests.answers_extension('Cal', 'maybe') $$, '42501', null, 'there are three answers');
select lives_ok($$ select tests.answers_extension('Cal', 'declined') $$, 'the seller declines');
select throws_ok($$ select tests.answers_extension('Cal', 'agreed') $$, 'P0001',
  'This extension has already been answered.');
select lives_ok($$ select tests.proposes('Bob', 'inspection', now() + interval '22 days') $$, 'the buyer tries again');
select lives_ok($$ select tests.answers_extension('Bob', 'withdrawn') $$, 'and withdraws');
select lives_ok($$ select tests.proposes('Cal', 'inspection', now() + interval '23 days') $$, 'the seller proposes');
select lives_ok($$ select tests.answers_extension('Bob', 'agreed') $$, 'the buyer agrees');
select is(tests.due_at('bob', 'inspection'), now() + interval '23 days', 'the deadline has moved');
select lives_ok($$ select tests.proposes('Cal', 'inspection', now() + interval '24 days') $$, 'another proposal');
select tests.as_owner();
update deal_extensions set due_at = now() - interval '1 second' where id = tests.extension_id();
select throws_ok($$ select tests.answers_extension('Bob', 'agreed') $$, 'P0001',
  'The proposed deadline has passed. Propose a new one.');
select lives_ok($$ select tests.moves('Bob', 'bob', 'inspection', 'complete') $$, 'the inspection is done');
select throws_ok($$ select tests.answers_extension('Bob', 'agreed') $$, 'P0001',
  'This extension has already been answered.', 'its extension is void');

select is(tests.news_of('Tia'), 'milestone.declare earnest_money', 'other milestones are no news for a guest');
select tests.as_owner();
update deal_milestones set state = 'pending' where id = tests.milestone_id('earnest_money');
select tests.proposes('Bob', 'earnest_money', now() + interval '4 days');
select is(tests.news_of('Tia'), 'milestone.declare earnest_money', 'nor is a proposal');
select tests.answers_extension('Cal', 'agreed');
select is(tests.news_of('Tia'), 'milestone.declare earnest_money, extension.agreed earnest_money',
  'a deadline of earnest money that moved is');
select tests.as_owner();
select ok(private.concerns_guest('{earnest_money}', 'deadline.remind', 'earnest_money'), 'and that it''s due');
select ok(not private.concerns_guest('{documents}', 'deadline.remind', 'earnest_money'), 'but not without the right');
update deal_milestones set state = 'done' where id = tests.milestone_id('earnest_money');

-- Invitations -------------------------------------------------------------------------------------------

select throws_ok($$ select tests.invites('Jo', 'bob', 'Ann', 'title') $$, '42501', null, 'a partner can''t invite');
select throws_ok($$ select tests.invites('Tia', 'bob', 'Ann', 'title') $$, '42501', null, 'nor a guest');
select throws_ok($$ select tests.invites('Bob', 'bob', 'Ann', 'buyer') $$, '22023', null, 'there is one buyer');
select throws_ok($$ select tests.invites('Bob', 'bob', 'Ann', 'title', '{everything}') $$, '23514', null,
  'rights come from the list');
select tests.holds('Bob', $$ select public.invite_party(tests.deal_id('bob'), 'nowhere', 'X', 'title') $$,
    'fails 23514', 'an address is complete');
select throws_ok($$ select public.invite_party(tests.deal_id('bob'), 'x@tests.example', ' ', 'title') $$, 'P0001',
  'Enter a name and an email address.');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.invites('Bob', 'bob', 'Unconfirmed', 'attorney') $$, 'works', 'anyone can be invited'),
  ('Unconfirmed', $$ select from deals $$, 'no rows', 'an unverified address doesn''t open the deal'),
  ('Unconfirmed', $$ select from deal_parties $$, 'no rows', 'nor show the invitation'),
  ('Unconfirmed', $$ select from deal_invitations() $$, 'no rows', 'nor what it''s to'),
  ('Unconfirmed', $$ select tests.accepts('Unconfirmed', 'bob') $$, 'fails 42501', 'nor let them join'),
  ('owner', $$ select tests.verify_email('Unconfirmed') $$, null, null),
  ('Unconfirmed', $$ select count(*) from deal_parties $$, 'gives 1', 'verified, they see their invitation'),
  ('Unconfirmed', $$ select title from deal_invitations() $$, 'gives Brick ranch', 'and what it''s to'),
  ('Unconfirmed', $$ select from deals $$, 'no rows', 'but not the deal yet'),
  ('Unconfirmed', $$ select from deal_milestones $$, 'no rows', 'nor its milestones'),
  ('Cal', $$ select public.revoke_party(tests.party_id('bob', 'Unconfirmed')) $$, 'fails 42501',
    'the other side can''t revoke it'),
  ('Bob', $$ select public.revoke_party(tests.party_id('bob', 'Unconfirmed')) $$, 'works', 'the inviter can'),
  ('Bob', $$ select public.revoke_party(tests.party_id('bob', 'Unconfirmed')) $$, 'works', 'twice is once'),
  ('Bob', $$ select tests.accepts('Unconfirmed', 'bob') $$, 'fails 42501', 'a revoked invitation can''t be accepted'),
  ('Unconfirmed', $$ select from deal_parties $$, 'no rows', 'nor seen'),
  ('Unconfirmed', $$ select tests.accepts('Tia', 'bob') $$, 'works', 'joining twice is once'),
  ('Bob', $$ select public.revoke_party(tests.party_id('bob', 'Cal')) $$, 'fails 42501',
    'buyer and seller can''t be removed'),
  ('Bob', $$ select public.revoke_party(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'nor leave')
) as t (who, statement, outcome, rule);

-- What guests see ---------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.sees(member text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform tests.as_member(member);
  select concat_ws(' ',
    (select count(*) from public.deals), (select count(*) from public.deal_milestones),
    (select count(*) from public.offer_versions), (select count(*) from public.ledger_entries) > 0,
    (select count(*) from public.ledger_texts) > 0, (select count(*) from public.offers)
  ) into seen;
  return seen;
end;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.sees('Tia') $$, 'gives 1 5 0 f f 0',
    'without terms: deal and deadlines, but no terms, no ledger, no offer'),
  (null, $$ select from deals d, jsonb_object_keys(to_jsonb(d)) as field (name) where field.name ~
      'share|price|money' $$, 'no rows', 'and the deal itself has no figures'),
  (null, $$ tests.sees('Lou') $$, 'gives 1 5 1 f f 0', 'with terms: the accepted version, too'),
  (null, $$ tests.sees('Jo') $$, 'gives 1 5 1 t t 0', 'a JV partner: terms and ledger'),
  ('Tia', $$ select from notifications where kind = 'deal' and data::text ~ '95000' $$, 'no rows',
    'no amounts in notifications')
) as t (who, statement, outcome, rule);
select is(export_my_data() #> '{deals,0,terms}', 'null'::jsonb, 'the export of a guest without terms has none');
select tests.holds(who, statement, outcome, rule) from (values
  ('Jo', $$ export_my_data() #>> '{deals,0,terms,price}' $$, 'gives 95000', 'that of a JV partner has them'),
  ('Tia', $$ select public.set_party_rights(tests.party_id('bob', 'Tia'), '{terms}') $$, 'fails 42501',
    'a guest can''t give themselves rights'),
  ('Bob', $$ select public.set_party_rights(tests.party_id('bob', 'Tia'), '{terms}') $$, 'fails 42501',
    'nor the side that didn''t invite them'),
  ('Bob', $$ select public.set_party_rights(tests.party_id('bob', 'Jo'), '{terms}') $$, 'fails 42501',
    'a partner''s rights are fixed'),
  ('Cal', $$ select public.set_party_rights(tests.party_id('bob', 'Tia'), '{everything}') $$, 'fails 23514',
    'rights come from the list'),
  ('Cal', $$ select public.set_party_rights(tests.party_id('bob', 'Tia'), '{terms,documents}') $$, 'works',
    'the seller changes their guest''s rights'),
  ('Cal', $$ tests.sees('Tia') $$, 'gives 1 5 1 f f 0', 'now they see the terms'),
  (null, $$ select tests.moves('Tia', 'bob', 'earnest_money', 'confirm') $$, 'fails P0001',
    'and no longer confirm earnest money'),
  ('Tia', $$ select public.revoke_party(tests.party_id('bob', 'Tia')) $$, 'works', 'a guest leaves'),
  ('Tia', $$ tests.sees('Tia') $$, 'gives 0 0 0 f f 0', 'and sees nothing anymore'),
  (null, $$ select tests.invites('Bob', 'bob', 'Tia', 'title', '{documents}') $$, 'works',
    'the other side can invite them'),
  (null, $$ select tests.accepts('Tia', 'bob', 'Tia') $$, 'works', 'and they join again')
) as t (who, statement, outcome, rule);

-- Splits ------------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.split_id(name text) returns uuid language sql immutable
as $$ select md5('split ' || name)::uuid; $$;
/* A line by the shares of Cal, Bob, and Jo. */
create function tests.line(offer text, cents bigint, seller integer, buyer integer, partner integer default 0)
returns jsonb language sql as $$
  select jsonb_build_object('amount_cents', cents, 'shares', jsonb_strip_nulls(jsonb_build_object(
    tests.party_id(offer, 'Cal')::text, seller, tests.party_id(offer, 'Bob')::text, buyer,
    tests.party_id(offer, 'Jo')::text, nullif(partner, 0)
  )));
$$;
create function tests.splits(member text, name text, lines jsonb) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.propose_split(tests.split_id(name), tests.deal_id('bob'), lines);
  return null;
end;
$$;
create function tests.answers_split(member text, name text, answer text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.answer_split(tests.split_id(name), answer);
  return null;
end;
$$;
create function tests.split_state(name text) returns text language sql security definer
as $$ select state from public.deal_splits where id = tests.split_id(name); $$;
select is(private.split_cents(101, '{5000,5000}'), '{51,50}'::bigint[], 'the first of equal remainders gets the cent');
select is(private.split_cents(-100, '{3333,3333,3334}'), '{-33,-33,-34}'::bigint[], 'a loss is split like a profit');
select throws_ok($$ select private.split_cents(1, '{5000,5001}') $$, 'P0001', 'Shares must add up to 100%.');
select throws_ok($$ select private.split_cents(1, '{-1,10001}') $$, 'P0001', 'Shares must add up to 100%.');
select throws_ok($$ select tests.splits('Bob', 'a', jsonb_build_object('profit',
  tests.line('bob', 100, 5000, 4000))) $$,
  'P0001', 'Shares must add up to 100%.');
select throws_ok($$ select tests.splits('Bob', 'a', '{}') $$, 'P0001', 'Enter at least one amount to split.');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.splits('Bob', 'a', jsonb_build_object('profit', jsonb_build_object('amount_cents', 100, 'shares',
      jsonb_build_object(tests.party_id('bob', 'Tia')::text, 10000)))) $$,
    'fails: Only parties who have joined can have a share.', 'a guest has no share'),
  ($$ select tests.splits('Bob', 'a', jsonb_build_object('costs', tests.line('bob', -1, 5000, 5000))) $$, 'fails 23514',
    'only the profit can be negative'),
  ($$ select tests.splits('Bob', 'a', jsonb_build_object('profit', tests.line('bob', 1000001, 3333, 3333, 3334))) $$,
    'works', 'the buyer proposes'),
  ($$ select sum(amount_cents) from deal_split_shares where split_id = tests.split_id('a') $$, 'gives 1000001',
    'no cent is lost')
) as t (statement, outcome, rule);
select throws_ok($$ select tests.splits('Cal', 'b', jsonb_build_object('profit', tests.line('bob', 5, 5000, 5000))) $$,
  'P0001', 'Another split is waiting for answers. Withdraw or answer it first.');
select throws_ok($$ select tests.answers_split('Cal', 'a', 'withdrawn') $$, '42501', null,
  'only its proposer withdraws it');
select lives_ok($$ select tests.answers_split('Cal', 'a', 'approved') $$, 'the seller approves');
select lives_ok($$ select tests.answers_split('Cal', 'a', 'approved') $$, 'twice is once');
select lives_ok($$ select tests.answers_split('Jo', 'a', 'approved') $$, 'the partner approves');
select throws_ok($$ select tests.answers_split('Cal', 'a', 'declined') $$, 'P0001',
  'This proposal has already been settled.');
select tests.as_member('Bob');
select throws_ok($$ select public.revoke_party(tests.party_id('bob', 'Jo')) $$, 'P0001',
  'This partner has a share in the split. Agree on a split without them first.');
select lives_ok($$ select tests.splits('Cal', 'b', jsonb_build_object('profit', tests.line('bob', 900, 5000, 5000))) $$,
  'another split without the partner');
select lives_ok($$ select tests.answers_split('Bob', 'b', 'declined') $$, 'it can be declined');
select lives_ok($$ select tests.splits('Cal', 'c', jsonb_build_object('profit', tests.line('bob', 900, 5000, 5000))) $$,
  'proposed again');
select lives_ok($$ select tests.answers_split('Bob', 'c', 'approved') $$, 'the buyer approves');
select is(tests.split_state('c'), 'proposed', 'the partner without a share still has a say');
select lives_ok($$ select tests.answers_split('Jo', 'c', 'approved') $$, 'they approve');
select is(tests.split_state('c') || ' ' || tests.split_state('a'), 'agreed superseded', 'it replaces the first');
select lives_ok($$ select tests.splits('Cal', 'd', jsonb_build_object('profit', tests.line('bob', 700, 5000, 5000))) $$,
  'a third split');
select lives_ok($$ select tests.answers_split('Bob', 'd', 'approved') $$, 'the buyer approves it');
select tests.as_member('Bob');
select lives_ok($$ select public.revoke_party(tests.party_id('bob', 'Jo')) $$, 'now the partner can be removed');
select is(tests.split_state('d'), 'agreed', 'whose approval was the last one missing');
select is(tests.sees('Jo'), '0 0 0 f f 0', 'a removed partner sees nothing');
select tests.as_owner();
create function tests.sees_splits(member text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform tests.as_member(member);
  select concat_ws(' ', (select count(*) from public.deal_splits), (select count(*) from public.deal_split_lines) > 0,
    (select count(*) from public.deal_split_shares) > 0,
  (select count(*) from public.deal_split_approvals) > 0) into seen;
  return seen;
end;
$$;
select is(tests.sees_splits('Cal'), '4 t t t', 'the seller reads splits');
select is(tests.sees_splits('Lou'), '0 f f f', 'a guest with terms doesn''t');
select is(tests.sees_splits('Tia'), '0 f f f', 'nor one without');
select is(tests.sees_splits('Jo'), '0 f f f', 'nor a removed partner');

-- The agreed share --------------------------------------------------------------------------------------

select tests.offers('Ann', 'ann', 'jv', '{"jv_share_pct": 50}');
select tests.answers('Dee', 'ann', 'accept');
select tests.as_owner();
create function tests.ann_splits(seller integer, buyer integer) returns text language plpgsql as $$
begin
  perform tests.as_member('Ann');
  perform public.propose_split(gen_random_uuid(), tests.deal_id('ann'), jsonb_build_object('profit', jsonb_build_object(
    'amount_cents', 10001, 'shares', jsonb_build_object(
      tests.party_id('ann', 'Dee')::text, seller, tests.party_id('ann', 'Ann')::text, buyer))));
  return null;
end;
$$;
select throws_ok('select tests.ann_splits(4999, 5001)', 'P0001',
  'You agreed that the seller’s side gets 50% of the profit.');
select throws_ok('select tests.ann_splits(6000, 4000)', 'P0001',
  'You agreed that the seller’s side gets 50% of the profit.');
select lives_ok('select tests.ann_splits(5000, 5000)', 'the agreed share');
select tests.holds($$ select amount_cents from deal_split_shares h where h.party_id = tests.party_id('ann', 'Dee') $$,
    'gives 5001', 'the seller is first for a cent');

-- Deadlines ---------------------------------------------------------------------------------------------

select tests.as_owner();
select is(private.end_of_day('2026-11-01', 'America/Chicago'), '2026-11-02 06:00+00'::timestamptz,
  'the day daylight saving time ends has 25 hours');
select is(private.end_of_day('2026-11-01', 'America/Chicago') - private.end_of_day('2026-10-31', 'America/Chicago'),
  interval '25 hours', 'in all');
select is(private.end_of_day('2027-03-14', 'America/Chicago') - private.end_of_day('2027-03-13', 'America/Chicago'),
  interval '23 hours', 'the day it starts has 23');
select is(private.end_of_day('2026-12-31', 'Pacific/Honolulu'), '2027-01-01 10:00+00'::timestamptz, 'across the year');

select tests.as_owner();
create function tests.reminders(offer text) returns text language sql security definer as $$
  select coalesce(string_agg(kinds.kind || ' ' || kinds.times, ', ' order by kinds.kind), 'none')
  from (
    select e.kind, count(*) as times from public.ledger_entries e
    where e.offer_id = tests.offer_id(offer) and e.kind ~ '^deadline' group by e.kind
  ) as kinds;
$$;
create function tests.run_jobs() returns text language plpgsql as $$
begin
  perform tests.as_service();
  perform public.advance_deals();
  perform public.advance_deals();
  perform tests.as_owner();
  return '';
end;
$$;
select tests.run_jobs();
select is(tests.reminders('bob'), 'none', 'nothing is due yet');
/* Reminders of financing that is due in so long, and was agreed on 20 days ago. */
create function tests.with_left(left_over interval) returns text language plpgsql as $$
begin
  update public.deal_milestones set due_at = now() + left_over, changed_at = now() - interval '20 days',
    reminded_due_at = case when reminded_due_at is not null then now() + left_over end
  where id = tests.milestone_id('financing');
  return tests.run_jobs();
end;
$$;
select is(tests.with_left('5 days 1 minute') || tests.reminders('bob'), 'none', 'nor more than five days before');
select is(tests.with_left('5 days') || tests.reminders('bob'), 'deadline.remind 1', 'one reminder five days before');
select is(tests.with_left('3 days 1 minute') || tests.reminders('bob'), 'deadline.remind 1', 'none the day after');
select is(tests.with_left('3 days') || tests.reminders('bob'), 'deadline.remind 2', 'the second three days before');
select is(tests.with_left('25 hours') || tests.reminders('bob'), 'deadline.remind 2', 'none two days before');
select is(tests.with_left('23 hours') || tests.reminders('bob'), 'deadline.remind 3', 'and the last within a day');
update deal_milestones set due_at = now() - interval '1 minute' where id = tests.milestone_id('financing');
select tests.run_jobs();
select is(tests.reminders('bob'), 'deadline.miss 1, deadline.remind 3', 'a missed deadline, once');
select lives_ok($$ select tests.proposes('Bob', 'financing', now() + interval '20 hours') $$, 'a new deadline');
select lives_ok($$ select tests.answers_extension('Cal', 'agreed') $$, 'that is agreed');
select tests.run_jobs();
select is(tests.reminders('bob'), 'deadline.miss 1, deadline.remind 4', 'is reminded of again');
update deal_milestones set due_at = now() + interval '2 days' where id = tests.milestone_id('financing');
select tests.run_jobs();
select is(tests.reminders('bob'), 'deadline.miss 1, deadline.remind 4',
  'but not at once with more than a day left, as who agreed knows it');
select lives_ok($$ select tests.moves('Bob', 'bob', 'financing', 'complete') $$, 'once done');
select tests.as_owner();
update deal_milestones set due_at = now() - interval '1 minute' where id = tests.milestone_id('financing');
select tests.run_jobs();
select is(tests.reminders('bob'), 'deadline.miss 1, deadline.remind 4', 'nothing is missed');

-- Blocked and suspended ---------------------------------------------------------------------------------

select tests.as_member('Ann');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Dee'));
select is((select state from deals where id = tests.deal_id('ann')), 'open', 'a block doesn''t end a deal');
select lives_ok($$ select tests.moves('Ann', 'ann', 'earnest_money', 'declare') $$, 'nor keep it from going on');
select ok(tests.steps_of('Dee') > 0, 'the other side still hears of it');
select tests.holds('Staff', $$ select moderate('suspend', 'profile', tests.user_id('Ann'), 'Spam', until => now() +
      interval '1 day') $$, 'works', 'the buyer is suspended');
select throws_ok($$ select tests.moves('Ann', 'ann', 'inspection', 'complete') $$, null, null,
  'a suspended buyer can''t act');
select tests.as_member('Ann');
select is((select count(*) from deals where id = tests.deal_id('ann')), 1::bigint, 'but still reads the deal');
select lives_ok($$ select tests.moves('Dee', 'ann', 'earnest_money', 'confirm') $$, 'and the other side still acts');

-- Closing -----------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.closes(member text, offer text, price bigint, day date) returns boolean language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.confirm_closing(tests.deal_id(offer), price, day);
end;
$$;
create function tests.today() returns date language sql as $$ select (now() at time zone 'America/Chicago')::date; $$;
select throws_ok($$ select tests.closes('Tia', 'bob', 95000, tests.today()) $$, '42501', null, 'a guest can''t close');
select throws_ok($$ select tests.closes('Bob', 'bob', 95000, tests.today() + 1) $$, 'P0001',
  'Choose a closing date between the day the offer was accepted and today.');
select throws_ok($$ select tests.closes('Bob', 'bob', 95000, tests.today() - 1) $$, 'P0001',
  'Choose a closing date between the day the offer was accepted and today.');
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select tests.closes('Bob', 'bob', 0, tests.today()) $$, 'fails 23514', 'a price is positive'),
  (null, $$ tests.closes('Bob', 'bob', 95000, tests.today()) $$, 'gives false', 'one side isn''t enough'),
  (null, $$ tests.closes('Cal', 'bob', 94000, tests.today()) $$, 'gives false', 'nor two that differ'),
  ('Lou', $$ select count(*) from deal_closings $$, 'gives 2', 'a guest with terms sees them'),
  ('Tia', $$ select from deal_closings $$, 'no rows', 'one without doesn''t'),
  ('Tia', $$ tests.closes('Cal', 'bob', 95000, tests.today()) $$, 'gives true', 'the same numbers close the deal'),
  ('owner', $$ select o.state || ' ' || o.end_reason from offers o where o.id = tests.offer_id('eve') $$,
    'gives canceled listing_sold', 'other offers are canceled'),
  ('owner', $$ tests.ledger('bob') @> array['buyer closing.confirm', 'seller closing.confirm', 'system deal.close'] $$,
    'gives true', 'and recorded')
) as t (who, statement, outcome, rule);
select is(
  (select n.data - '{deal_id,title,time_zone,access_ends_at,by}'::text[] from notifications n
    where n.user_id = tests.user_id('Tia') and n.data ->> 'step' = 'closed'),
  '{"step": "closed"}', 'a guest without terms hears that it closed, without figures'
);
select throws_ok($$ select tests.closes('Bob', 'bob', 1, tests.today()) $$, 'P0001', 'This deal is closed.');
select is(tests.sees('Lou'), '1 5 1 f f 0', 'a closed deal stays readable');

-- Account deletion --------------------------------------------------------------------------------------

select tests.invites('Dee', 'ann', 'Tia', 'attorney');
-- Across the block, the inviter's words for them aren't kept.
select tests.accepts('Tia', 'ann', 'Attorney');
select tests.as_owner();
delete from notifications where user_id = tests.user_id('Tia');
delete from auth.users where id = tests.user_id('Dee');
select is(tests.news_of('Tia'), 'deal.fall_through', 'a guest without rights hears that a deal fell through');
select is((select d.state || ' ' || d.end_reason from deals d where d.id = tests.deal_id('ann')),
  'fell_through account_deleted', 'a deal falls through when a side deletes their account');
select is((select count(*) from deal_parties p where p.deal_id = tests.deal_id('ann') and p.name = 'Dee'), 1::bigint,
  'the other side keeps their name');
select is((select count(*) from deal_splits s where s.deal_id = tests.deal_id('ann') and s.state = 'proposed'),
  0::bigint, 'open proposals are withdrawn');
select tests.as_member('Ann');
select is((select state from deals where id = tests.deal_id('ann')), 'fell_through', 'the other side keeps the deal');
select isnt_empty($$ select from ledger_entries where offer_id = tests.offer_id('ann') $$, 'and its record');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Lou');
select is((select d.state from deals d where d.id = tests.deal_id('bob')), 'closed',
  'a guest''s deletion changes nothing');

select * from finish();
rollback;
