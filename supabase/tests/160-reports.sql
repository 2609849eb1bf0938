-- Members report what they can see, with a snapshot of it. Staff read the reports and resolve each one once.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user('Deputy', staff => true);
select tests.create_listing('bobs', 'Bob', 'Pear bungalow');
select tests.create_listing('paused', 'Bob', 'Fig bungalow');
update properties set status = 'paused' where id = tests.listing_id('paused');
insert into member_reviews (id, author_id, member_id, rating, text)
values (tests.listing_id('review'), tests.user_id('Bob'), tests.user_id('Ann'), 1, 'A crook');

create function tests.report_of(kind text) returns uuid language sql security definer
as $$
  select id
  from public.reports
  where subject_kind = kind and reporter_id = tests.user_id('Ann') and handled_at is null;
$$;

-- Filing ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$ select report('profile', tests.user_id('Bob'), 'harassment', E' He calls at night. \n') $$,
  'a member can report a profile'
);
select lives_ok(
  $$ select report('review', tests.listing_id('review'), 'false_information') $$,
  'a member can report a review'
);
select lives_ok(
  $$ select report('listing', tests.listing_id('bobs'), 'scam', '   ') $$,
  'a member can report a listing'
);
select set_eq(
  $$ select subject_kind, subject_id, reported_id, reason, details from reports $$,
  $$
    values
      ('profile', tests.user_id('Bob'), tests.user_id('Bob'), 'harassment', 'He calls at night.'),
      ('review', tests.listing_id('review'), tests.user_id('Bob'), 'false_information', null),
      ('listing', tests.listing_id('bobs'), tests.user_id('Bob'), 'scam', null)
  $$,
  'a report names the author of the reported content'
);
select set_eq(
  $$ select subject_kind, coalesce(snapshot ->> 'name', snapshot ->> 'text', snapshot ->> 'title') from reports $$,
  $$ values ('profile', 'Bob'), ('review', 'A crook'), ('listing', 'Pear bungalow') $$,
  'a report has a snapshot of the content'
);
select is_empty(
  $$
    select from reports
    where snapshot ?| array['email', 'phone', 'search_text']
      or snapshot::text like '%bob@tests.example%'
      or snapshot::text like '%555-Bob%'
  $$,
  'a snapshot leaves out what the reporter can''t see'
);
select is(
  report('profile', tests.user_id('Bob'), 'spam'),
  (select id from reports where subject_kind = 'profile'), 'reporting the same content again returns the open report'
);
select is((select count(*)::int from reports), 3, 'reporting the same content again doesn''t add a report');
select throws_ok(
  $$ select report('profile', tests.user_id('Ann'), 'spam') $$,
  '42501', 'That is your own', 'a member can''t report themselves'
);
select throws_ok(
  $$ select report('profile', tests.user_id('Pro'), 'ugly') $$,
  '23514', null, 'an unknown reason is rejected'
);
select throws_ok(
  $$ select report('profile', tests.user_id('Pro'), null) $$,
  '23502', null, 'a null reason is rejected'
);
select throws_ok(
  $$ select report('profile', tests.user_id('Pro'), 'spam', repeat('x', 2001)) $$,
  '23514', null, 'report details can''t be longer than 2,000 characters'
);
select throws_ok(
  $$ select report('nothing', tests.user_id('Pro'), 'spam') $$,
  '22023', null, 'an unknown subject kind is rejected'
);
select throws_ok(
  $$ select report(null, tests.user_id('Pro'), 'spam') $$,
  '22023', null, 'a null subject kind is rejected'
);
select throws_ok(
  $$ select report('profile', tests.user_id('Hidden'), 'spam') $$,
  'P0001', 'This content no longer exists, so there is nothing to report.', 'a member can''t report a private profile'
);
select throws_ok(
  $$ select report('listing', tests.listing_id('paused'), 'spam') $$,
  'P0001', 'This content no longer exists, so there is nothing to report.', 'a member can''t report a paused listing'
);
select throws_ok(
  $$ select report('review', tests.user_id('stranger'), 'spam') $$,
  'P0001', 'This content no longer exists, so there is nothing to report.',
  'a member can''t report content that doesn''t exist'
);
select throws_ok(
  $$
    insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'profile', tests.user_id('Bob'), 'spam', '{"name": "forged"}')
  $$,
  '42501', null, 'a member can''t insert a report directly'
);
select throws_ok($$ update reports set snapshot = '{}' $$, '42501', null, 'a member can''t update a report');
select throws_ok($$ delete from reports $$, '42501', null, 'a member can''t delete a report');
select throws_ok(
  $$ select handle_report((select id from reports limit 1), 'x') $$,
  '42501', 'Only moderators can handle reports', 'a member can''t resolve a report'
);
select tests.as_member('Unconfirmed');
select lives_ok(
  $$ select report('profile', tests.user_id('Bob'), 'spam') $$,
  'an unconfirmed member can report a profile'
);

-- Who can read reports ----------------------------------------------------------------------------

select tests.as_member('Bob');
select is_empty($$ select from reports $$, 'the reported member can''t read reports');
select throws_ok(
  $$ select handle_report(tests.user_id('x'), 'x') $$,
  '42501', null, 'the reported member can''t resolve reports'
);
select tests.as_member('Closer');
select is_empty($$ select from reports $$, 'a closer member can''t read other members'' reports');
select tests.as_visitor();
select throws_ok($$ select from reports $$, '42501', null, 'a visitor can''t read reports');
select throws_ok(
  $$ select report('profile', tests.user_id('Bob'), 'spam') $$,
  '42501', null, 'a visitor can''t report content'
);
select throws_ok(
  $$ select handle_report(tests.user_id('x'), 'x') $$,
  '42501', null, 'a visitor can''t resolve reports'
);

-- Resolving ---------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is((select count(*)::int from reports), 4, 'staff can read all reports');
select results_eq(
  $$ select distinct u.name from reports r join users u on u.id = r.reporter_id order by 1 $$,
  array['Ann', 'Unconfirmed'], 'staff can read who reported'
);
select throws_ok(
  $$ update reports set outcome = 'x', handled_at = now() $$,
  '42501', null, 'staff can''t resolve a report with a direct update'
);
select throws_ok($$ delete from reports $$, '42501', null, 'staff can''t delete reports');
select throws_ok(
  $$ select handle_report(tests.report_of('profile'), ' ') $$,
  '23514', null, 'an outcome can''t be blank'
);
select throws_ok(
  $$ select handle_report(tests.report_of('profile'), repeat('x', 1001)) $$,
  '23514', null, 'an outcome can''t be longer than 1,000 characters'
);
select throws_ok(
  $$ select handle_report(tests.report_of('profile'), null) $$,
  '23514', null, 'an outcome can''t be null'
);
select lives_ok($$ select handle_report(tests.report_of('profile'), ' Warned ') $$, 'staff can resolve a report');
select results_eq(
  $$ select outcome, handled_at, handled_by from reports where handled_at is not null $$,
  $$ values ('Warned', now(), tests.user_id('Staff')) $$,
  'a resolved report has its outcome, time, and handler'
);
select throws_ok(
  $$ select handle_report((select id from reports where outcome = 'Warned'), 'Again') $$,
  'P0001', 'This report has already been handled.', 'a report can''t be resolved twice'
);
select throws_ok(
  $$ select handle_report(tests.user_id('x'), 'x') $$,
  'P0001', null, 'an unknown report can''t be resolved'
);
select tests.as_member('Ann');
select is((select outcome from reports where subject_kind = 'profile'), 'Warned', 'the reporter can read the outcome');
select isnt(
  report('profile', tests.user_id('Bob'), 'spam'),
  (select id from reports where outcome = 'Warned'),
  'the reporter can report the same content again after it''s resolved'
);
select lives_ok($$ select report('profile', tests.user_id('Staff'), 'harassment') $$, 'a member can report staff');
select tests.as_member('Staff');
select throws_ok(
  format(
    $$ select handle_report(%L, 'Nonsense') $$, (select id from reports where reported_id = tests.user_id('Staff'))
  ),
  '42501', 'Someone else must handle a report about you', 'staff can''t resolve a report about themselves'
);
select tests.as_member('Deputy');
select lives_ok(
  format(
    $$ select handle_report(%L, 'Spoke to Staff') $$,
    (select id from reports where reported_id = tests.user_id('Staff'))
  ),
  'other staff can resolve a report about staff'
);

-- Later changes and deletions ---------------------------------------------------------------------

select tests.as_member('Bob');
update properties set title = 'Innocent' where id = tests.listing_id('bobs');
delete from member_reviews;
select tests.as_member('Staff');
select set_eq(
  $$
    select coalesce(snapshot ->> 'text', snapshot ->> 'title')
    from reports
    where subject_kind in ('review', 'listing')
  $$,
  array['A crook', 'Pear bungalow'], 'a snapshot doesn''t change when the content is edited or deleted'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is(
  (select count(*)::int from reports where reported_id is null and snapshot <> '{}'),
  5, 'reports and snapshots survive the reported member''s account'
);
delete from auth.users where id = tests.user_id('Unconfirmed');
delete from auth.users where id = tests.user_id('Staff');
select is((select count(*)::int from reports), 6, 'reports survive the accounts of their reporter and handler');

-- Rate limit --------------------------------------------------------------------------------------

select tests.create_user('member ' || n) from generate_series(1, 21) as n;
select tests.as_member('Pro');
select report('profile', tests.user_id('member ' || n), 'spam') from generate_series(1, 20) as n;
select throws_ok(
  $$ select report('profile', tests.user_id('member 21'), 'spam') $$,
  'P0001', 'You can send 20 reports a day.',
  'a member can''t send a 21st report in a day'
);
select lives_ok(
  $$ select report('profile', tests.user_id('member 20'), 'spam') $$,
  'at the limit, reporting the same content again is allowed'
);
select tests.as_owner();
update private.rate_limits set started_at = started_at - interval '1 day' where action = 'report';
select tests.as_member('Pro');
select lives_ok($$ select report('profile', tests.user_id('member 21'), 'spam') $$, 'the limit resets the next day');

select * from finish();
rollback;
