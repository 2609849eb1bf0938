-- Reports: of what the reporter can see, as they see it; for staff, who close each once.
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
as $$ select id from public.reports where subject_kind = kind and reporter_id = tests.user_id('Ann') and handled_at is null; $$;

-- Filing --------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select report('profile', tests.user_id('Bob'), 'harassment', E' He calls at night. \n') $$, 'a member reports a profile');
select lives_ok($$ select report('review', tests.listing_id('review'), 'false_information') $$, 'a review');
select lives_ok($$ select report('listing', tests.listing_id('bobs'), 'scam', '   ') $$, 'a listing');
select set_eq(
  $$ select subject_kind, subject_id, reported_id, reason, details from reports $$,
  $$ values ('profile', tests.user_id('Bob'), tests.user_id('Bob'), 'harassment', 'He calls at night.'),
    ('review', tests.listing_id('review'), tests.user_id('Bob'), 'false_information', null),
    ('listing', tests.listing_id('bobs'), tests.user_id('Bob'), 'scam', null) $$,
  'about whose it is'
);
select set_eq(
  $$ select subject_kind, coalesce(snapshot ->> 'name', snapshot ->> 'text', snapshot ->> 'title') from reports $$,
  $$ values ('profile', 'Bob'), ('review', 'A crook'), ('listing', 'Pear bungalow') $$, 'with what was reported'
);
select is_empty(
  $$ select from reports where snapshot ?| array['email', 'phone', 'search_text'] or snapshot::text like '%bob@tests.example%' or snapshot::text like '%555-Bob%' $$,
  'as the reporter saw it, without what they may not see'
);
select is(
  report('profile', tests.user_id('Bob'), 'spam'), (select id from reports where subject_kind = 'profile'), 'the same again is the same report while it is open'
);
select is((select count(*)::int from reports), 3, 'which is one');
select throws_ok($$ select report('profile', tests.user_id('Ann'), 'spam') $$, '42501', 'That is your own', 'nobody reports themselves');
select throws_ok($$ select report('profile', tests.user_id('Pro'), 'ugly') $$, '23514', null, 'a reason is one of five');
select throws_ok($$ select report('profile', tests.user_id('Pro'), null) $$, '23502', null, 'and given');
select throws_ok($$ select report('profile', tests.user_id('Pro'), 'spam', repeat('x', 2001)) $$, '23514', null, 'in at most 2,000 characters');
select throws_ok($$ select report('nothing', tests.user_id('Pro'), 'spam') $$, '22023', null, 'other subjects are none');
select throws_ok($$ select report(null, tests.user_id('Pro'), 'spam') $$, '22023', null, 'and no other');
select throws_ok($$ select report('profile', tests.user_id('Hidden'), 'spam') $$, 'P0001', 'It is not there any more, so there is nothing to report.', 'not what one does not see: a private profile');
select throws_ok($$ select report('listing', tests.listing_id('paused'), 'spam') $$, 'P0001', 'It is not there any more, so there is nothing to report.', 'a paused listing');
select throws_ok($$ select report('review', tests.user_id('stranger'), 'spam') $$, 'P0001', 'It is not there any more, so there is nothing to report.', 'or nothing');
select throws_ok(
  $$ insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
     values (tests.user_id('Ann'), tests.user_id('Bob'), 'profile', tests.user_id('Bob'), 'spam', '{"name": "forged"}') $$,
  '42501', null, 'no report is made up'
);
select throws_ok($$ update reports set snapshot = '{}' $$, '42501', null, 'or changed');
select throws_ok($$ delete from reports $$, '42501', null, 'or taken back');
select throws_ok($$ select handle_report((select id from reports limit 1), 'x') $$, '42501', 'Only staff handle reports', 'or closed by its reporter');
select tests.as_member('Unconfirmed');
select lives_ok($$ select report('profile', tests.user_id('Bob'), 'spam') $$, 'an unconfirmed member reports, too');

-- Who reads them ------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is_empty($$ select from reports $$, 'the reported reads none');
select throws_ok($$ select handle_report(tests.user_id('x'), 'x') $$, '42501', null, 'and closes none');
select tests.as_member('Closer');
select is_empty($$ select from reports $$, 'nor does anybody else, of whatever tier');
select tests.as_visitor();
select throws_ok($$ select from reports $$, '42501', null, 'nor a visitor');
select throws_ok($$ select report('profile', tests.user_id('Bob'), 'spam') $$, '42501', null, 'who reports nothing');
select throws_ok($$ select handle_report(tests.user_id('x'), 'x') $$, '42501', null, 'and closes nothing');

-- Handling -----------------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is((select count(*)::int from reports), 4, 'staff read all');
select results_eq(
  $$ select distinct u.name from reports r join users u on u.id = r.reporter_id order by 1 $$, array['Ann', 'Unconfirmed'], 'with who reported'
);
select throws_ok($$ update reports set outcome = 'x', handled_at = now() $$, '42501', null, 'not through the table');
select throws_ok($$ delete from reports $$, '42501', null, 'which they do not clear');
select throws_ok($$ select handle_report(tests.report_of('profile'), ' ') $$, '23514', null, 'what was done is told');
select throws_ok($$ select handle_report(tests.report_of('profile'), repeat('x', 1001)) $$, '23514', null, 'in at most 1,000 characters');
select throws_ok($$ select handle_report(tests.report_of('profile'), null) $$, '23514', null, 'in some');
select lives_ok($$ select handle_report(tests.report_of('profile'), ' Warned ') $$, 'staff close a report');
select results_eq(
  $$ select outcome, handled_at, handled_by from reports where handled_at is not null $$, $$ values ('Warned', now(), tests.user_id('Staff')) $$, 'in their name'
);
select throws_ok(
  $$ select handle_report((select id from reports where outcome = 'Warned'), 'Again') $$, 'P0001', 'This report was handled already, or is gone.', 'once'
);
select throws_ok($$ select handle_report(tests.user_id('x'), 'x') $$, 'P0001', null, 'and only what there is');
select tests.as_member('Ann');
select is((select outcome from reports where subject_kind = 'profile'), 'Warned', 'the reporter reads what became of it');
select isnt(report('profile', tests.user_id('Bob'), 'spam'), (select id from reports where outcome = 'Warned'), 'and may report again what goes on');
select lives_ok($$ select report('profile', tests.user_id('Staff'), 'harassment') $$, 'staff can be reported');
select tests.as_member('Staff');
select throws_ok(
  format($$ select handle_report(%L, 'Nonsense') $$, (select id from reports where reported_id = tests.user_id('Staff'))),
  '42501', 'A report about you is for somebody else to handle', 'which is not for them to close'
);
select tests.as_member('Deputy');
select lives_ok(
  format($$ select handle_report(%L, 'Spoke to Staff') $$, (select id from reports where reported_id = tests.user_id('Staff'))), 'but for others'
);

-- What is changed or goes afterwards --------------------------------------------------------------------------------

select tests.as_member('Bob');
update properties set title = 'Innocent' where id = tests.listing_id('bobs');
delete from member_reviews;
select tests.as_member('Staff');
select set_eq(
  $$ select coalesce(snapshot ->> 'text', snapshot ->> 'title') from reports where subject_kind in ('review', 'listing') $$, array['A crook', 'Pear bungalow'],
  'what was reported stays as it was'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is((select count(*)::int from reports where reported_id is null and snapshot <> '{}'), 5, 'also after the account is gone');
delete from auth.users where id = tests.user_id('Unconfirmed');
delete from auth.users where id = tests.user_id('Staff');
select is((select count(*)::int from reports), 6, 'and after the reporter''s, or who handled it');

-- At most twenty a day ------------------------------------------------------------------------------------------------

select tests.create_user('member ' || n) from generate_series(1, 21) as n;
select tests.as_member('Pro');
select report('profile', tests.user_id('member ' || n), 'spam') from generate_series(1, 20) as n;
select throws_ok(
  $$ select report('profile', tests.user_id('member 21'), 'spam') $$, 'P0001', 'You have sent 20 reports today. Please wait until tomorrow, or write to us.', 'the 21st waits'
);
select lives_ok($$ select report('profile', tests.user_id('member 20'), 'spam') $$, 'one that is there already does not');
select tests.as_owner();
update reports set created_at = created_at - interval '25 hours';
select tests.as_member('Pro');
select lives_ok($$ select report('profile', tests.user_id('member 21'), 'spam') $$, 'until tomorrow');

select * from finish();
rollback;
