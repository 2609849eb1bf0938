-- Members report what they can see, with a snapshot of it. Staff read the reports and resolve each one once.
begin;
\ir helpers.psql
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
select tests.holds(statement, outcome, rule) from (values
  ($$ select report('profile', tests.user_id('Bob'), 'harassment', E' He calls at night. \n') $$, 'works',
    'a member can report a profile'),
  ($$ select report('review', tests.listing_id('review'), 'false_information') $$, 'works',
    'a member can report a review'),
  ($$ select report('listing', tests.listing_id('bobs'), 'scam', '   ') $$, 'works', 'a member can report a listing')
) as t (statement, outcome, rule);
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
select set_eq($$ select subject_kind, coalesce(snapshot ->> 'name', snapshot ->> 'text', snapshot ->> 'title')
    from reports $$, $$ values ('profile', 'Bob'), ('review', 'A crook'), ('listing', 'Pear bungalow') $$,
  'a report has a snapshot of the content');
select tests.holds($$ select from reports where snapshot ?| array['email', 'phone', 'search_text'] or snapshot::text
      like '%bob@tests.example%' or snapshot::text like '%555-Bob%' $$, 'no rows',
    'a snapshot leaves out what the reporter can''t see');
select is(report('profile', tests.user_id('Bob'), 'spam'), (select id from reports where subject_kind = 'profile'),
  'reporting the same content again returns the open report');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select count(*)::int from reports $$, 'gives 3', 'reporting the same content again doesn''t add a report'),
  ('Ann', $$ select report('profile', tests.user_id('Ann'), 'spam') $$, 'fails 42501: That is your own',
    'a member can''t report themselves'),
  ('Ann', $$ select report('profile', tests.user_id('Pro'), 'ugly') $$, 'fails 23514', 'an unknown reason is rejected'),
  ('Ann', $$ select report('profile', tests.user_id('Pro'), 'spam', repeat('x', 2001)) $$, 'fails 23514',
    'report details can''t be longer than 2,000 characters'),
  ('Ann', $$ select report('nothing', tests.user_id('Pro'), 'spam') $$, 'fails 22023',
    'an unknown subject kind is rejected'),
  ('Ann', $$ select report(null, tests.user_id('Pro'), 'spam') $$, 'fails 22023', 'a null subject kind is rejected'),
  ('Ann', $$ select report('profile', tests.user_id('Hidden'), 'spam') $$,
    'fails: This content no longer exists, so there is nothing to report.', 'a member can''t report a private profile'),
  ('Ann', $$ select report('listing', tests.listing_id('paused'), 'spam') $$,
    'fails: This content no longer exists, so there is nothing to report.', 'a member can''t report a paused listing'),
  ('Ann', $$ select report('review', tests.user_id('stranger'), 'spam') $$,
    'fails: This content no longer exists, so there is nothing to report.',
    'a member can''t report content that doesn''t exist'),
  ('Ann', $$ select handle_report((select id from reports limit 1), 'x') $$,
    'fails 42501: Only moderators can handle reports', 'a member can''t resolve a report'),
  ('Unconfirmed', $$ select report('profile', tests.user_id('Bob'), 'spam') $$, 'works',
    'an unconfirmed member can report a profile')
) as t (who, statement, outcome, rule);

-- Who can read reports ----------------------------------------------------------------------------

select tests.holds('Bob', $$ select from reports $$, 'no rows', 'the reported member can''t read reports');
select tests.as_visitor();

-- Resolving ---------------------------------------------------------------------------------------

select tests.holds('Staff', $$ select count(*)::int from reports $$, 'gives 4', 'staff can read all reports');
select results_eq($$ select distinct u.name from reports r join users u on u.id = r.reporter_id order by 1 $$,
  array['Ann', 'Unconfirmed'], 'staff can read who reported');
select tests.holds(statement, outcome, rule) from (values
  ($$ select handle_report(tests.report_of('profile'), ' ') $$, 'fails 23514', 'an outcome can''t be blank'),
  ($$ select handle_report(tests.report_of('profile'), repeat('x', 1001)) $$, 'fails 23514',
    'an outcome can''t be longer than 1,000 characters'),
  ($$ select handle_report(tests.report_of('profile'), null) $$, 'fails 23514', 'an outcome can''t be null'),
  ($$ select handle_report(tests.report_of('profile'), ' Warned ') $$, 'works', 'staff can resolve a report')
) as t (statement, outcome, rule);
select results_eq($$ select outcome, handled_at, handled_by from reports where handled_at is not null $$,
  $$ values ('Warned', now(), tests.user_id('Staff')) $$, 'a resolved report has its outcome, time, and handler');
select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ select handle_report((select id from reports where outcome = 'Warned'), 'Again') $$,
    'fails: This report has already been handled.', 'a report can''t be resolved twice'),
  ('Staff', $$ select handle_report(tests.user_id('x'), 'x') $$, 'fails P0001', 'an unknown report can''t be resolved'),
  ('Ann', $$ select outcome from reports where subject_kind = 'profile' $$, 'gives Warned',
    'the reporter can read the outcome')
) as t (who, statement, outcome, rule);
select isnt(report('profile', tests.user_id('Bob'), 'spam'), (select id from reports where outcome = 'Warned'),
  'the reporter can report the same content again after it''s resolved');
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
select set_eq($$ select coalesce(snapshot ->> 'text', snapshot ->> 'title') from reports
    where subject_kind in ('review', 'listing') $$, array['A crook', 'Pear bungalow'],
  'a snapshot doesn''t change when the content is edited or deleted');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select tests.holds($$ select count(*)::int from reports where reported_id is null and snapshot <> '{}' $$, 'gives 5',
    'reports and snapshots survive the reported member''s account');
delete from auth.users where id = tests.user_id('Unconfirmed');
delete from auth.users where id = tests.user_id('Staff');
select is((select count(*)::int from reports), 6, 'reports survive the accounts of their reporter and handler');

-- Rate limit --------------------------------------------------------------------------------------

select tests.create_user('member ' || n) from generate_series(1, 21) as n;
select tests.as_member('Pro');
select report('profile', tests.user_id('member ' || n), 'spam') from generate_series(1, 20) as n;
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select report('profile', tests.user_id('member 21'), 'spam') $$, 'fails: You can send 20 reports a day.',
    'a member can''t send a 21st report in a day'),
  ('Pro', $$ select report('profile', tests.user_id('member 20'), 'spam') $$, 'works',
    'at the limit, reporting the same content again is allowed'),
  ('owner', $$ update private.rate_limits set started_at = started_at - interval '1 day' where action = 'report' $$,
    null, null),
  ('Pro', $$ select report('profile', tests.user_id('member 21'), 'spam') $$, 'works', 'the limit resets the next day')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
