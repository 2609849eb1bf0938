-- Review by staff: who waits and until when, who reads, who decides, and what a decision is worth when the listing changes.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user('Second', staff => true);

create function tests.review(name text) returns public.listing_reviews language sql
as $$ select r from public.listing_reviews r where r.property_id = tests.listing_id(name) order by r.requested_at desc, r.id desc limit 1; $$;
-- decision and 'due' or 'no hurry' of the last review; null where there is none.
create function tests.standing(name text) returns text language sql
as $$
  select coalesce(r.decision, 'waits') || case when r.due_at is null then ', no hurry' else ', due' end
  from tests.review(name) r where r.id is not null;
$$;
create function tests.verified(name text) returns boolean language sql
as $$ select verified from public.properties where id = tests.listing_id(name); $$;
create function tests.decide(name text, decision text, reason text default null, seen timestamptz default null) returns void language sql
as $$ select public.decide_listing_review((tests.review(name)).id, decision, reason, seen); $$;
-- In staff's name and back; the test stands for the machine in between.
create function tests.staff_decide(name text, decision text, reason text default null) returns void language plpgsql
as $$
begin
  perform tests.as_member('Staff');
  perform tests.decide(name, decision, reason);
  perform tests.as_owner();
end;
$$;

-- Who waits ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('anns', 'Ann') $$, 'a free member posts');
select is(tests.standing('anns'), 'waits, no hurry', 'and waits for staff');
select row_eq(
  $$ select decision, reason, reviewer_id, decided_at, moved_at from tests.review('anns') $$,
  row (null::text, null::text, null::uuid, null::timestamptz, null::timestamptz), 'undecided'
);
select tests.as_member('Basic');
select lives_ok($$ select tests.post_listing('basics', 'Basic') $$, 'a basic member');
select is(tests.standing('basics'), 'waits, no hurry', 'waits alike');
select tests.as_member('Pro');
select lives_ok($$ select tests.post_listing('pros', 'Pro') $$, 'a pro');
select is(tests.standing('pros'), 'waits, due', 'has a time by when');
select is((select due_at from tests.review('pros')), now() + interval '24 hours', 'in 24 hours');
select tests.as_member('Closer');
select lives_ok($$ select tests.post_listing('closers', 'Closer') $$, 'a closer');
select is((select due_at from tests.review('closers')), now() + interval '24 hours', 'too');
select tests.as_member('Partner');
select lives_ok($$ select tests.post_listing('partners', 'Partner') $$, 'a partner');
select is(tests.standing('partners'), null, 'does not wait');
select is(tests.verified('partners'), true, 'and is verified');
select throws_ok($$ select request_listing_review(tests.listing_id('partners')) $$, '42501', null, 'there is nothing to ask for');

-- Who reads --------------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select from listing_reviews $$, '42501', null, 'a visitor reads no review');
select tests.as_member('Ann');
select is((select array_agg(property_id) from listing_reviews), array[tests.listing_id('anns')], 'an owner reads those of their listings and no other');
do $$
declare
  who text;
begin
  create temp table read (who text, reviews int) on commit drop;
  grant insert on read to authenticated;
  foreach who in array array['Bob', 'Unconfirmed', 'Partner', 'Hidden'] loop
    perform tests.as_member(who);
    insert into read select who, count(*) from public.listing_reviews;
  end loop;
  perform tests.as_owner();
end;
$$;
select is(reviews, 0, who || ' reads none') from read;
select tests.as_member('Staff');
select is((select count(*)::int from listing_reviews), 4, 'staff read all');
select is_empty($$ select r.id from listing_reviews r left join properties p on p.id = r.property_id where p.id is null $$, 'with their listings');

-- Who decides ------------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select decide_listing_review(tests.user_id('x'), 'approved') $$, '42501', null, 'a visitor decides nothing');
select throws_ok($$ select request_listing_review(tests.listing_id('anns')) $$, '42501', null, 'asks for nothing');
select throws_ok($$ select own_listing_counts() $$, '42501', null, 'and has no listings to count');
select tests.as_member('Ann');
select throws_ok($$ select tests.decide('anns', 'approved') $$, '42501', 'Only staff review listings', 'nor an owner');
select throws_ok($$ select private.decide_review(tests.user_id('x'), 'approved', null, null) $$, '42501', 'Only staff review listings', 'also not by the back door');
select throws_ok(
  $$ insert into listing_reviews (property_id, decision, decided_at) values (tests.listing_id('anns'), 'approved', now()) $$, '42501', null,
  'nobody writes a review by hand'
);
select throws_ok($$ update listing_reviews set decision = 'approved', decided_at = now() $$, '42501', null, 'changes one');
select throws_ok($$ delete from listing_reviews $$, '42501', null, 'or removes one');
select throws_ok($$ update properties set verified = true where id = tests.listing_id('anns') $$, '42501', null, 'nobody verifies a listing by hand');
select tests.as_member('Partner');
select throws_ok($$ select tests.decide('anns', 'approved') $$, '42501', null, 'a partner does not decide');
select tests.as_member('Closer');
select throws_ok($$ select decide_listing_review((tests.review('closers')).id, 'approved') $$, '42501', null, 'nor a closer');
select tests.as_service();
select throws_ok($$ select decide_listing_review((tests.review('anns')).id, 'approved') $$, '42501', null, 'nor a machine: a decision is somebody''s');
select tests.as_member('Staff');
select throws_ok($$ update listing_reviews set decision = 'approved', decided_at = now() $$, '42501', null, 'staff decide by the function only');
select throws_ok($$ delete from listing_reviews $$, '42501', null, 'and remove nothing');
select throws_ok($$ select tests.decide('anns', 'maybe') $$, '22023', null, 'there are two decisions');
select throws_ok($$ select tests.decide('anns', null) $$, '22023', null, 'none is none');
select throws_ok(format($$ select tests.decide('anns', 'returned', %L) $$, reason), '22023', 'Give the poster a reason', 'a return says why')
from unnest(array[null, '', '   ', E'\n\t ']) as reason;
select throws_ok($$ select tests.decide('anns', 'returned', repeat('r', 1001)) $$, '23514', null, 'in at most 1,000 characters');
select throws_ok($$ select decide_listing_review(tests.user_id('x'), 'approved') $$, 'P0001', null, 'what is not there is not decided');
select throws_ok($$ select decide_listing_review(null, 'approved') $$, 'P0001', null, 'nor is nothing');
select is(tests.standing('anns'), 'waits, no hurry', 'after all that the listing waits');
select is(tests.verified('anns'), false, 'unverified');
select throws_ok(
  $$ select tests.decide('anns', 'approved', seen => now() - interval '1 second') $$, 'P0001', 'The listing was edited meanwhile. Look at it again.',
  'who has seen an earlier state decides nothing'
);

-- Their own ----------------------------------------------------------------------------------------------

select lives_ok($$ select tests.post_listing('staffs', 'Staff') $$, 'staff post');
select throws_ok($$ select tests.decide('staffs', 'approved') $$, '42501', null, 'and do not approve their own');
select throws_ok($$ select tests.decide('staffs', 'returned', 'Mine') $$, '42501', null, 'nor return it');
select tests.as_member('Second');
select lives_ok($$ select tests.decide('staffs', 'approved') $$, 'another of staff does');

-- Approved and returned ------------------------------------------------------------------------------------

select lives_ok($$ select tests.decide('anns', 'approved', 'A reason nobody asked for', now()) $$, 'staff approve');
select row_eq(
  $$ select decision, reason, reviewer_id, decided_at is not null from tests.review('anns') $$,
  row ('approved'::text, null::text, tests.user_id('Second'), true), 'which is signed and dated'
);
select is(tests.verified('anns'), true, 'the listing is verified');
select is(tests.verified('basics'), false, 'others are not');
select tests.as_member('Staff');
select throws_ok($$ select tests.decide('anns', 'returned', 'No') $$, 'P0001', 'This request was decided already, or is gone.', 'nobody decides again');
select throws_ok($$ select tests.decide('anns', 'approved') $$, 'P0001', null, 'the same way neither');
select is(tests.verified('anns'), true, 'it stays verified');
select lives_ok($$ select tests.decide('basics', 'returned', E'  The address does not exist. \n') $$, 'staff return another');
select is((tests.review('basics')).reason, 'The address does not exist.', 'with a reason');
select is(tests.verified('basics'), false, 'it is not verified');
select lives_ok($$ select tests.decide('closers', 'returned', repeat('r', 1000)) $$, 'a reason may be long');
select tests.as_member('Basic');
select is((select reason from listing_reviews), 'The address does not exist.', 'its owner reads why');
select row_eq($$ select active, paused, sold, returned from own_listing_counts() $$, row (1, 0, 0, 1), 'and is told that one was returned');
select lives_ok($$ select request_listing_review(tests.listing_id('basics')) $$, 'and asks again');
select is(tests.standing('basics'), 'waits, no hurry', 'so it waits again');
select is((select count(*)::int from listing_reviews), 2, 'the first answer is kept');
select lives_ok($$ select request_listing_review(tests.listing_id('basics')) $$, 'asked twice');
select is((select count(*)::int from listing_reviews), 2, 'it waits once');
select row_eq($$ select active, paused, sold, returned from own_listing_counts() $$, row (1, 0, 0, 0), 'and is not told again');
select throws_ok($$ select request_listing_review(tests.listing_id('pros')) $$, '42501', null, 'nobody asks for another''s listing');
select throws_ok($$ select private.request_review(tests.listing_id('pros')) $$, '42501', null, 'also not by the back door');
select throws_ok($$ select request_listing_review(tests.listing_id('unknown')) $$, '42501', null, 'nor for one that is not there');
select tests.as_member('Ann');
select throws_ok($$ select request_listing_review(tests.listing_id('anns')) $$, '42501', null, 'nor for one that is verified');
select tests.as_member('Closer');
select lives_ok($$ select request_listing_review(tests.listing_id('closers')) $$, 'a paid member who asks again');
select is((tests.review('closers')).due_at, now() + interval '24 hours', 'has 24 hours again');

-- A listing that moves ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ update properties set title = 'Other words', price = 1, description = 'New.', address = address where id = tests.listing_id('anns') $$, 'an edit');
select is(tests.verified('anns'), true, 'leaves what was approved');
select lives_ok(format($$ update properties set %s where id = tests.listing_id('anns') $$, move), 'a move: ' || move)
from unnest(array['address = ''14 Oak St''']) as move;
select is(tests.verified('anns'), false, 'does not');
select is(tests.standing('anns'), 'waits, no hurry', 'and waits anew');
select isnt((select moved_at from listing_reviews where decision = 'approved'), null, 'the approval says that it is past');
select lives_ok($$ update properties set address = '12 Oak St' where id = tests.listing_id('anns') $$, 'moving back');
select is(tests.verified('anns'), false, 'does not bring it back');
select is((select count(*)::int from listing_reviews), 2, 'nor ask twice');
select tests.as_owner();
create function tests.moves(field text, value text) returns text language plpgsql
as $$
begin
  if tests.standing('anns') like 'waits%' then perform tests.staff_decide('anns', 'approved'); end if;
  perform tests.as_member('Ann');
  execute format('update public.properties set %I = %L where id = tests.listing_id(''anns'')', field, value);
  perform tests.as_owner();
  return tests.verified('anns') || ' ' || tests.standing('anns');
end;
$$;
select is(tests.moves(field, value), 'false waits, no hurry', 'another ' || field || ' is a move')
from (values
  ('address', '1 Elm St'), ('city', 'Yonkers'), ('state', 'NJ'), ('zip', '89501'), ('county', 'Kings'), ('latitude', '35.5'), ('longitude', '-90.5'),
  ('property_type', 'Land'), ('off_market_contract', 'true')
) as moved (field, value);
select is(tests.moves(field, value), 'true approved, no hurry', 'but not another ' || field)
from (values ('title', 'Better said'), ('price', '77'), ('latitude', '35.52')) as touched (field, value);
select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('fresh', 'Ann') $$, 'a listing that waits');
select lives_ok($$ update properties set address = '99 Elm St' where id = tests.listing_id('fresh') $$, 'and moves meanwhile');
select is((select count(*)::int from listing_reviews where property_id = tests.listing_id('fresh')), 1, 'waits once');
select lives_ok($$ update properties set status = 'paused' where id = tests.listing_id('fresh') $$, 'a paused one');
select tests.as_member('Staff');
select lives_ok($$ select tests.decide('fresh', 'approved') $$, 'is reviewed all the same');
select tests.as_member('Partner');
select lives_ok($$ update properties set address = '5 Elm St' where id = tests.listing_id('partners') $$, 'a partner''s that moves');
select is(tests.verified('partners'), true, 'stays verified');
select is(tests.standing('partners'), null, 'and does not wait');

-- A tier that changes --------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.set_tier(name text, tier text) returns void language sql
as $$ update public.users set membership_tier = tier where id = tests.user_id(set_tier.name); $$;
select tests.create_user('Mover');
select tests.create_listing('waiting', 'Mover');
select tests.create_listing('approved', 'Mover');
select tests.create_listing('returned', 'Mover');
select tests.staff_decide('approved', 'approved');
select tests.staff_decide('returned', 'returned', 'No.');
create function tests.movers() returns text language sql
as $$
  select string_agg(name || ' ' || case when tests.verified(name) then 'verified ' else '' end || coalesce(tests.standing(name), 'never'), '; ' order by at)
  from unnest(array['waiting', 'approved', 'returned']) with ordinality as l (name, at);
$$;
select is(tests.movers(), 'waiting waits, no hurry; approved verified approved, no hurry; returned returned, no hurry', 'a free member''s three');
select tests.set_tier('Mover', 'pro');
select is((tests.review('waiting')).due_at, now() + interval '24 hours', 'raised to pro: what waits has 24 hours from then');
select is(tests.movers(), 'waiting waits, due; approved verified approved, no hurry; returned returned, no hurry', 'and nothing else changes');
update listing_reviews set due_at = now() - interval '1 hour' where property_id = tests.listing_id('waiting');
select tests.set_tier('Mover', 'closer');
select is((tests.review('waiting')).due_at, now() - interval '1 hour', 'another paid tier starts no new clock');
select tests.set_tier('Mover', 'basic');
select is(tests.movers(), 'waiting waits, no hurry; approved verified approved, no hurry; returned returned, no hurry', 'an unpaid one stops it');
select tests.set_tier('Mover', 'partner');
select is(tests.movers(), 'waiting verified never; approved verified approved, no hurry; returned verified returned, no hurry', 'a partner''s are verified; none waits');
select tests.set_tier('Mover', 'pro');
select is(tests.movers(), 'waiting waits, due; approved verified approved, no hurry; returned waits, due', 'who leaves partner keeps what was approved; the others wait');
select tests.set_tier('Mover', 'partner');
update properties set address = '77 New St' where id = tests.listing_id('approved');
select tests.set_tier('Mover', 'free');
select is(tests.movers(), 'waiting waits, no hurry; approved waits, no hurry; returned waits, no hurry', 'but not where it moved as a partner''s');
select is((select count(*)::int from listing_reviews where property_id in (tests.listing_id('pros'), tests.listing_id('partners'))), 1, 'others'' stay as they are');

-- What goes ------------------------------------------------------------------------------------------------

delete from properties where id = tests.listing_id('returned');
select is_empty($$ select from listing_reviews where property_id = tests.listing_id('returned') $$, 'a listing takes its reviews along');
delete from auth.users where id = tests.user_id('Second');
select is((select count(*)::int from listing_reviews where property_id = tests.listing_id('anns') and reviewer_id is null and decision is not null), 1, 'a reviewer who leaves leaves the decision');
select throws_ok(
  format($$ insert into listing_reviews (property_id, decision, reason, decided_at) values (tests.listing_id('partners'), %s) $$, bad), '23514', null, 'no review is ' || bad
) from unnest(array['''approved'', null, null', '''returned'', null, now()', '''approved'', ''R'', now()', 'null, null, now()', 'null, ''R'', null', '''returned'', '' '', now()']) as bad;

select * from finish();
rollback;
