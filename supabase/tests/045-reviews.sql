-- Staff review of listings: which listings need one and by when, who
-- reads and decides, and what edits and tier changes do to a decision.
begin;
\ir helpers.psql
select no_plan();
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

select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('anns', 'Ann') $$, 'a free member can post a listing');
select is(
  tests.review_status('anns'),
  'pending, no deadline', 'a free member''s listing is pending without a deadline'
);
select row_eq(
  $$ select decision, reason, reviewer_id, decided_at, moved_at from tests.review('anns') $$,
  row (null::text, null::text, null::uuid, null::timestamptz, null::timestamptz),
  'a new review has no decision, reviewer, or dates'
);
select tests.as_member('Basic');
select lives_ok($$ select tests.post_listing('basics', 'Basic') $$, 'a basic member can post a listing');
select is(
  tests.review_status('basics'),
  'pending, no deadline', 'a basic member''s listing is pending without a deadline'
);
select tests.as_member('Pro');
select lives_ok($$ select tests.post_listing('pros', 'Pro') $$, 'a pro member can post a listing');
select is(tests.review_status('pros'), 'pending, due', 'a pro member''s listing is pending with a deadline');
select is(
  (select due_at from tests.review('pros')),
  now() + interval '24 hours', 'a pro member''s review is due in 24 hours'
);
select tests.as_member('Closer');
select lives_ok($$ select tests.post_listing('closers', 'Closer') $$, 'a closer member can post a listing');
select is(
  (select due_at from tests.review('closers')),
  now() + interval '24 hours', 'a closer member''s review is due in 24 hours'
);
select tests.as_member('Partner');
select lives_ok($$ select tests.post_listing('partners', 'Partner') $$, 'a partner member can post a listing');
select is(tests.review_status('partners'), null, 'a partner member''s listing doesn''t need review');
select is(tests.verified('partners'), true, 'a partner member''s listing is verified');
select throws_ok(
  $$ select request_listing_review(tests.listing_id('partners')) $$,
  '42501', null, 'a partner member can''t request review of a verified listing'
);

-- Who can read reviews ----------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select from listing_reviews $$, '42501', null, 'a visitor can''t read reviews');
select tests.as_member('Ann');
select is(
  (select array_agg(property_id) from listing_reviews),
  array[tests.listing_id('anns')], 'an owner can read only the reviews of their own listings'
);
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
select tests.as_member('Staff');
select is((select count(*)::int from listing_reviews), 4, 'staff can read all reviews');
select is_empty(
  $$ select r.id from listing_reviews r left join properties p on p.id = r.property_id where p.id is null $$,
  'staff can read the listing of every review'
);

-- Who can decide ----------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok(
  $$ select decide_listing_review(tests.user_id('x'), 'approved') $$,
  '42501', null, 'a visitor can''t decide a review'
);
select throws_ok(
  $$ select request_listing_review(tests.listing_id('anns')) $$,
  '42501', null, 'a visitor can''t request a review'
);
select throws_ok($$ select own_listing_counts() $$, '42501', null, 'a visitor can''t call own_listing_counts');
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.decide('anns', 'approved') $$,
  '42501', 'Only reviewers can review listings', 'an owner can''t decide the review of their own listing'
);
select throws_ok(
  $$ select private.decide_listing_review(tests.user_id('x'), 'approved', null, null) $$,
  '42501', 'Only reviewers can review listings', 'an owner can''t call the private decision function'
);
select throws_ok(
  $$
    insert into listing_reviews (property_id, decision, decided_at)
    values (tests.listing_id('anns'), 'approved', now())
  $$,
  '42501', null, 'a member can''t insert a review'
);
select throws_ok(
  $$ update listing_reviews set decision = 'approved', decided_at = now() $$,
  '42501', null, 'a member can''t update a review'
);
select throws_ok($$ delete from listing_reviews $$, '42501', null, 'a member can''t delete a review');
select throws_ok(
  $$ update properties set verified = true where id = tests.listing_id('anns') $$,
  '42501', null, 'an owner can''t verify a listing with a direct update'
);
select tests.as_member('Partner');
select throws_ok(
  $$ select tests.decide('anns', 'approved') $$,
  '42501', null, 'a partner member can''t decide a review'
);
select tests.as_member('Closer');
select throws_ok(
  $$ select decide_listing_review((tests.review('closers')).id, 'approved') $$,
  '42501', null, 'a closer member can''t decide a review'
);
select tests.as_service();
select throws_ok(
  $$ select decide_listing_review((tests.review('anns')).id, 'approved') $$,
  '42501', null, 'the service role can''t decide a review, because a decision needs a reviewer'
);
select tests.as_member('Staff');
select throws_ok(
  $$ update listing_reviews set decision = 'approved', decided_at = now() $$,
  '42501', null, 'staff can''t decide with a direct update'
);
select throws_ok($$ delete from listing_reviews $$, '42501', null, 'staff can''t delete reviews');
select throws_ok($$ select tests.decide('anns', 'maybe') $$, '22023', null, 'an unknown decision is rejected');
select throws_ok($$ select tests.decide('anns', null) $$, '22023', null, 'a null decision is rejected');
select throws_ok(
  format($$ select tests.decide('anns', 'returned', %L) $$, reason),
  '22023', 'Give the seller a reason', 'returning a listing requires a reason'
) from unnest(array[null, '', '   ', E'\n\t ']) as reason;
select throws_ok(
  $$ select tests.decide('anns', 'returned', repeat('r', 1001)) $$,
  '23514', null, 'a reason can''t be longer than 1,000 characters'
);
select throws_ok(
  $$ select decide_listing_review(tests.user_id('x'), 'approved') $$,
  'P0001', null, 'deciding an unknown review raises an error'
);
select throws_ok(
  $$ select decide_listing_review(null, 'approved') $$,
  'P0001', null, 'deciding a null review raises an error'
);
select is(tests.review_status('anns'), 'pending, no deadline', 'the rejected decisions left the review pending');
select is(tests.verified('anns'), false, 'the rejected decisions left the listing unverified');
select throws_ok(
  $$ select tests.decide('anns', 'approved', if_unmodified_since => now() - interval '1 second') $$,
  'P0001', 'The listing was edited since you opened it. Review it again.',
  'staff can''t decide on an outdated version of the listing'
);

-- Staff listings ----------------------------------------------------------------------------------

select lives_ok($$ select tests.post_listing('staffs', 'Staff') $$, 'staff can post a listing');
select throws_ok(
  $$ select tests.decide('staffs', 'approved') $$,
  '42501', null, 'staff can''t approve their own listing'
);
select throws_ok(
  $$ select tests.decide('staffs', 'returned', 'Mine') $$,
  '42501', null, 'staff can''t return their own listing'
);
select tests.as_member('Second');
select lives_ok($$ select tests.decide('staffs', 'approved') $$, 'another staff member can approve a staff listing');

-- Approving and returning -------------------------------------------------------------------------

select lives_ok(
  $$ select tests.decide('anns', 'approved', 'A reason of no use', now()) $$,
  'staff can approve a listing'
);
select row_eq(
  $$ select decision, reason, reviewer_id, decided_at is not null from tests.review('anns') $$,
  row ('approved'::text, null::text, tests.user_id('Second'), true),
  'an approval records the reviewer and date and drops the reason'
);
select is(tests.verified('anns'), true, 'an approved listing is verified');
select is(tests.verified('basics'), false, 'approving one listing doesn''t verify others');
select tests.as_member('Staff');
select throws_ok(
  $$ select tests.decide('anns', 'returned', 'No') $$,
  'P0001', 'This request has already been reviewed.', 'a decided review can''t be returned'
);
select throws_ok(
  $$ select tests.decide('anns', 'approved') $$,
  'P0001', null, 'a decided review can''t be approved again'
);
select is(tests.verified('anns'), true, 'a rejected second decision leaves the listing verified');
select lives_ok(
  $$ select tests.decide('basics', 'returned', E'  The address does not exist. \n') $$,
  'staff can return a listing'
);
select is((tests.review('basics')).reason, 'The address does not exist.', 'the reason is trimmed');
select is(tests.verified('basics'), false, 'a returned listing isn''t verified');
select lives_ok(
  $$ select tests.decide('closers', 'returned', repeat('r', 1000)) $$,
  'a reason can have 1,000 characters'
);
select tests.as_member('Basic');
select is(
  (select reason from listing_reviews),
  'The address does not exist.', 'the owner can read why the listing was returned'
);
select row_eq(
  $$ select active, under_contract, paused, sold, returned from own_listing_counts() $$,
  row (1, 0, 0, 0, 1), 'the owner''s counts include the returned listing'
);
select lives_ok(
  $$ select request_listing_review(tests.listing_id('basics')) $$,
  'the owner can request another review'
);
select is(tests.review_status('basics'), 'pending, no deadline', 'a listing submitted again is pending');
select is((select count(*)::int from listing_reviews), 2, 'the first decision is kept');
select lives_ok(
  $$ select request_listing_review(tests.listing_id('basics')) $$,
  'requesting review twice doesn''t fail'
);
select is((select count(*)::int from listing_reviews), 2, 'requesting review twice creates only one pending review');
select row_eq(
  $$ select active, under_contract, paused, sold, returned from own_listing_counts() $$,
  row (1, 0, 0, 0, 0), 'a resubmitted listing is no longer counted as returned'
);
select throws_ok(
  $$ select request_listing_review(tests.listing_id('pros')) $$,
  '42501', null, 'a member can''t request review of someone else''s listing'
);
select throws_ok(
  $$ select private.request_listing_review(tests.listing_id('pros')) $$,
  '42501', null, 'a member can''t call the private request function'
);
select throws_ok(
  $$ select request_listing_review(tests.listing_id('unknown')) $$,
  '42501', null, 'a member can''t request review of an unknown listing'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select request_listing_review(tests.listing_id('anns')) $$,
  '42501', null, 'an owner can''t request review of a verified listing'
);
select tests.as_member('Closer');
select lives_ok(
  $$ select request_listing_review(tests.listing_id('closers')) $$,
  'a closer member can request another review'
);
select is(
  (tests.review('closers')).due_at,
  now() + interval '24 hours', 'a closer member''s second review is due in 24 hours'
);

-- Edits that require another review; 046-verified-edits.sql has the rules -------------------------

select tests.as_member('Ann');
select lives_ok(
  format($$ update properties set %s where id = tests.listing_id('anns') $$, move),
  'the owner can change an approved listing: ' || move
) from unnest(array['address = ''14 Oak St''']) as move;
select is(tests.verified('anns'), false, 'changing the address removes the badge');
select is(tests.review_status('anns'), 'pending, no deadline', 'changing the address starts a new review');
select isnt(
  (select moved_at from listing_reviews where decision = 'approved'),
  null, 'the approval records when the address changed'
);
select lives_ok(
  $$ update properties set address = '12 Oak St' where id = tests.listing_id('anns') $$,
  'the owner can change the address back'
);
select is(tests.verified('anns'), false, 'changing the address back doesn''t restore the badge');
select is((select count(*)::int from listing_reviews), 2, 'changing the address twice creates only one pending review');
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
select is(
  tests.moves(field, value),
  'false pending, no deadline', 'changing ' || field || ' requires another review'
) from (values
  ('address', '1 Elm St'), ('city', 'Yonkers'), ('state', 'NJ'), ('zip', '89501'), ('county', 'Kings'),
  ('latitude', '35.5'), ('longitude', '-90.5'), ('property_type', 'Land'), ('off_market_contract', 'true')
) as moved (field, value);
select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('fresh', 'Ann') $$, 'a member can post another listing');
select lives_ok(
  $$ update properties set address = '99 Elm St' where id = tests.listing_id('fresh') $$,
  'the owner can change the address of a pending listing'
);
select is(
  (select count(*)::int from listing_reviews where property_id = tests.listing_id('fresh')),
  1, 'changing the address of a pending listing doesn''t add a review'
);
select lives_ok(
  $$ update properties set status = 'paused' where id = tests.listing_id('fresh') $$,
  'the owner can pause a pending listing'
);
select tests.as_member('Staff');
select lives_ok($$ select tests.decide('fresh', 'approved') $$, 'staff can approve a paused listing');
select tests.as_member('Partner');
select lives_ok(
  $$ update properties set address = '5 Elm St' where id = tests.listing_id('partners') $$,
  'a partner member can change a listing''s address'
);
select is(tests.verified('partners'), true, 'a partner member''s listing stays verified after an address change');
select is(
  tests.review_status('partners'),
  null, 'a partner member''s listing doesn''t need review after an address change'
);

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
select is(
  tests.movers(),
  'waiting pending, no deadline; approved verified approved, no deadline; returned returned, no deadline',
  'a free member''s listings start as pending, approved, and returned'
);
select tests.set_tier('Mover', 'pro');
select is(
  (tests.review('waiting')).due_at,
  now() + interval '24 hours', 'upgrading to pro gives pending reviews a 24-hour deadline'
);
select is(
  tests.movers(),
  'waiting pending, due; approved verified approved, no deadline; returned returned, no deadline',
  'upgrading to pro leaves decided reviews unchanged'
);
update listing_reviews set due_at = now() - interval '1 hour' where property_id = tests.listing_id('waiting');
select tests.set_tier('Mover', 'closer');
select is((tests.review('waiting')).due_at, now() - interval '1 hour', 'moving between paid tiers keeps the deadline');
select tests.set_tier('Mover', 'basic');
select is(
  tests.movers(),
  'waiting pending, no deadline; approved verified approved, no deadline; returned returned, no deadline',
  'moving to an unpaid tier removes the deadline'
);
select tests.set_tier('Mover', 'partner');
select is(
  tests.movers(),
  'waiting verified never; approved verified approved, no deadline; returned verified returned, no deadline',
  'moving to partner verifies every listing and closes pending reviews'
);
select tests.set_tier('Mover', 'pro');
select is(
  tests.movers(),
  'waiting pending, due; approved verified approved, no deadline; returned pending, due',
  'leaving partner keeps approved listings verified and reopens review of the others'
);
select tests.set_tier('Mover', 'partner');
update properties set address = '77 New St' where id = tests.listing_id('approved');
select tests.set_tier('Mover', 'free');
select is(
  tests.movers(),
  'waiting pending, no deadline; approved pending, no deadline; returned pending, no deadline',
  'leaving partner reopens review of an approved listing whose address changed'
);
select is(
  (
    select count(*)::int
    from listing_reviews
    where property_id in (tests.listing_id('pros'), tests.listing_id('partners'))
  ),
  1, 'a tier change leaves other members'' reviews unchanged'
);

-- Deletion ----------------------------------------------------------------------------------------

delete from properties where id = tests.listing_id('returned');
select is_empty(
  $$ select from listing_reviews where property_id = tests.listing_id('returned') $$,
  'deleting a listing deletes its reviews'
);
delete from auth.users where id = tests.user_id('Second');
select is(
  (
    select count(*)::int
    from listing_reviews
    where property_id = tests.listing_id('anns') and reviewer_id is null and decision is not null
  ),
  1, 'deleting a reviewer''s account keeps their decisions'
);
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
