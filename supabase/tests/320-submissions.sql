-- Property submissions: who owns one, what can change and until when, which files count, and how staff decide.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Second', staff => true);
select tests.create_user('Other');

create function tests.submission_id(name text) returns uuid language sql immutable
as $$ select md5('submission ' || name)::uuid; $$;
create function tests.file_id(name text) returns uuid language sql immutable
as $$ select md5('file ' || name)::uuid; $$;
create function tests.hash(name text) returns text language sql immutable
as $$ select md5(name) || md5(name || ' again'); $$;
create function tests.save(
  name text, address text default '12 Oak St, New York, NY 10001', price bigint default 250000,
  kind text default 'multi_family'
) returns void language sql
as $$ select public.save_submission(tests.submission_id(name), address, kind, 'good', price, 1800, null); $$;
create function tests.incoming(
  member text, submission text, file text default 'a', ending text default 'pdf'
) returns text language sql immutable
as $$
  select tests.user_id(member) || '/' || tests.submission_id(submission) || '/incoming/' || tests.file_id(file) || '.'
    || ending;
$$;
create function tests.path(
  member text, submission text, file text default 'a', ending text default 'pdf'
) returns text language sql immutable
as $$
  select tests.user_id(member) || '/' || tests.submission_id(submission) || '/' || tests.hash(file) || '.' || ending;
$$;
/* What storage records for an upload. */
create function tests.put(path text) returns void language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('contracts', path, '{"mimetype": "application/pdf", "size": 1000}');
$$;
/* Registers a file the way the register-upload function does. */
create function tests.register(
  member text, submission text, file text default 'a', name text default 'Contract.pdf', size bigint default 1000,
  path text default null
) returns public.submission_files language sql
as $$
  select public.register_contract(
    tests.user_id(member), tests.submission_id(submission), tests.file_id(file), name, size, 'application/pdf',
    tests.hash(file), coalesce(path, tests.path(member, submission, file))
  );
$$;
/* Stores and registers a file as the service role, then returns to the member. */
create function tests.add_file(
  member text, submission text, file text default 'a', name text default 'Contract.pdf'
) returns void language plpgsql
as $$
begin
  perform tests.as_service();
  perform tests.put(tests.path(member, submission, file));
  perform tests.register(member, submission, file, name);
  perform tests.as_member(member);
end;
$$;
create function tests.status(name text) returns text language sql security definer
as $$ select status from public.property_submissions where id = tests.submission_id(name); $$;
create function tests.steps(name text) returns text language sql
as $$
  select string_agg(step, ' ' order by id)
  from public.submission_log
  where submission_id = tests.submission_id(name);
$$;
create function tests.refuses(query text, message text, description text) returns text language sql
as $$ select throws_ok(query, 'P0001', message, description); $$;
create function tests.listing_of(change jsonb default '{}') returns jsonb language sql immutable
as $$
  select jsonb_build_object(
    'title', ' Brick duplex ', 'description', 'Two units.', 'property_type', 'Multi Family', 'address', '12 Oak St',
    'city', 'New York', 'state', 'NY', 'zip', '10001', 'price', 250000, 'bedrooms', 4, 'bathrooms', 2.5, 'sqft', 1800,
    'condition', 'Light Rehab'
  ) || change;
$$;

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'contracts' $$,
  $$
    values (
      false, 5242880::bigint,
      array[
        'application/pdf', 'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      ]
    )
  $$,
  'the contracts bucket is private and limited to PDF and Word documents of 5 MB'
);

-- The form ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select tests.save('anns', ' 12 Oak St, New York, NY 10001 ') $$, 'a member can start a submission');
select results_eq(
  $$ select address, property_type, condition, price, sqft, lot_sqft, status, user_id from property_submissions $$,
  $$
    values (
      '12 Oak St, New York, NY 10001', 'multi_family', 'good', 250000::bigint, 1800, null::int, 'draft',
      tests.user_id('Ann')
    )
  $$,
  'a new submission is a draft with the values sent'
);
select lives_ok($$ select tests.save('anns', price => 240000) $$, 'a member can save a draft again');
select is((select array_agg(price) from property_submissions), array[240000::bigint],
  'saving a draft again updates it');
select is(tests.steps('anns'), 'started', 'starting a submission is logged once');
select throws_ok(format('select tests.save(%L, %L, %L, %L)', 'bad', address, price, kind), state::char(5), null,
  description)
from (values
  ('  ', 1, 'condo', '23514', 'a submission needs an address'),
  (null, 1, 'condo', '23502', 'an address can''t be null'),
  (repeat('x', 201), 1, 'condo', '23514', 'an address can''t be longer than 200 characters'),
  ('12 Oak St', 0, 'condo', '23514', 'a price can''t be 0'),
  ('12 Oak St', null, 'condo', '23502', 'a price can''t be null'),
  ('12 Oak St', 1, 'Condo', '23514', 'an unknown property type is rejected'),
  ('12 Oak St', 1, null, '23502', 'a property type can''t be null')
) as bad (address, price, kind, state, description);
select tests.holds(statement, outcome, rule) from (values
  ($$ select save_submission(tests.submission_id('bad'), '12 Oak St', 'condo', 'ok', 1, 1) $$, 'fails 23514',
    'an unknown condition is rejected'),
  ($$ select save_submission(tests.submission_id('bad'), '12 Oak St', 'condo', 'good', 1, -1) $$, 'fails 23514',
    'an area can''t be negative'),
  ($$ select save_submission(null, '12 Oak St', 'condo', 'good', 1, 1) $$, 'fails 23502', 'a submission needs an id')
) as t (statement, outcome, rule);

select tests.holds('Staff', $$ select from property_submissions $$, 'no rows', 'staff can''t read drafts');

-- Files -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select tests.put(tests.incoming('Ann', 'anns')) $$, 'a member can upload a PDF to their own draft');
select lives_ok(format('select tests.put(%L)', tests.incoming('Ann', 'anns', ending, ending)),
  'a member can upload a file of type ' || ending) from unnest(array['doc', 'docx']) as ending;
select throws_ok(format('select tests.put(%L)', path), '42501', null,
  'invalid upload path: ' || coalesce(nullif(path, ''), '(empty)'))
from unnest(
  array[
    '', 'a.pdf', tests.user_id('Ann') || '/a.pdf',
    tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/a.pdf', tests.path('Ann', 'anns'),
    tests.path('Ann', 'anns', 'later'), tests.incoming('Ann', 'anns', 'b', 'exe'),
    tests.incoming('Ann', 'anns', 'b', 'PDF'), tests.incoming('Ann', 'anns', 'b', 'pdf.exe'),
    tests.incoming('Ann', 'anns', 'b') || E'\n', upper(tests.incoming('Ann', 'anns', 'b', '')) || 'pdf',
    tests.incoming('Ann', 'unknown', 'b'), tests.incoming('Bob', 'anns', 'b'),
    tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/incoming/../' || tests.file_id('b') || '.pdf',
    tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/incoming/contract.pdf'
  ]
) as path;
select tests.as_member('Bob');
select throws_ok(format('select tests.put(%L)', tests.incoming('Bob', 'anns', 'b')), '42501', null,
  'a member can''t upload to someone else''s submission in their own folder');
select throws_ok(format('select tests.put(%L)', tests.incoming('Ann', 'anns', 'b')), '42501', null,
  'a member can''t upload to someone else''s submission in the other''s folder');
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ select tests.register('Ann', 'anns') $$, 'fails 22023: No such file is stored',
    'a file that isn''t stored can''t be registered'),
  ('service', $$ select tests.register('Ann', 'anns', path => tests.incoming('Ann', 'anns')) $$, 'fails 22023',
    'a file in the incoming folder can''t be registered'),
  ('service', $$ select tests.put(tests.path('Ann', 'anns')) $$, null, null),
  ('service', $$ select tests.register('Bob', 'anns') $$, 'fails 42501', 'a file can''t be registered for someone else')
) as t (who, statement, outcome, rule);
select throws_ok(format('select tests.register(%L, %L, name => %L)', 'Ann', 'anns', name), '23514', null,
  'invalid file name: ' || name)
from unnest(
  array[
    'Contract.exe', 'Contract.pdf.exe', 'Contract', 'Contract.doc', '../Contract.pdf', 'a\Contract.pdf',
    E'Contract\u202Efdp.exe', repeat('x', 160) || '.pdf'
  ]
) as name;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.register('Ann', 'anns', size => 0) $$, 'fails 23514', 'an empty file can''t be registered'),
  ($$ select tests.register('Ann', 'anns', size => 5242881) $$, 'fails 23514', 'a file over 5 MB can''t be registered'),
  ($$ select tests.register('Ann', 'anns', name => ' Contract.PDF ') $$, 'works',
    'the service role can register a file'),
  ($$ select (tests.register('Ann', 'anns', name => 'Other.pdf')).name $$, 'gives Contract.PDF',
    'registering the same content again returns the first file')
) as t (statement, outcome, rule);
select tests.as_member('Ann');
select results_eq($$ select name, size, mime_type, sha256 from submission_files $$,
  $$ values ('Contract.PDF', 1000::bigint, 'application/pdf', tests.hash('a')) $$,
  'the member can read their registered files');
select is(tests.steps('anns'), 'started file_added', 'registering a file is logged');
select is((select details from submission_log where step = 'file_added'),
  jsonb_build_object('name', 'Contract.PDF', 'size', 1000, 'sha256', tests.hash('a')), 'the log has the file''s hash');
set local storage.allow_delete_query = 'true';
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update storage.objects set metadata = '{}' where bucket_id = 'contracts' returning id $$, 'no rows',
    'a member can''t replace a file'),
  ('Ann', $$ delete from storage.objects where name = tests.path('Ann', 'anns') returning id $$, 'no rows',
    'a member can''t delete a registered file from storage'),
  ('Ann', $$ select tests.put(tests.path('Ann', 'anns')) $$, 'fails 42501',
    'a member can''t upload to the path of a registered file'),
  ('Ann', $$ delete from storage.objects where name = tests.incoming('Ann', 'anns') returning id $$, 'rows',
    'a member can delete a file that isn''t registered'),
  ('Ann', $$ open_contract(tests.file_id('a')) = tests.path('Ann', 'anns') $$, 'gives true', 'its member can')
) as t (who, statement, outcome, rule);
select is(delete_submission_file(tests.file_id('a')), tests.path('Ann', 'anns'),
  'a member can delete a file from their draft');
select is(delete_submission_file(tests.file_id('a')), null, 'deleting a file twice returns null');
select isnt_empty($$ delete from storage.objects where name = tests.path('Ann', 'anns') returning id $$,
  'a member can delete the stored file after removing it from the draft');
select is(tests.steps('anns'), 'started file_added file_removed', 'adding and deleting a file are logged');

-- Submitting --------------------------------------------------------------------------------------

select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$, 'Upload your contract first.',
  'a draft without a contract can''t be submitted');
select tests.add_file('Ann', 'anns', 'b', 'Purchase.pdf');
select tests.as_owner();
delete from storage.objects where name = tests.path('Ann', 'anns', 'b');
select tests.as_member('Ann');
select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$,
  'A file is no longer available. Remove it from the list and upload it again.',
  'a draft whose file is missing can''t be submitted');
select tests.as_service();
select tests.put(tests.path('Ann', 'anns', 'b'));
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select submit_property(tests.submission_id('anns')) $$, 'works', 'a member can submit a draft with a contract'),
  ($$ select submit_property(tests.submission_id('anns')) $$, 'works', 'submitting twice doesn''t fail'),
  ($$ tests.status('anns') $$, 'gives submitted', 'a submitted property is waiting for review'),
  ($$ tests.steps('anns') $$, 'gives started file_added file_removed file_added submitted',
    'submitting twice is logged once')
) as t (statement, outcome, rule);
select is(
  (select details - 'lot_sqft' from submission_log where step = 'submitted'),
  jsonb_build_object(
    'address', '12 Oak St, New York, NY 10001', 'property_type', 'multi_family', 'condition', 'good', 'price', 240000,
    'sqft', 1800, 'files', jsonb_build_array(jsonb_build_object('name', 'Purchase.pdf', 'sha256', tests.hash('b')))
  ),
  'the log has the values and files that were submitted'
);
select tests.refuses($$ select tests.save('anns') $$, 'This property has already been submitted and can’t be changed.',
  'a submitted property can''t be changed');
select tests.refuses($$ select delete_submission_file(tests.file_id('b')) $$,
  'This property has already been submitted and can’t be changed.', 'a file of a submitted property can''t be deleted');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.incoming('Ann', 'anns', 'd')) $$, 'fails 42501',
    'a file can''t be uploaded to a submitted property'),
  ($$ delete from storage.objects where name = tests.path('Ann', 'anns', 'b') returning id $$, 'no rows',
    'a submitted file can''t be deleted from storage'),
  ($$ delete from property_submissions returning id $$, 'no rows', 'a submitted property can''t be deleted')
) as t (statement, outcome, rule);
select tests.as_service();
select tests.put(tests.path('Ann', 'anns', 'c'));
select tests.refuses($$ select tests.register('Ann', 'anns', 'c') $$,
  'This property has already been submitted and can’t be changed.',
  'the service role can''t add a file to a submitted property');

select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.save('unconfirmed') $$, 'an unconfirmed member can start a draft');
select tests.add_file('Unconfirmed', 'unconfirmed');
select tests.refuses($$ select submit_property(tests.submission_id('unconfirmed')) $$,
  'Verify your email address first.', 'an unconfirmed member can''t submit a property');
select isnt_empty($$ delete from property_submissions returning id $$, 'a member can delete their own draft');

-- Review by staff ---------------------------------------------------------------------------------

select tests.as_member('Staff');
select is((select array_agg(id) from property_submissions), array[tests.submission_id('anns')],
  'staff can read submitted properties');
select is(open_contract(tests.file_id('b')), tests.path('Ann', 'anns', 'b'),
  'staff can open the files of submitted properties');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from storage.objects where bucket_id = 'contracts' $$, 'no rows', 'and see none in storage'),
  ($$ select count(*)::int from submission_files $$, 'gives 1', 'staff can read the registered files'),
  ($$ delete from storage.objects where bucket_id = 'contracts' returning id $$, 'no rows',
    'staff can''t delete stored files'),
  ($$ select return_submission(tests.submission_id('anns'), ' ') $$, 'fails 22023',
    'returning a submission requires a reason'),
  ($$ select return_submission(tests.submission_id('anns'), repeat('x', 1001)) $$, 'fails 23514',
    'a reason can''t be longer than 1,000 characters')
) as t (statement, outcome, rule);
select tests.refuses($$ select return_submission(tests.submission_id('anns'), 'No', now() - interval '1 hour') $$,
  'It was resubmitted since you opened it. Review it again.',
  'staff can''t decide on an outdated version of the submission');
select tests.holds($$ select return_submission(tests.submission_id('anns'), ' The second page is missing. ', (select
      submitted_at from property_submissions)) $$, 'works', 'staff can return a submission');
select tests.refuses($$ select return_submission(tests.submission_id('anns'), 'No') $$,
  'This submission has already been reviewed.', 'a returned submission can''t be returned again');
select tests.refuses(
  $$ select accept_submission(tests.submission_id('anns'), tests.listing_of(), null, '2099-12-31') $$,
  'This submission has already been reviewed.', 'a returned submission can''t be accepted');
select tests.refuses($$ select return_submission(tests.submission_id('unknown'), 'No') $$,
  'This submission has already been reviewed.', 'an unknown submission can''t be returned');
select tests.as_member('Ann');
select results_eq($$ select status, reason, reviewer_id from property_submissions $$,
  $$ values ('returned', 'The second page is missing.', tests.user_id('Staff')) $$,
  'the member can read why the submission was returned');
select results_eq(
  $$ select subject_id, data - 'decided_at' from notifications where kind = 'submission_decision' $$,
  $$
    values (
      tests.submission_id('anns'),
      jsonb_build_object(
        'submission_id', tests.submission_id('anns'), 'address', '12 Oak St, New York, NY 10001',
        'decision', 'returned', 'property_id', null, 'words', 'The second page is missing.'
      )
    )
  $$,
  'returning a submission notifies the member'
);
select lives_ok($$ select tests.save('anns', price => 250000) $$, 'a member can change a returned submission');
select tests.holds($$ select delete_submission_file(tests.file_id('b')) $$, 'works',
    'a member can delete a file from a returned submission');
select tests.add_file('Ann', 'anns', 'full', 'Full.pdf');
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from property_submissions returning id $$, 'no rows',
    'a member can''t delete a returned submission, because staff have seen it'),
  ($$ select submit_property(tests.submission_id('anns')) $$, 'works',
    'a member can submit a returned submission again')
) as t (statement, outcome, rule);
select results_eq($$ select status, reason, decided_at from property_submissions $$,
  $$ values ('submitted', null::text, null::timestamptz) $$, 'submitting again clears the decision');
select is_empty($$ select from notifications $$, 'submitting again deletes the decision''s notification');

select tests.as_member('Staff');
select throws_ok(
  format('select accept_submission(tests.submission_id(%L), %L, null, ''2099-12-31'')', 'anns', listing),
  state::char(5), null, description
)
from (values
  (null, '22023', 'accepting needs a listing'), ('[]', '22023', 'the listing can''t be a list'),
  (tests.listing_of('{"verified": true}'), '22023', 'the listing can''t set verified'),
  (tests.listing_of('{"user_id": null}'), '22023', 'the listing can''t set its owner'),
  (tests.listing_of() - 'title', '23502', 'the listing needs every required field'),
  (tests.listing_of('{"title": " "}'), '23514', 'the listing''s title can''t be blank'),
  (tests.listing_of('{"zip": "1"}'), '23514', 'the listing''s ZIP must be valid'),
  (tests.listing_of('{"price": "a lot"}'), '22P02', 'the listing''s price must be a number')
) as bad (listing, state, description);
select is(tests.status('anns'), 'submitted', 'rejected decisions leave the submission submitted');
create temp table accepted_listing as
select accept_submission(
  tests.submission_id('anns'), tests.listing_of(), (select submitted_at from property_submissions), '2099-12-31'
) as id;
grant select on accepted_listing to authenticated;
select tests.refuses(
  $$ select accept_submission(tests.submission_id('anns'), tests.listing_of(), null, '2099-12-31') $$,
  'This submission has already been reviewed.', 'a submission can''t be accepted twice');
select tests.as_member('Ann');
select results_eq($$ select title, user_id, verified, off_market_contract, status, jv_share_pct, county, bathrooms
    from properties where id = (select id from accepted_listing) $$,
  $$ values ('Brick duplex', tests.user_id('Ann'), true, true, 'active', 50, 'New York', 2.5::float8) $$,
  'accepting creates the member''s listing, verified and off market');
select results_eq($$ select decision, reviewer_id from listing_reviews where property_id = (select id
    from accepted_listing) $$, $$ values ('approved', tests.user_id('Staff')) $$,
  'accepting approves the listing''s review in the name of the staff member');
select results_eq($$ select status, property_id, reason from property_submissions $$,
  $$ values ('accepted', (select id from accepted_listing), null::text) $$,
  'an accepted submission links to its listing');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.steps('anns') $$,
    'gives started file_added file_removed file_added submitted returned file_removed file_added submitted accepted',
    'every step is in the log'),
  ($$ select string_agg(coalesce(u.name, '-'), ' ' order by l.id) from submission_log l left join users u on u.id =
      l.actor_id $$, 'gives Ann Ann Ann Ann Ann Staff Ann Ann Ann Staff', 'the log names who took each step')
) as t (statement, outcome, rule);
select is((select array_agg(kind || ' ' || (data ->> 'decision')) from notifications),
  array['submission_decision accepted'], 'the member has one notification of the newest decision');
select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$,
  'This property has already been submitted and can’t be changed.', 'an accepted submission can''t be submitted again');
select tests.holds(statement, outcome, rule) from (values
  ($$ update properties set address = '14 Oak St' where id = (select id from accepted_listing) $$, 'works',
    'the owner can edit the new listing'),
  ($$ select verified from properties where id = (select id from accepted_listing) $$, 'gives false',
    'changing the listing''s address removes the badge'),
  ($$ delete from properties where id = (select id from accepted_listing) $$, 'works',
    'the owner can delete the new listing')
) as t (statement, outcome, rule);
select results_eq($$ select status, property_id from property_submissions $$, $$ values ('accepted', null::uuid) $$,
  'deleting the listing keeps the submission');

select tests.as_member('Partner');
select tests.save('partners');
select tests.add_file('Partner', 'partners', 'p');
select submit_property(tests.submission_id('partners'));
select tests.as_member('Second');
select tests.save('own');
select tests.add_file('Second', 'own', 'o');
select submit_property(tests.submission_id('own'));
select tests.holds(statement, outcome, rule) from (values
  ($$ select accept_submission(tests.submission_id('own'), tests.listing_of(), null, '2099-12-31') $$, 'fails 42501',
    'staff can''t accept their own submission'),
  ($$ select return_submission(tests.submission_id('own'), 'No') $$, 'fails 42501',
    'staff can''t return their own submission'),
  ($$ select accept_submission(tests.submission_id('partners'), tests.listing_of()) $$, 'fails 22023',
    'a contract is accepted only with its last day'),
  ($$ select accept_submission(tests.submission_id('partners'), tests.listing_of(), null, '2020-01-31') $$,
    'fails 22023: The contract has ended', 'and while it holds'),
  ($$ select accept_submission(tests.submission_id('partners'), tests.listing_of(), null, '2099-12-31') $$, 'works',
    'staff can accept a partner''s submission'),
  ($$ select r.valid_until from property_submissions s join listing_reviews r on r.property_id = s.property_id
      where s.id = tests.submission_id('partners') $$, 'gives (2099-12-31)', 'the badge ends with it'),
  ($$ select p.verified, p.jv_share_pct, r.decision from property_submissions s join properties p on p.id =
      s.property_id join listing_reviews r on r.property_id = p.id where s.id = tests.submission_id('partners') $$,
    'gives (t,0,approved)', 'a partner''s accepted listing is verified and approved without a JV share')
) as t (statement, outcome, rule);

-- Limits ------------------------------------------------------------------------------------------

select tests.holds('Other', $$ select tests.save('other ' || n) from generate_series(1, 20) as n $$, 'works',
    'a member can start 20 submissions in a day');
select tests.refuses($$ select tests.save('other 21') $$, 'You can start 20 submissions a day.',
  'a member can''t start a 21st submission in a day');
select tests.holds($$ select tests.save('other 20', price => 5) $$, 'works',
    'at the limit, a member can change existing submissions');
select tests.add_file('Other', 'other ' || n, 'other ' || n) from generate_series(1, 11) as n;
select tests.holds($$ select submit_property(tests.submission_id('other ' || n)) from generate_series(1, 10) as n $$,
    'works', 'a member can submit ten properties in a day');
select tests.refuses($$ select submit_property(tests.submission_id('other 11')) $$, 'You can submit 10 deals a day.',
  'a member can''t submit an 11th property in a day');
select tests.as_service();
select tests.put(tests.path('Other', 'other 12', n::text)) from generate_series(1, 21) as n;
select tests.holds($$ select tests.register('Other', 'other 12', n::text, size => 5242880) from generate_series(1, 20)
      as n $$, 'works', 'a submission can have 20 files of 5 MB');
select tests.refuses($$ select tests.register('Other', 'other 12', '21', size => 1) $$,
  'The files of one submission can’t exceed 100 MB in total.', 'the files of a submission can''t exceed 100 MB');
select tests.as_owner();
insert into submission_log (submission_id, actor_id, step)
select tests.submission_id('other 13'), tests.user_id('Other'), 'file_added'
from generate_series(1, 200);
select tests.as_service();
select tests.put(tests.path('Other', 'other 13', 'x'));
select tests.refuses($$ select tests.register('Other', 'other 13', 'x') $$,
  'You have added 200 files today. Please wait until tomorrow.', 'a member can''t add more than 200 files in a day');
select tests.as_owner();
select tests.put(tests.incoming('Other', 'other 14', 'in ' || n)) from generate_series(1, 47) as n;
select tests.as_member('Other');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.incoming('Other', 'other 14', 'y')) $$, 'works',
    'a member can have 50 unregistered files, including leftovers'),
  ($$ select tests.put(tests.incoming('Other', 'other 14', 'z')) $$, 'fails 42501',
    'a member can''t have a 51st unregistered file')
) as t (statement, outcome, rule);

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds($$ export_my_data() #>> '{submissions,0}' not like '%' || tests.user_id('Staff') || '%' $$,
    'gives true', 'the export doesn''t name the reviewer');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Staff');
select is((select array_agg(distinct reviewer_id) from property_submissions where user_id = tests.user_id('Ann')),
  array[null::uuid], 'deleting a reviewer''s account keeps their decisions');
delete from auth.users where id = tests.user_id('Ann');

select * from finish();
rollback;
