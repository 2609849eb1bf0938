-- Submissions: whose they are, what can be changed and until when, which files count, and what staff make of them.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user('Second', staff => true);
select tests.create_user('Other');

create function tests.submission_id(name text) returns uuid language sql immutable
as $$ select md5('submission ' || name)::uuid; $$;
create function tests.file_id(name text) returns uuid language sql immutable
as $$ select md5('file ' || name)::uuid; $$;
create function tests.hash(name text) returns text language sql immutable
as $$ select md5(name) || md5(name || ' again'); $$;
create function tests.save(name text, address text default '12 Oak St, New York, NY 10001', price bigint default 250000, kind text default 'multi_family') returns void language sql
as $$ select public.save_submission(tests.submission_id(name), address, kind, 'good', price, 1800, null); $$;
create function tests.incoming(member text, submission text, file text default 'a', ending text default 'pdf') returns text language sql immutable
as $$ select tests.user_id(member) || '/' || tests.submission_id(submission) || '/incoming/' || tests.file_id(file) || '.' || ending; $$;
create function tests.place(member text, submission text, file text default 'a', ending text default 'pdf') returns text language sql immutable
as $$ select tests.user_id(member) || '/' || tests.submission_id(submission) || '/' || tests.hash(file) || '.' || ending; $$;
/* What is there of an upload once storage has taken it. */
create function tests.put(path text) returns void language sql
as $$ insert into storage.objects (bucket_id, name, metadata) values ('contracts', path, '{"mimetype": "application/pdf", "size": 1000}'); $$;
/* As register-contract calls it. */
create function tests.register(
  member text, submission text, file text default 'a', name text default 'Contract.pdf', size bigint default 1000, path text default null
) returns public.submission_files language sql
as $$
  select public.register_contract(
    tests.user_id(member), tests.submission_id(submission), tests.file_id(file), name, size, 'application/pdf', tests.hash(file),
    coalesce(path, tests.place(member, submission, file))
  );
$$;
/* An upload that was checked, and back in the member's name. */
create function tests.add_file(member text, submission text, file text default 'a', name text default 'Contract.pdf') returns void language plpgsql
as $$
begin
  perform tests.as_service();
  perform tests.put(tests.place(member, submission, file));
  perform tests.register(member, submission, file, name);
  perform tests.as_member(member);
end;
$$;
create function tests.status(name text) returns text language sql security definer
as $$ select status from public.property_submissions where id = tests.submission_id(name); $$;
create function tests.steps(name text) returns text language sql
as $$ select string_agg(step, ' ' order by id) from public.submission_log where submission_id = tests.submission_id(name); $$;
create function tests.refuses(query text, message text, why text) returns text language sql
as $$ select throws_ok(query, 'P0001', message, why); $$;
create function tests.listing_of(change jsonb default '{}') returns jsonb language sql immutable
as $$
  select jsonb_build_object(
    'title', ' Brick duplex ', 'description', 'Two units.', 'property_type', 'Multi Family', 'address', '12 Oak St', 'city', 'New York',
    'state', 'NY', 'zip', '10001', 'price', 250000, 'bedrooms', 4, 'bathrooms', 2.5, 'sqft', 1800, 'condition', 'Light Rehab'
  ) || change;
$$;

select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'contracts' $$,
  $$ values (false, 5242880::bigint, array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']) $$,
  'a bucket that is not public, for PDF and Word documents of at most 5 MB'
);

-- The form ------------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.save('anns') $$, '42501', null, 'a visitor starts nothing');
select throws_ok($$ select from property_submissions $$, '42501', null, 'reads nothing');
select tests.as_member('Ann');
select lives_ok($$ select tests.save('anns', ' 12 Oak St, New York, NY 10001 ') $$, 'a member starts a submission');
select results_eq(
  $$ select address, property_type, condition, price, sqft, lot_sqft, status, user_id from property_submissions $$,
  $$ values ('12 Oak St, New York, NY 10001', 'multi_family', 'good', 250000::bigint, 1800, null::int, 'draft', tests.user_id('Ann')) $$, 'as it was told, a draft of theirs'
);
select lives_ok($$ select tests.save('anns', price => 240000) $$, 'sent again');
select is((select array_agg(price) from property_submissions), array[240000::bigint], 'it is the same one, as it is told now');
select is(tests.steps('anns'), 'started', 'which started once');
select throws_ok(format('select tests.save(%L, %L, %L, %L)', 'bad', address, price, kind), state::char(5), null, why)
from (values
  ('  ', 1, 'condo', '23514', 'not without an address'), (null, 1, 'condo', '23502', 'nor with none'), (repeat('x', 201), 1, 'condo', '23514', 'nor a longer one'),
  ('12 Oak St', 0, 'condo', '23514', 'nor without a price'), ('12 Oak St', null, 'condo', '23502', 'nor with none'),
  ('12 Oak St', 1, 'Condo', '23514', 'nor another type'), ('12 Oak St', 1, null, '23502', 'nor none')
) as bad (address, price, kind, state, why);
select throws_ok($$ select save_submission(tests.submission_id('bad'), '12 Oak St', 'condo', 'ok', 1, 1) $$, '23514', null, 'nor another condition');
select throws_ok($$ select save_submission(tests.submission_id('bad'), '12 Oak St', 'condo', 'good', 1, null) $$, '23502', null, 'nor without an area');
select throws_ok($$ select save_submission(tests.submission_id('bad'), '12 Oak St', 'condo', 'good', 1, -1) $$, '23514', null, 'nor with one below zero');
select throws_ok($$ select save_submission(null, '12 Oak St', 'condo', 'good', 1, 1) $$, '23502', null, 'nor without an id');
select throws_ok($$ insert into property_submissions (id, user_id, address, property_type, condition, price, sqft) values (tests.submission_id('x'), tests.user_id('Ann'), 'x', 'condo', 'good', 1, 1) $$, '42501', null, 'members write no row themselves');
select throws_ok($$ update property_submissions set status = 'accepted' $$, '42501', null, 'nor change one');
select throws_ok($$ insert into submission_files (id, submission_id, path, name, size, mime_type, sha256) values (gen_random_uuid(), tests.submission_id('anns'), 'x', 'a.pdf', 1, 'application/pdf', tests.hash('a')) $$, '42501', null, 'register no file');
select throws_ok($$ insert into submission_log (submission_id, step) values (tests.submission_id('anns'), 'submitted') $$, '42501', null, 'and log no step');
select throws_ok($$ select tests.register('Ann', 'anns') $$, '42501', null, 'not by the function''s way either');
select throws_ok($$ select private.register_contract(tests.user_id('Ann'), tests.submission_id('anns'), tests.file_id('a'), 'a.pdf', 1, 'application/pdf', tests.hash('a'), 'x') $$, '42501', null, 'nor behind it');
select throws_ok($$ select private.settle_submission(tests.submission_id('anns'), 'accepted', null, null) $$, '42501', null, 'and decide nothing');

select tests.as_member('Bob');
select is_empty($$ select from property_submissions $$, 'others read none of it');
select is_empty($$ select from submission_log $$, 'nor its log');
select throws_ok($$ select tests.save('anns') $$, '42501', 'Not a submission of yours', 'nor change it');
select throws_ok($$ select submit_property(tests.submission_id('anns')) $$, '42501', null, 'nor submit it');
select is_empty($$ delete from property_submissions returning id $$, 'nor remove it');
select tests.as_member('Staff');
select is_empty($$ select from property_submissions $$, 'staff read no draft');

-- The files -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select tests.put(tests.incoming('Ann', 'anns')) $$, 'a member uploads to a draft of their own');
select lives_ok(format('select tests.put(%L)', tests.incoming('Ann', 'anns', ending, ending)), 'and ' || ending) from unnest(array['doc', 'docx']) as ending;
select throws_ok(format('select tests.put(%L)', path), '42501', null, 'refused: ' || coalesce(nullif(path, ''), 'no name'))
from unnest(array[
  '', 'a.pdf', tests.user_id('Ann') || '/a.pdf', tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/a.pdf',
  tests.place('Ann', 'anns'), tests.place('Ann', 'anns', 'later'), tests.incoming('Ann', 'anns', 'b', 'exe'), tests.incoming('Ann', 'anns', 'b', 'PDF'), tests.incoming('Ann', 'anns', 'b', 'pdf.exe'),
  tests.incoming('Ann', 'anns', 'b') || E'\n', upper(tests.incoming('Ann', 'anns', 'b', '')) || 'pdf', tests.incoming('Ann', 'unknown', 'b'), tests.incoming('Bob', 'anns', 'b'),
  tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/incoming/../' || tests.file_id('b') || '.pdf',
  tests.user_id('Ann') || '/' || tests.submission_id('anns') || '/incoming/contract.pdf'
]) as path;
select tests.as_member('Bob');
select throws_ok(format('select tests.put(%L)', tests.incoming('Bob', 'anns', 'b')), '42501', null, 'nobody uploads to a submission of another, by their own folder');
select throws_ok(format('select tests.put(%L)', tests.incoming('Ann', 'anns', 'b')), '42501', null, 'or by the other''s');
select is_empty($$ select from storage.objects where bucket_id = 'contracts' $$, 'nor sees a file');
select tests.as_member('Staff');
select is_empty($$ select from storage.objects where bucket_id = 'contracts' $$, 'nor do staff, of a draft');
select tests.as_visitor();
select throws_ok($$ select tests.put(tests.incoming('Ann', 'anns', 'c')) $$, '42501', null, 'a visitor uploads nothing');

select tests.as_service();
select throws_ok($$ select tests.register('Ann', 'anns') $$, '22023', 'No such file is stored', 'what is not stored is not registered');
select throws_ok($$ select tests.register('Ann', 'anns', path => tests.incoming('Ann', 'anns')) $$, '22023', null, 'nor what is stored where members store');
select tests.put(tests.place('Ann', 'anns'));
select throws_ok($$ select tests.register('Bob', 'anns') $$, '42501', null, 'nor for another');
select throws_ok(format('select tests.register(%L, %L, name => %L)', 'Ann', 'anns', name), '23514', null, 'nor under the name ' || name)
from unnest(array['Contract.exe', 'Contract.pdf.exe', 'Contract', 'Contract.doc', '../Contract.pdf', 'a\Contract.pdf', E'Contract\n.pdf', E'Contract\u202Efdp.pdf', repeat('x', 160) || '.pdf']) as name;
select throws_ok($$ select tests.register('Ann', 'anns', size => 0) $$, '23514', null, 'nor without bytes');
select throws_ok($$ select tests.register('Ann', 'anns', size => 5242881) $$, '23514', null, 'nor one byte above 5 MB');
select lives_ok($$ select tests.register('Ann', 'anns', name => ' Contract.PDF ') $$, 'a checked file is registered');
select is((select (tests.register('Ann', 'anns', name => 'Other.pdf')).name), 'Contract.PDF', 'the same bytes again are the same file');
select tests.as_member('Ann');
select results_eq(
  $$ select name, size, mime_type, sha256 from submission_files $$, $$ values ('Contract.PDF', 1000::bigint, 'application/pdf', tests.hash('a')) $$, 'which its member reads'
);
select is(tests.steps('anns'), 'started file_added', 'and it is logged');
select is((select details from submission_log where step = 'file_added'), jsonb_build_object('name', 'Contract.PDF', 'size', 1000, 'sha256', tests.hash('a')), 'with its hash');
set local storage.allow_delete_query = 'true';
select is_empty($$ update storage.objects set metadata = '{}' where bucket_id = 'contracts' returning id $$, 'a member replaces no file');
select is_empty($$ delete from storage.objects where name = tests.place('Ann', 'anns') returning id $$, 'nor removes a registered one');
select throws_ok($$ select tests.put(tests.place('Ann', 'anns')) $$, '42501', null, 'nor stores anything in its place');
select isnt_empty($$ delete from storage.objects where name = tests.incoming('Ann', 'anns') returning id $$, 'but one that is not');
select tests.as_member('Bob');
select is_empty($$ select from submission_files $$, 'others read no file');
select is_empty($$ delete from storage.objects where bucket_id = 'contracts' returning id $$, 'nor remove one');
select is(remove_submission_file(tests.file_id('a')), null, 'nor take it out');
select tests.as_member('Ann');
select is((select count(*)::int from submission_files), 1, 'it is there as before');
select is(remove_submission_file(tests.file_id('a')), tests.place('Ann', 'anns'), 'the member takes it out of the draft');
select is(remove_submission_file(tests.file_id('a')), null, 'once');
select isnt_empty($$ delete from storage.objects where name = tests.place('Ann', 'anns') returning id $$, 'and removes it then');
select is(tests.steps('anns'), 'started file_added file_removed', 'both are logged');

-- Submitting ----------------------------------------------------------------------------------------

select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$, 'Upload your contract first.', 'nothing is submitted without a contract');
select tests.add_file('Ann', 'anns', 'b', 'Purchase.pdf');
select tests.as_owner();
delete from storage.objects where name = tests.place('Ann', 'anns', 'b');
select tests.as_member('Ann');
select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$, 'A file is not there any more. Remove it from the list and upload it again.', 'nor with one that is gone');
select tests.as_service();
select tests.put(tests.place('Ann', 'anns', 'b'));
select tests.as_member('Ann');
select lives_ok($$ select submit_property(tests.submission_id('anns')) $$, 'then it is');
select lives_ok($$ select submit_property(tests.submission_id('anns')) $$, 'a second time it changes nothing');
select is(tests.status('anns'), 'submitted', 'it waits for staff');
select is(tests.steps('anns'), 'started file_added file_removed file_added submitted', 'submitted once');
select is(
  (select details - 'lot_sqft' from submission_log where step = 'submitted'),
  jsonb_build_object(
    'address', '12 Oak St, New York, NY 10001', 'property_type', 'multi_family', 'condition', 'good', 'price', 240000, 'sqft', 1800,
    'files', jsonb_build_array(jsonb_build_object('name', 'Purchase.pdf', 'sha256', tests.hash('b')))
  ), 'as it was at that moment'
);
select tests.refuses($$ select tests.save('anns') $$, 'This property was submitted already. It cannot be changed any more.', 'what was submitted is changed no more');
select tests.refuses($$ select remove_submission_file(tests.file_id('b')) $$, 'This property was submitted already. It cannot be changed any more.', 'nor loses a file');
select throws_ok($$ select tests.put(tests.incoming('Ann', 'anns', 'd')) $$, '42501', null, 'nor gets one');
select is_empty($$ delete from storage.objects where name = tests.place('Ann', 'anns', 'b') returning id $$, 'which stays');
select is_empty($$ delete from property_submissions returning id $$, 'and nobody removes it');
select tests.as_service();
select tests.put(tests.place('Ann', 'anns', 'c'));
select tests.refuses($$ select tests.register('Ann', 'anns', 'c') $$, 'This property was submitted already. It cannot be changed any more.', 'not even the function adds one');

select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.save('unconfirmed') $$, 'without a confirmed email, a member drafts');
select tests.add_file('Unconfirmed', 'unconfirmed');
select tests.refuses($$ select submit_property(tests.submission_id('unconfirmed')) $$, 'Please confirm your email address to submit a property.', 'and submits nothing');
select isnt_empty($$ delete from property_submissions returning id $$, 'a draft is its member''s to remove');
select is((select count(*)::int from submission_files), 0, 'with its files');

-- Staff ---------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok($$ select accept_submission(tests.submission_id('anns'), tests.listing_of()) $$, '42501', null, 'a member accepts nothing');
select throws_ok($$ select return_submission(tests.submission_id('anns'), 'No') $$, '42501', null, 'and returns nothing');
select tests.as_member('Partner');
select throws_ok($$ select accept_submission(tests.submission_id('anns'), tests.listing_of()) $$, '42501', null, 'on no tier');
select is_empty($$ select from property_submissions $$, 'nor reads it');
select tests.as_member('Staff');
select is((select array_agg(id) from property_submissions), array[tests.submission_id('anns')], 'staff read what was submitted');
select is((select array_agg(name) from storage.objects where bucket_id = 'contracts'), array[tests.place('Ann', 'anns', 'b')], 'and its files, and no other');
select is((select count(*)::int from submission_files), 1, 'with their hashes');
select is_empty($$ delete from storage.objects where bucket_id = 'contracts' returning id $$, 'which they do not remove');
select throws_ok($$ select return_submission(tests.submission_id('anns'), ' ') $$, '22023', null, 'they return it with a reason only');
select throws_ok($$ select return_submission(tests.submission_id('anns'), repeat('x', 1001)) $$, '23514', null, 'of at most 1,000 characters');
select tests.refuses($$ select return_submission(tests.submission_id('anns'), 'No', now() - interval '1 hour') $$, 'It was submitted again meanwhile. Look at it again.', 'not as they have not seen it');
select lives_ok($$ select return_submission(tests.submission_id('anns'), ' The second page is missing. ', (select submitted_at from property_submissions)) $$, 'then it is returned');
select tests.refuses($$ select return_submission(tests.submission_id('anns'), 'No') $$, 'This submission was decided already, or is gone.', 'once');
select tests.refuses($$ select accept_submission(tests.submission_id('anns'), tests.listing_of()) $$, 'This submission was decided already, or is gone.', 'and not accepted after that');
select tests.refuses($$ select return_submission(tests.submission_id('unknown'), 'No') $$, 'This submission was decided already, or is gone.', 'nor one that is not there');
select tests.as_member('Ann');
select results_eq(
  $$ select status, reason, reviewer_id from property_submissions $$, $$ values ('returned', 'The second page is missing.', tests.user_id('Staff')) $$, 'its member reads why'
);
select results_eq(
  $$ select subject_id, data - 'decided_at' from notifications where kind = 'submission_decision' $$,
  $$ values (tests.submission_id('anns'), jsonb_build_object('submission_id', tests.submission_id('anns'), 'address', '12 Oak St, New York, NY 10001', 'decision', 'returned', 'property_id', null)) $$,
  'and is told'
);
select lives_ok($$ select tests.save('anns', price => 250000) $$, 'they change it');
select lives_ok($$ select remove_submission_file(tests.file_id('b')) $$, 'take a file out');
select tests.add_file('Ann', 'anns', 'full', 'Full.pdf');
select is_empty($$ delete from property_submissions returning id $$, 'do not remove it: staff have seen it');
select lives_ok($$ select submit_property(tests.submission_id('anns')) $$, 'and submit it again');
select results_eq($$ select status, reason, decided_at from property_submissions $$, $$ values ('submitted', null::text, null::timestamptz) $$, 'as if for the first time');
select is_empty($$ select from notifications $$, 'the decision is no news any more');

select tests.as_member('Staff');
select throws_ok(format('select accept_submission(tests.submission_id(%L), %L)', 'anns', listing), state::char(5), null, why)
from (values
  (null, '22023', 'accepted with a listing only'), ('[]', '22023', 'that is one'),
  (tests.listing_of('{"verified": true}'), '22023', 'of no other fields'), (tests.listing_of('{"user_id": null}'), '22023', 'nor another owner''s'),
  (tests.listing_of() - 'title', '23502', 'whole'), (tests.listing_of('{"title": " "}'), '23514', 'with a title'), (tests.listing_of('{"zip": "1"}'), '23514', 'in a place'),
  (tests.listing_of('{"price": "a lot"}'), '22P02', 'at a price')
) as bad (listing, state, why);
select is(tests.status('anns'), 'submitted', 'what is refused leaves it waiting');
create temp table made as select accept_submission(tests.submission_id('anns'), tests.listing_of(), (select submitted_at from property_submissions)) as id;
grant select on made to authenticated;
select tests.refuses($$ select accept_submission(tests.submission_id('anns'), tests.listing_of()) $$, 'This submission was decided already, or is gone.', 'it becomes one listing');
select tests.as_member('Ann');
select results_eq(
  $$ select title, user_id, verified, off_market_contract, status, jv_share_pct, county, bathrooms from properties where id = (select id from made) $$,
  $$ values ('Brick duplex', tests.user_id('Ann'), true, true, 'active', 50, 'New York', 2.5::float8) $$, 'of the member who submitted: verified, off market'
);
select results_eq(
  $$ select decision, reviewer_id from listing_reviews where property_id = (select id from made) $$, $$ values ('approved', tests.user_id('Staff')) $$, 'approved by who read the contract'
);
select results_eq($$ select status, property_id, reason from property_submissions $$, $$ values ('accepted', (select id from made), null::text) $$, 'the submission leads to it');
select is(tests.steps('anns'), 'started file_added file_removed file_added submitted returned file_removed file_added submitted accepted', 'every step is in the log');
select is(
  (select string_agg(coalesce(u.name, '-'), ' ' order by l.id) from submission_log l left join users u on u.id = l.actor_id),
  'Ann Ann Ann Ann Ann Staff Ann Ann Ann Staff', 'with who did it'
);
select is((select array_agg(kind || ' ' || (data ->> 'decision')) from notifications), array['submission_decision accepted'], 'and the member is told once');
select tests.refuses($$ select submit_property(tests.submission_id('anns')) $$, 'This property was submitted already. It cannot be changed any more.', 'it is not submitted again');
select lives_ok($$ update properties set address = '14 Oak St' where id = (select id from made) $$, 'the listing is its owner''s');
select is((select verified from properties where id = (select id from made)), false, 'another place is not what the contract is for');
select lives_ok($$ delete from properties where id = (select id from made) $$, 'they delete it');
select results_eq($$ select status, property_id from property_submissions $$, $$ values ('accepted', null::uuid) $$, 'the submission stays');

select tests.as_member('Partner');
select tests.save('partners');
select tests.add_file('Partner', 'partners', 'p');
select submit_property(tests.submission_id('partners'));
select tests.as_member('Second');
select tests.save('own');
select tests.add_file('Second', 'own', 'o');
select submit_property(tests.submission_id('own'));
select throws_ok($$ select accept_submission(tests.submission_id('own'), tests.listing_of()) $$, '42501', null, 'staff accept none of their own');
select throws_ok($$ select return_submission(tests.submission_id('own'), 'No') $$, '42501', null, 'nor return it');
select lives_ok($$ select accept_submission(tests.submission_id('partners'), tests.listing_of()) $$, 'a partner''s is accepted alike');
select results_eq(
  $$ select p.verified, p.jv_share_pct, r.decision from property_submissions s join properties p on p.id = s.property_id join listing_reviews r on r.property_id = p.id where s.id = tests.submission_id('partners') $$,
  $$ values (true, 0, 'approved') $$, 'verified, approved, without a share'
);

-- Limits --------------------------------------------------------------------------------------------

select tests.as_member('Other');
select lives_ok($$ select tests.save('other ' || n) from generate_series(1, 20) as n $$, 'twenty are started in a day');
select tests.refuses($$ select tests.save('other 21') $$, 'You have started 20 submissions today. Please wait until tomorrow.', 'and not one more');
select lives_ok($$ select tests.save('other 20', price => 5) $$, 'those there are can be changed');
select tests.add_file('Other', 'other ' || n, 'other ' || n) from generate_series(1, 11) as n;
select lives_ok($$ select submit_property(tests.submission_id('other ' || n)) from generate_series(1, 10) as n $$, 'ten are submitted in a day');
select tests.refuses($$ select submit_property(tests.submission_id('other 11')) $$, 'You have submitted 10 properties today. Please wait until tomorrow.', 'and not one more');
select tests.as_service();
select tests.put(tests.place('Other', 'other 12', n::text)) from generate_series(1, 21) as n;
select lives_ok($$ select tests.register('Other', 'other 12', n::text, size => 5242880) from generate_series(1, 20) as n $$, 'twenty files of 5 MB');
select tests.refuses($$ select tests.register('Other', 'other 12', '21', size => 1) $$, 'The files of one submission can have 100 MB together.', 'and not one byte more');
select tests.as_owner();
insert into submission_log (submission_id, actor_id, step) select tests.submission_id('other 13'), tests.user_id('Other'), 'file_added' from generate_series(1, 200);
select tests.as_service();
select tests.put(tests.place('Other', 'other 13', 'x'));
select tests.refuses($$ select tests.register('Other', 'other 13', 'x') $$, 'You have added 200 files today. Please wait until tomorrow.', 'nor two hundred a day');
select tests.as_owner();
select tests.put(tests.incoming('Other', 'other 14', 'in ' || n)) from generate_series(1, 47) as n;
select tests.as_member('Other');
select lives_ok($$ select tests.put(tests.incoming('Other', 'other 14', 'y')) $$, 'fifty wait to be looked at, those left over included');
select throws_ok($$ select tests.put(tests.incoming('Other', 'other 14', 'z')) $$, '42501', null, 'and not one more');

-- Downloads and deleted accounts ------------------------------------------------------------------------

select tests.as_member('Ann');
select is(jsonb_array_length(export_my_data() -> 'submissions'), 1, 'the download has the submission');
select is(export_my_data() #>> '{submissions,0,files,0,name}', 'Full.pdf', 'with its files');
select is(jsonb_array_length(export_my_data() -> 'submission_log'), 10, 'and every step');
select ok(export_my_data() #>> '{submissions,0}' not like '%' || tests.user_id('Staff') || '%', 'not who decided');
select tests.as_member('Staff');
select is(export_my_data() -> 'submissions', '[]', 'staff download none of others');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Staff');
select is((select array_agg(distinct reviewer_id) from property_submissions where user_id = tests.user_id('Ann')), array[null::uuid], 'who decided may go');
delete from auth.users where id = tests.user_id('Ann');
select is((select count(*)::int from property_submissions where id = tests.submission_id('anns')), 0, 'a deleted account takes its submissions along');
select is((select count(*)::int from submission_log where submission_id = tests.submission_id('anns')), 0, 'and their logs');

select * from finish();
rollback;
