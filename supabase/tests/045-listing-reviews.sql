-- Staff review of listings: which listings need one and by when, who
-- reads and decides, and what edits and tier changes do to a decision.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Second', staff => true);

create function tests.review(name text) returns public.listing_reviews language sql
as $$
  select r
  from public.listing_reviews r
  where r.property_id = tests.listing_id(name)
  order by r.requested_at desc, r.id desc
  limit 1;
$$;
-- The decision of the latest review and whether it has a deadline; null without a review.
create function tests.review_status(name text) returns text language sql
as $$
  select coalesce(r.decision, 'pending') || case when r.due_at is null then ', no deadline' else ', due' end
  from tests.review(name) r where r.id is not null;
$$;
create function tests.verified(name text) returns boolean language sql
as $$ select verified from public.properties where id = tests.listing_id(name); $$;
create function tests.decide(
  name text, decision text, reason text default null, if_unmodified_since timestamptz default null
) returns void language sql
as $$ select public.decide_listing_review((tests.review(name)).id, decision, reason, if_unmodified_since); $$;
-- Decides as staff, then returns to the database owner.
create function tests.staff_decide(name text, decision text, reason text default null) returns void language plpgsql
as $$
begin
  perform tests.as_member('Staff');
  perform tests.decide(name, decision, reason);
  perform tests.as_owner();
end;
$$;

-- Which listings need review ----------------------------------------------------------------------

select tests.holds('Ann', $$ select tests.post_listing('anns', 'Ann') $$, 'works', 'a free member can post a listing');
select tests.holds($$ tests.review_status('anns') $$, 'gives pending, no deadline',
    'a free member''s listing is pending without a deadline');
select tests.holds(who, statement, outcome, rule) from (values
  ('Basic', $$ select tests.post_listing('basics', 'Basic') $$, 'works', 'a basic member can post a listing'),
  ('Pro', $$ select tests.post_listing('pros', 'Pro') $$, 'works', 'a pro member can post a listing'),
  ('Pro', $$ tests.review_status('pros') $$, 'gives pending, due', 'a pro member''s listing is pending with a deadline')
) as t (who, statement, outcome, rule);
select is((select due_at from tests.review('pros')), now() + interval '24 hours',
  'a pro member''s review is due in 24 hours');
select tests.as_member('Closer');
select lives_ok($$ select tests.post_listing('closers', 'Closer') $$, 'a closer member can post a listing');
select tests.as_member('Partner');
select lives_ok($$ select tests.post_listing('partners', 'Partner') $$, 'a partner member can post a listing');
select is(tests.review_status('partners'), null, 'a partner member''s listing doesn''t need review');
select is(tests.verified('partners'), true, 'a partner member''s listing is verified');
select tests.holds($$ select request_listing_review(tests.listing_id('partners')) $$, 'fails 42501',
    'a partner member can''t request review of a verified listing');

-- Who can read reviews ----------------------------------------------------------------------------
select tests.as_member('Ann');
select is((select array_agg(property_id) from listing_reviews), array[tests.listing_id('anns')],
  'an owner can read only the reviews of their own listings');
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
select is(reviews, 0, who || ' can''t read any reviews') from read;
select tests.holds('Staff', $$ select count(*)::int from listing_reviews $$, 'gives 4', 'staff can read all reviews');
select tests.holds($$ select r.id from listing_reviews r left join properties p on p.id = r.property_id where p.id is
      null $$, 'no rows', 'staff can read the listing of every review');

-- Who can decide ----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.decide('anns', 'approved') $$, 'fails 42501: Only reviewers can review listings',
    'an owner can''t decide the review of their own listing'),
  ('service', $$ select decide_listing_review((tests.review('anns')).id, 'approved') $$, 'fails 42501',
    'the service role can''t decide a review, because a decision needs a reviewer'),
  ('Staff', $$ select tests.decide('anns', 'maybe') $$, 'fails 22023', 'an unknown decision is rejected'),
  ('Staff', $$ select tests.decide('anns', null) $$, 'fails 22023', 'a null decision is rejected')
) as t (who, statement, outcome, rule);
select throws_ok(format($$ select tests.decide('anns', 'returned', %L) $$, reason), '22023', 'Give the seller a reason',
  'returning a listing requires a reason') from unnest(array[null, '', '   ', E'\n\t ']) as reason;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.decide('anns', 'returned', repeat('r', 1001)) $$, 'fails 23514',
    'a reason can''t be longer than 1,000 characters'),
  ($$ select decide_listing_review(tests.user_id('x'), 'approved') $$, 'fails P0001',
    'deciding an unknown review raises an error'),
  ($$ tests.review_status('anns') $$, 'gives pending, no deadline', 'the rejected decisions left the review pending'),
  ($$ select tests.decide('anns', 'approved', if_unmodified_since => now() - interval '1 second') $$,
    'fails: The listing was edited since you opened it. Review it again.',
    'staff can''t decide on an outdated version of the listing')
) as t (statement, outcome, rule);

-- Staff listings ----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ select tests.post_listing('staffs', 'Staff') $$, 'works', 'staff can post a listing'),
  ('Staff', $$ select tests.decide('staffs', 'approved') $$, 'fails 42501', 'staff can''t approve their own listing'),
  ('Staff', $$ select tests.decide('staffs', 'returned', 'Mine') $$, 'fails 42501',
    'staff can''t return their own listing'),
  ('Second', $$ select tests.decide('staffs', 'approved') $$, 'works',
    'another staff member can approve a staff listing')
) as t (who, statement, outcome, rule);

-- Approving and returning -------------------------------------------------------------------------

select tests.holds($$ select tests.decide('anns', 'approved', 'A reason of no use', now()) $$, 'works',
    'staff can approve a listing');
select row_eq($$ select decision, reason, reviewer_id, decided_at is not null from tests.review('anns') $$,
  row ('approved'::text, null::text, tests.user_id('Second'), true),
  'an approval records the reviewer and date and drops the reason');
select tests.holds(who, statement, outcome, rule) from (values
  ('Second', $$ tests.verified('anns') $$, 'gives true', 'an approved listing is verified'),
  ('Staff', $$ select tests.decide('anns', 'approved') $$, 'fails P0001', 'a decided review can''t be approved again'),
  ('Staff', $$ select tests.decide('basics', 'returned', E'  The address does not exist. \n') $$, 'works',
    'staff can return a listing'),
  ('Staff', $$ (tests.review('basics')).reason $$, 'gives The address does not exist.', 'the reason is trimmed'),
  ('Staff', $$ tests.verified('basics') $$, 'gives false', 'a returned listing isn''t verified'),
  ('Basic', $$ select reason from listing_reviews $$, 'gives The address does not exist.',
    'the owner can read why the listing was returned'),
  ('Basic', $$ select active, under_contract, paused, held, removed, sold, returned from own_listing_counts() $$,
    'gives (1,0,0,0,0,0,1)',
    'the owner''s counts include the returned listing'),
  ('Basic', $$ select request_listing_review(tests.listing_id('basics')) $$, 'works',
    'the owner can request another review'),
  ('Basic', $$ tests.review_status('basics') $$, 'gives pending, no deadline', 'a listing submitted again is pending'),
  ('Basic', $$ select count(*)::int from listing_reviews $$, 'gives 2', 'the first decision is kept'),
  ('Basic', $$ select count(*)::int from listing_reviews $$, 'gives 2',
    'requesting review twice creates only one pending review'),
  ('Basic', $$ select active, under_contract, paused, held, removed, sold, returned from own_listing_counts() $$,
    'gives (1,0,0,0,0,0,0)',
    'a resubmitted listing is no longer counted as returned'),
  ('owner', $$ update properties set status = 'paused', removed_at = now(), held_at = now(),
    sales_status = 'active' where id = tests.listing_id('basics') $$, null, null),
  ('Basic', $$ select active, under_contract, paused, held, removed, sold, returned from own_listing_counts() $$,
    'gives (0,0,0,1,0,0,0)', 'a held listing isn''t counted as paused'),
  ('owner', $$ update properties set held_at = null where id = tests.listing_id('basics') $$, null, null),
  ('Basic', $$ select active, under_contract, paused, held, removed, sold, returned from own_listing_counts() $$,
    'gives (0,0,0,0,1,0,0)', 'nor is one that was taken down'),
  ('owner', $$ update properties set status = 'active', removed_at = null, held_at = null,
    sales_status = null where id = tests.listing_id('basics') $$, null, null),
  ('Ann', $$ select request_listing_review(tests.listing_id('anns')) $$, 'fails 42501',
    'an owner can''t request review of a verified listing'),
  ('Closer', $$ select request_listing_review(tests.listing_id('closers')) $$, 'works',
    'a closer member can request another review')
) as t (who, statement, outcome, rule);
select is((tests.review('closers')).due_at, now() + interval '24 hours',
  'a closer member''s second review is due in 24 hours');

-- Edits that require another review; 046-verified-edits.sql has the rules -------------------------

select tests.as_member('Ann');
select lives_ok(format($$ update properties set %s where id = tests.listing_id('anns') $$, move),
  'the owner can change an approved listing: ' || move) from unnest(array['address = ''14 Oak St''']) as move;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.verified('anns') $$, 'gives false', 'changing the address removes the badge'),
  ($$ tests.review_status('anns') $$, 'gives pending, no deadline', 'changing the address starts a new review'),
  ($$ (select moved_at from listing_reviews where decision = 'approved') is not null $$, 'gives true',
    'the approval records when the address changed'),
  ($$ update properties set address = '12 Oak St' where id = tests.listing_id('anns') $$, 'works',
    'the owner can change the address back'),
  ($$ tests.verified('anns') $$, 'gives false', 'changing the address back doesn''t restore the badge'),
  ($$ select count(*)::int from listing_reviews $$, 'gives 2',
    'changing the address twice creates only one pending review')
) as t (statement, outcome, rule);
select tests.as_owner();
create function tests.moves(field text, value text) returns text language plpgsql
as $$
begin
  if tests.review_status('anns') like 'pending%' then perform tests.staff_decide('anns', 'approved'); end if;
  perform tests.as_member('Ann');
  execute format('update public.properties set %I = %L where id = tests.listing_id(''anns'')', field, value);
  perform tests.as_owner();
  return tests.verified('anns') || ' ' || tests.review_status('anns');
end;
$$;
select is(tests.moves(field, value), 'false pending, no deadline', 'changing ' || field || ' requires another review')
from (values
  ('address', '1 Elm St'), ('city', 'Yonkers'), ('state', 'NJ'), ('zip', '89501'), ('county', 'Kings'),
  ('latitude', '35.5'), ('longitude', '-90.5'), ('property_type', 'Land'), ('off_market_contract', 'true')
) as moved (field, value);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.post_listing('fresh', 'Ann') $$, 'works', 'a member can post another listing'),
  ('Ann', $$ update properties set address = '99 Elm St' where id = tests.listing_id('fresh') $$, 'works',
    'the owner can change the address of a pending listing'),
  ('Ann', $$ select count(*)::int from listing_reviews where property_id = tests.listing_id('fresh') $$, 'gives 1',
    'changing the address of a pending listing doesn''t add a review'),
  ('Ann', $$ update properties set status = 'paused' where id = tests.listing_id('fresh') $$, 'works',
    'the owner can pause a pending listing'),
  ('Staff', $$ select tests.decide('fresh', 'approved') $$, 'works', 'staff can approve a paused listing'),
  ('Partner', $$ update properties set address = '5 Elm St' where id = tests.listing_id('partners') $$, 'works',
    'a partner member can change a listing''s address'),
  ('Partner', $$ tests.verified('partners') $$, 'gives true',
    'a partner member''s listing stays verified after an address change')
) as t (who, statement, outcome, rule);

-- Tier changes ------------------------------------------------------------------------------------

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
  select string_agg(
    name || ' ' || case when tests.verified(name) then 'verified ' else '' end
      || coalesce(tests.review_status(name), 'never'),
    '; ' order by at
  )
  from unnest(array['waiting', 'approved', 'returned']) with ordinality as l (name, at);
$$;
select tests.set_tier('Mover', 'pro');
select is((tests.review('waiting')).due_at, now() + interval '24 hours',
  'upgrading to pro gives pending reviews a 24-hour deadline');
select tests.holds($$ tests.movers() $$,
    'gives waiting pending, due; approved verified approved, no deadline; returned returned, no deadline',
    'upgrading to pro leaves decided reviews unchanged');
update listing_reviews set due_at = now() - interval '1 hour' where property_id = tests.listing_id('waiting');
select tests.set_tier('Mover', 'closer');
select is((tests.review('waiting')).due_at, now() - interval '1 hour', 'moving between paid tiers keeps the deadline');
select tests.set_tier('Mover', 'basic');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.movers() $$,
    'gives waiting pending, no deadline; approved verified approved, no deadline; returned returned, no deadline',
    'moving to an unpaid tier removes the deadline'),
  ($$ select tests.set_tier('Mover', 'partner') $$, null, null),
  ($$ tests.movers() $$,
    'gives waiting verified never; approved verified approved, no deadline; returned verified returned, no deadline',
    'moving to partner verifies every listing and closes pending reviews'),
  ($$ select tests.set_tier('Mover', 'pro') $$, null, null),
  ($$ tests.movers() $$, 'gives waiting pending, due; approved verified approved, no deadline; returned pending, due',
    'leaving partner keeps approved listings verified and reopens review of the others'),
  ($$ select tests.set_tier('Mover', 'partner') $$, null, null),
  ($$ update properties set address = '77 New St' where id = tests.listing_id('approved') $$, null, null),
  ($$ select tests.set_tier('Mover', 'free') $$, null, null),
  ($$ tests.movers() $$,
    'gives waiting pending, no deadline; approved pending, no deadline; returned pending, no deadline',
    'leaving partner reopens review of an approved listing whose address changed'),
  ($$ select count(*)::int from listing_reviews where property_id in (tests.listing_id('pros'),
      tests.listing_id('partners')) $$, 'gives 1', 'a tier change leaves other members'' reviews unchanged')
) as t (statement, outcome, rule);

-- Deletion ----------------------------------------------------------------------------------------

delete from properties where id = tests.listing_id('returned');
select tests.holds($$ select from listing_reviews where property_id = tests.listing_id('returned') $$, 'no rows',
    'deleting a listing deletes its reviews');
delete from auth.users where id = tests.user_id('Second');
select tests.holds($$ select count(*)::int from listing_reviews where property_id = tests.listing_id('anns') and
      reviewer_id is null and decision is not null $$, 'gives 1',
    'deleting a reviewer''s account keeps their decisions');
select throws_ok(
  format(
    $$
      insert into listing_reviews (property_id, decision, reason, decided_at)
      values (tests.listing_id('partners'), %s)
    $$,
    bad
  ),
  '23514', null, 'a review can''t have the values ' || bad
) from unnest(
  array[
    '''approved'', null, null', '''returned'', null, now()', '''approved'', ''R'', now()', 'null, null, now()',
    'null, ''R'', null', '''returned'', '' '', now()'
  ]
) as bad;

select * from finish();
rollback;
