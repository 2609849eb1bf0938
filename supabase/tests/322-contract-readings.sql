-- What contracts say and scans of files: who reads and writes them, what can't be opened, and how often it's tried.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Reviewer'), tests.create_user('Seller'), tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Reviewer'), 'reviewer'), (tests.user_id('Mod'), 'moderator');

create function tests.submission_id() returns uuid language sql immutable as $$ select md5('submission')::uuid; $$;
create function tests.file_id() returns uuid language sql immutable as $$ select md5('contract')::uuid; $$;
create function tests.hash() returns text language sql immutable as $$ select md5('a') || md5('b'); $$;
create function tests.path() returns text language sql immutable
as $$ select tests.user_id('Ann') || '/' || tests.submission_id() || '/' || tests.hash() || '.pdf'; $$;
create function tests.scan(path text) returns text language sql security definer
as $$ select s.state from private.file_scans s where s.path = scan.path; $$;
create function tests.wait(minutes integer) returns void language sql security definer
as $$ update private.contract_readings set tried_at = tried_at - make_interval(mins => minutes); $$;

-- Ann has a draft with a contract.
select tests.as_member('Ann');
select save_submission(tests.submission_id(), '12 Oak St #4, Memphis, TN 38104', 'multi_family', 'good', 250000, 1800);
select tests.as_service();
insert into storage.objects (bucket_id, name, version, metadata)
values ('contracts', tests.path(), '1', '{"mimetype": "application/pdf", "size": 1000}'),
  ('contracts', tests.user_id('Ann') || '/' || tests.submission_id() || '/incoming/' || tests.file_id() || '.pdf', '1',
    '{"mimetype": "application/pdf", "size": 1000}');
select register_contract(tests.user_id('Ann'), tests.submission_id(), tests.file_id(), 'Contract.pdf', 1000,
  'application/pdf', tests.hash(), tests.path());

-- Reading -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ select file_id from take_contract() $$, 'no rows', 'a draft isn''t read'),
  ('Ann', $$ select submit_property(tests.submission_id()) $$, 'works', 'Ann submits it'),
  ('visitor', $$ select take_contract() $$, 'fails 42501', 'a visitor can''t take contracts to read'),
  ('Ann', $$ select take_contract() $$, 'fails 42501', 'nor can a member'),
  ('Reviewer', $$ select take_contract() $$, 'fails 42501', 'nor can a reviewer'),
  ('Ann', $$ select store_reading(tests.file_id(), 'read', '{}') $$, 'fails 42501', 'a member can''t write a reading'),
  ('Reviewer', $$ select store_reading(tests.file_id(), 'read', '{}') $$, 'fails 42501', 'nor can a reviewer'),
  ('Ann', $$ select from private.contract_readings $$, 'fails 42501', 'a member can''t read the table'),
  ('Reviewer', $$ select from private.contract_readings $$, 'fails 42501', 'nor can a reviewer'),
  ('Ann', $$ update private.contract_readings set state = 'no_text' $$, 'fails 42501', 'or write to it'),
  ('Reviewer', $$ (select f.reading ->> 'state' from submission_files f) $$, 'gives waiting', 'it waits'),
  ('service', $$ (select count(*) from take_contract()) $$, 'gives 1', 'the job takes it'),
  ('service', $$ select from take_contract() $$, 'no rows', 'and not again at once'),
  ('service', $$ select tests.wait(6) $$, 'works', 'after five minutes'),
  ('service', $$ (select count(*) from take_contract()) $$, 'gives 1', 'it''s taken again'),
  ('service', $$ select tests.wait(6) $$, 'works', 'and after five more'),
  ('service', $$ (select count(*) from take_contract()) $$, 'gives 1', 'for the last time'),
  ('service', $$ select tests.wait(6) $$, 'works', 'later'),
  ('service', $$ select from take_contract() $$, 'no rows', 'it isn''t tried a fourth time'),
  ('Reviewer', $$ (select f.reading ->> 'state' from submission_files f) $$, 'gives unreadable',
    'reviewers learn that it couldn''t be read'),
  ('service', $$ select store_reading(tests.file_id(), 'read') $$, 'fails 23514', 'a reading has what was found'),
  ('service', $$ select store_reading(tests.file_id(), 'invented') $$, 'fails 23514', 'and a known state'),
  ('service', $$ select store_reading(tests.file_id(), 'read', '{"prices": [1], "addresses": [
    {"address": "12 Oak Street Unit 4", "city": "Memphis", "state": "TN", "zip": ""},
    {"address": "12 Oak St", "city": "Memphis", "state": "TN", "zip": "38104"},
    {"address": "12 Oak St #4", "city": "", "state": "", "zip": ""},
    {"address": "12 Oak St", "city": "", "state": "", "zip": ""},
    {"address": "14 Oak St #4", "city": "Memphis", "state": "TN", "zip": "38104"}]}') $$, 'works', 'the job stores it'),
  ('Reviewer', $$ (select f.reading ->> 'same_address' from submission_files f) $$,
    'gives [true, false, true, false, false]', 'each address is compared, with its unit'),
  ('Reviewer', $$ (select f.reading ->> 'state' from submission_files f) $$, 'gives read', 'a reviewer reads it'),
  ('owner', $$ select tests.create_listing('home', 'Ann') $$, 'works', 'Ann also has a listing'),
  ('owner', $$ update property_submissions set property_id = tests.listing_id('home') $$, 'works', 'of that contract'),
  ('Reviewer', $$ select c.reading ->> 'state', c.reading ->> 'same_address' from listing_reviews r, jsonb_to_recordset(
      r.contracts) as c (reading jsonb) where r.property_id = tests.listing_id('home') $$,
    'gives (read,"[false, false, false, true, false]")', 'whose review compares it with the listing''s address'),
  ('Ann', $$ select c.reading ->> 'state' from listing_reviews r, jsonb_to_recordset(r.contracts) as c (reading jsonb)
      where r.property_id = tests.listing_id('home') $$, 'gives ()', 'not for the seller'),
  ('Seller', $$ select r.contracts from listing_reviews r where r.property_id = tests.listing_id('home') $$, 'no rows',
    'another seller doesn''t see the review'),
  ('Ann', $$ (select f.reading is null from submission_files f) $$, 'gives true', 'who submitted it can''t'),
  ('Mod', $$ private.contract_reading(tests.file_id()) $$, 'gives null', 'nor can a moderator'),
  ('Seller', $$ private.contract_reading(tests.file_id()) $$, 'gives null', 'nor another seller'),
  ('visitor', $$ select private.contract_reading(tests.file_id()) $$, 'fails 42501', 'nor a visitor'),
  ('visitor', $$ select reading(f) from submission_files f $$, 'fails 42501', 'in no way')
) as t (who, statement, outcome, rule);

-- Scans -------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ (select count(*) from files_to_scan() where bucket = 'contracts') $$, 'gives 1',
    'a stored file waits to be scanned, and one that waits to be checked doesn''t'),
  ('Reviewer', $$ (select f.reading ->> 'scan' from submission_files f) $$, 'gives not_scanned', 'reviewers see it'),
  ('visitor', $$ select files_to_scan() $$, 'fails 42501', 'a visitor can''t ask what to scan'),
  ('Ann', $$ select files_to_scan() $$, 'fails 42501', 'nor can a member'),
  ('Ann', $$ select note_scan('contracts', tests.path(), 'clean') $$, 'fails 42501', 'a member can''t note a scan'),
  ('Reviewer', $$ select note_scan('contracts', tests.path(), 'clean') $$, 'fails 42501', 'nor can a reviewer'),
  ('Ann', $$ select from private.file_scans $$, 'fails 42501', 'a member can''t read scans'),
  ('Ann', $$ update private.file_scans set state = 'not_scanned' $$, 'fails 42501', 'or change them'),
  ('Ann', $$ select private.openable('contracts', tests.path()) $$, 'fails 42501', 'or try paths'),
  ('Ann', $$ select private.is_infected('contracts', tests.path()) $$, 'fails 42501', 'in any way'),
  ('service', $$ select note_scan('contracts', tests.path(), 'not_scanned') $$, 'works', 'scanning fails'),
  ('service', $$ select from files_to_scan() where bucket = 'contracts' $$, 'no rows', 'it waits for an hour'),
  ('service', $$ select note_scan('contracts', tests.path(), 'clean', 'another version') $$, 'works', 'a late scan'),
  ('service', $$ tests.scan(tests.path()) $$, 'gives not_scanned', 'says nothing of a file that was replaced'),
  ('service', $$ select note_scan('contracts', tests.path(), 'clean', '1') $$, 'works', 'a scan finds nothing'),
  ('Ann', $$ open_contract(tests.file_id()) = tests.path() $$, 'gives true', 'the member opens a clean contract'),
  ('service', $$ select note_scan('contracts', tests.path(), 'infected', '1') $$, 'works', 'a later one does'),
  ('Ann', $$ select open_contract(tests.file_id()) $$, 'fails P0001: This file contains malware and can’t be opened.',
    'the member can''t open it anymore'),
  ('Reviewer', $$ select open_contract(tests.file_id()) $$, 'fails P0001', 'nor can a reviewer'),
  ('Seller', $$ select open_contract(tests.file_id()) $$, 'fails 42501', 'others learn nothing of it'),
  ('Reviewer', $$ (select f.reading ->> 'scan' from submission_files f) $$, 'gives infected', 'reviewers see why'),
  ('service', $$ select note_scan('contracts', tests.path(), 'clean') $$, 'works', 'an overtaken scan'),
  ('service', $$ tests.scan(tests.path()) $$, 'gives infected', 'doesn''t open it again')
) as t (who, statement, outcome, rule);

select tests.as_owner();
update private.contract_readings set state = 'waiting', found = null, attempts = 0, tried_at = null;
select tests.as_service();
select tests.holds($$ select from take_contract() $$, 'no rows', 'an infected contract isn''t read');
select tests.as_owner();

-- Every private bucket is opened by a function that refuses what's infected.
select is_empty(
  $$
    select b.id from storage.buckets b
    where not b.public and not exists (
      select from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'open\_%'
        and p.prosrc ~ format('(openable|is_infected)\(''%s'',', b.id)
    )
  $$,
  'no private bucket is opened without asking what its scans found'
);
select tests.holds($$ select from private.file_scans s join storage.buckets b on b.id = s.bucket where b.public $$,
  'no rows', 'pictures in public buckets aren''t scanned');

-- Replacing and deleting --------------------------------------------------------------------------

update storage.objects set version = '2' where name = tests.path();
select is(tests.scan(tests.path()), 'not_scanned', 'a replaced file isn''t scanned');
set local storage.allow_delete_query = 'true';
delete from storage.objects where name = tests.path();
select is(tests.scan(tests.path()), null, 'a deleted file has no scan');
delete from property_submissions where id = tests.submission_id();
select tests.holds($$ select from private.contract_readings $$, 'no rows', 'a reading is deleted with its contract');

select * from finish();
rollback;
