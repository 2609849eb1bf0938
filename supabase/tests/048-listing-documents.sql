-- Documents of listings: everyone who sees the listing sees their names, public files are open to the same readers, and
-- files on request are for those the seller approved. Only the seller writes them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Asker', 'Other', 'Blocked', 'Mod', 'Reviewer', 'Gone']) as name;
select tests.create_user('Fresh', trust => 0, age => '1 day');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator'), (tests.user_id('Reviewer'), 'reviewer');
select tests.create_listing('anns', 'Ann'), tests.create_listing('bobs', 'Bob'),
  tests.create_listing('unconfirmeds', 'Unconfirmed'), tests.create_listing('plain', 'Ann');
delete from listing_reviews;
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Blocked'));

create function tests.document_id(name text) returns uuid language sql immutable
as $$ select md5('document ' || name)::uuid; $$;
create function tests.path(owner text, listing text, name text, extension text default 'pdf') returns text
language sql immutable
as $$
  select tests.user_id(owner) || '/' || tests.listing_id(listing) || '/' || tests.document_id(name) || '.' || extension;
$$;
/* What storage records for an upload. */
create function tests.put(path text, type text default 'application/pdf', size integer default 1234) returns void
language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('documents', path, jsonb_build_object('mimetype', type, 'size', size));
$$;
create function tests.document(
  owner text, listing text, name text, access text default 'public', kind text default 'Other',
  file_name text default null, extension text default 'pdf'
) returns jsonb language sql
as $$
  select jsonb_build_object(
    'id', tests.document_id(name), 'kind', kind, 'access', access,
    'path', tests.path(owner, listing, name, extension), 'name', coalesce(file_name, name || '.' || extension)
  );
$$;
create function tests.stored_documents() returns setof public.listing_documents language sql security definer
as $$ select * from public.listing_documents order by name; $$;
/* Those that the reader can open, whether they know of them or not. */
create function tests.open_files() returns text[] language plpgsql
as $$
declare
  document public.listing_documents;
  opened text[] := '{}';
begin
  for document in select * from tests.stored_documents() loop
    begin
      if public.open_listing_document(document.id) = document.path then
        opened := opened || document.name;
      end if;
    exception when insufficient_privilege then
      null;
    end;
  end loop;
  return opened;
end;
$$;
create function tests.request_id(member text, listing text default 'anns') returns uuid
language sql security definer set search_path = ''
as $$
  select r.id from public.listing_document_requests r
  where r.member_id = tests.user_id(member) and r.property_id = tests.listing_id(listing);
$$;
create function tests.all_documents() returns jsonb language sql
as $$
  select jsonb_build_array(
    tests.document('Ann', 'anns', 'roof', 'public', 'Inspection report'),
    tests.document('Ann', 'anns', 'rents', 'on_request', 'Rent roll', ' Rents (2).pdf '),
    tests.document('Ann', 'anns', 'title', 'on_request', 'Title')
  );
$$;
create function tests.sees(reader text, files text[], description text, names integer default 3) returns setof text
language plpgsql
as $$
declare
  files_seen text[];
begin
  if reader is null then
    perform tests.as_visitor();
  else
    perform tests.as_member(reader);
  end if;
  files_seen := tests.open_files();
  return next is(files_seen, files, description);
  return next is(
    (select count(*)::int from storage.objects o
      where o.bucket_id = 'documents' and o.name not like auth.uid() || '/%'), 0, description || ': not in storage'
  );
  return next is(
    (select count(*)::int from public.listing_documents where property_id = tests.listing_id('anns')), names,
    description || ': names'
  );
end;
$$;
grant execute on all functions in schema tests to public;

select tests.holds($$ select public, file_size_limit, cardinality(allowed_mime_types) from storage.buckets where id =
      'documents' $$, 'gives (f,10485760,6)',
    'the documents bucket is private and limited to 10 MB and six file types');

-- Uploading ---------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.path('Ann', 'anns', name)) from unnest(array['roof', 'rents', 'title', 'spare']) as
      name $$, 'works', 'a seller can upload documents'),
  ($$ select tests.put(tests.path('Ann', 'draft', 'early', 'xlsx'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') $$, 'works',
    'also for a listing that isn''t posted yet')
) as t (statement, outcome, rule);
select throws_ok(format('select tests.put(%L)', path), '42501', null, 'invalid upload path: ' || path)
from unnest(array[
  tests.path('Bob', 'anns', 'x'), tests.user_id('Ann') || '/x.pdf', tests.user_id('Ann') || '/properties/x.pdf',
  tests.path('Ann', 'anns', 'x', 'exe'), tests.path('Ann', 'anns', 'x', 'html'), tests.path('Ann', 'anns', 'x', 'doc'),
  tests.path('Ann', 'anns', 'x') || E'\n', replace(tests.path('Ann', 'anns', 'x'), '/', '//'),
  tests.path('Ann', 'anns', 'x') || '/x.pdf', upper(tests.path('Ann', 'anns', 'x'))
]) as path;

-- Saving ------------------------------------------------------------------------------------------

select tests.holds('Unconfirmed', $$ select save_listing_documents(tests.listing_id('unconfirmeds'), '[]') $$,
  'fails P0001',
    'members without a verified email can''t save documents');
select tests.as_member('Ann');
select is(save_listing_documents(tests.listing_id('anns'), tests.all_documents()), '{}',
  'a seller can save the documents of their listing');
select is(save_listing_documents(tests.listing_id('anns'), tests.all_documents()), '{}',
  'saving the same again changes nothing');
select results_eq(
  'select position::integer, kind, access, name, size, mime_type from listing_documents order by position',
  $$
    values
      (1, 'Inspection report', 'public', 'roof.pdf', 1234::bigint, 'application/pdf'),
      (2, 'Rent roll', 'on_request', 'Rents (2).pdf', 1234, 'application/pdf'),
      (3, 'Title', 'on_request', 'title.pdf', 1234, 'application/pdf')
  $$,
  'documents have the type and size that storage recorded, and a trimmed name'
);
select throws_ok(format('select save_listing_documents(tests.listing_id(''plain''), %L)', documents), state::char(5),
  null, description)
from (values
  ('null'::jsonb, '22023', 'a null list'), ('{}', '22023', 'an object'), ('"x"', '22023', 'a string'),
  ('[1]', '22023', 'a list of numbers'),
  ('[{"id": "x"}]', '22P02', 'an ID that isn''t a UUID'),
  ('[{}]', 'P0001', 'an empty document'),
  (jsonb_build_array(tests.document('Ann', 'anns', 'roof')), 'P0001', 'a file of another listing'),
  (jsonb_build_array(tests.document('Ann', 'plain', 'missing')), 'P0001', 'a file that isn''t stored')
) as bad (documents, state, description);
select throws_ok('select save_listing_documents(tests.listing_id(''plain''), null)', '22023', null, 'no list at all');
select throws_ok(
  format('select save_listing_documents(tests.listing_id(''anns''), %L, ''{}'')', jsonb_build_array(document)), '23514',
  null, description
)
from (values
  (tests.document('Ann', 'anns', 'spare', 'secret'), 'an unknown access'),
  (tests.document('Ann', 'anns', 'spare', kind => 'Deed'), 'an unknown kind'),
  (tests.document('Ann', 'anns', 'spare', file_name => 'spare.pdf.exe'), 'an extension that isn''t its type''s'),
  (tests.document('Ann', 'anns', 'spare', file_name => 'spare.xlsx'), 'the extension of another type'),
  (tests.document('Ann', 'anns', 'spare', file_name => '../spare.pdf'), 'a path as its name'),
  (tests.document('Ann', 'anns', 'spare', file_name => repeat('x', 160) || '.pdf'), 'a long name')
) as bad (document, description);
select tests.holds(statement, outcome, rule) from (values
  ($$ select save_listing_documents(tests.listing_id('anns'), (select jsonb_agg(tests.document('Ann', 'anns', 'many ' ||
      n)) from generate_series(1, 18) as n)) $$, 'fails P0001', 'documents that aren''t uploaded'),
  ($$ select count(*)::int from listing_documents $$, 'gives 3', 'the rejected lists changed nothing')
) as t (statement, outcome, rule);
select tests.put(tests.path('Ann', 'anns', 'many ' || n)) from generate_series(1, 18) as n;
select tests.holds($$ select save_listing_documents(tests.listing_id('anns'), (select jsonb_agg(tests.document('Ann',
      'anns', 'many ' || n)) from generate_series(1, 18) as n), '{}') $$,
    'fails: A listing can have 20 documents.', 'a listing can''t have a 21st document');

-- Saved documents keep their files ----------------------------------------------------------------

set local storage.allow_delete_query = 'true';
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from storage.objects where name = tests.path('Ann', 'anns', 'roof') returning 1 $$, 'no rows',
    'the file of a document can''t be deleted'),
  ($$ update storage.objects set metadata = '{}' where bucket_id = 'documents' returning 1 $$, 'no rows',
    'or replaced'),
  ($$ select tests.put(tests.path('Ann', 'anns', 'roof')) $$, 'fails 42501', 'or uploaded again'),
  ($$ delete from storage.objects where name = tests.path('Ann', 'anns', 'spare') returning 1 $$, 'rows',
    'a file that no listing has can be deleted')
) as t (statement, outcome, rule);

-- Who sees what -----------------------------------------------------------------------------------

select tests.sees('Ann', '{Rents (2).pdf,roof.pdf,title.pdf}', 'the seller reads all files');
select tests.sees(null, '{roof.pdf}', 'visitors read public files and see the names of the others');
select tests.sees(name, '{roof.pdf}', name || ' reads public files')
from unnest(array['Bob', 'Unconfirmed', 'Hidden', 'Basic', 'Pro', 'Partner', 'Closer', 'Fresh']) as name;
select tests.sees('Blocked', '{}', 'across a block, members read and see nothing', 0);
select tests.sees('Staff', '{roof.pdf}', 'staff read only public files');
select tests.sees('Mod', '{roof.pdf}', 'moderators, too');
select tests.as_member('Bob');
select report('listing', tests.listing_id('anns'), 'scam');
select tests.sees('Mod', '{Rents (2).pdf,roof.pdf,title.pdf}', 'moderators read all files of a reported listing');
select tests.sees('Reviewer', '{roof.pdf}', 'reviewers don''t');
select tests.as_member('Mod');
select handle_report((select id from reports), 'Nothing to see');
select tests.sees('Mod', '{roof.pdf}', 'once the report is handled, moderators don''t');
select tests.as_owner();
insert into listing_reviews (property_id) values (tests.listing_id('anns'));
select tests.sees('Reviewer', '{Rents (2).pdf,roof.pdf,title.pdf}', 'reviewers read all files of a pending review');
select tests.sees('Mod', '{roof.pdf}', 'moderators don''t');
select tests.as_owner();
delete from listing_reviews;
insert into held_content (subject_id, subject_kind, member_id, reason, snapshot)
values (tests.listing_id('anns'), 'listing', tests.user_id('Ann'), 'first_post', '{}');
select tests.sees('Mod', '{Rents (2).pdf,roof.pdf,title.pdf}', 'moderators read all files of a held listing');
select tests.sees('Reviewer', '{roof.pdf}', 'reviewers don''t read those of a held one');
select tests.as_owner();
delete from held_content;
-- Uploads through a signed URL bypass the policies.
update storage.objects set version = 'another' where name = tests.path('Ann', 'anns', 'roof');
select tests.sees('Bob', '{}', 'a file that was replaced isn''t the document');
select tests.as_owner();
update storage.objects set version = null where name = tests.path('Ann', 'anns', 'roof');

-- Requests ----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select request_documents(tests.listing_id('anns')) $$, 'fails 42501', 'sellers can''t ask for their own'),
  ('Unconfirmed', $$ select request_documents(tests.listing_id('anns')) $$, 'fails: Verify your email address first.',
    'members without a verified email can''t ask for documents'),
  ('Hidden', $$ select request_documents(tests.listing_id('anns')) $$, 'fails P0001',
    'members whose profile the seller can''t see can''t ask'),
  ('Asker', $$ select request_documents(tests.listing_id('nowhere')) $$, 'fails 42501',
    'there''s nothing to ask for nowhere'),
  ('Asker', $$ select request_documents(tests.listing_id('plain')) $$,
    'fails: This listing no longer has documents on request.', 'or for a listing without documents'),
  ('Asker', $$ select request_documents(tests.listing_id('anns'), repeat('x', 501)) $$, 'fails 23514',
    'notes have a limit'),
  ('Asker', $$ select request_documents(tests.listing_id('anns'), ' Cash buyer. ') $$, 'works',
    'members can ask for documents'),
  ('Asker', $$ select request_documents(tests.listing_id('anns'), 'Again') $$, 'works', 'asking twice is asking once')
) as t (who, statement, outcome, rule);
select results_eq('select note, status from listing_document_requests', $$ values ('Cash buyer.', 'pending') $$,
  'members read their own requests');
select tests.sees('Asker', '{roof.pdf}', 'a pending request opens no file');
select tests.as_member('Asker');
select throws_ok(format('select decide_document_request(%L, ''approved'')', tests.request_id('Asker')), '42501', null,
  'only the seller decides, not the member');
select tests.as_member(name), throws_ok(
  format('select decide_document_request(%L, ''approved'')', tests.request_id('Asker')), '42501', null,
  'not ' || name
) from unnest(array['Other', 'Staff']) as name;
select tests.holds('Ann', $$ select count(*)::int from listing_document_requests $$,
  'gives 1', 'the seller reads the request');
select results_eq($$ select actor_id, data ->> 'property_id' from notifications where kind = 'document_request' $$,
  $$ values (tests.user_id('Asker'), tests.listing_id('anns')::text) $$, 'and is notified');
select throws_ok(format('select decide_document_request(%L, %L)', tests.request_id('Asker'), decision), '22023', null,
  'a decision can''t be ' || coalesce(decision, 'null')) from unnest(array['pending', 'maybe', null]) as decision;
select lives_ok(format('select decide_document_request(%L, ''approved'')', tests.request_id('Asker')),
  'the seller approves it');
select tests.holds($$ select from notifications where kind = 'document_request' $$, 'no rows',
    'which deletes the seller''s notification');
select tests.sees('Asker', '{Rents (2).pdf,roof.pdf,title.pdf}', 'an approved request opens the files');
select tests.sees('Other', '{roof.pdf}', 'only for that member');
select tests.holds(who, statement, outcome, rule) from (values
  ('Asker', $$ select data ->> 'decision' from notifications where kind = 'document_decision' $$, 'gives approved',
    'the member is notified'),
  ('Asker', $$ select request_documents(tests.listing_id('anns')) $$, 'works', 'asking again keeps the approval'),
  ('Fresh', $$ select request_documents(tests.listing_id('anns'), 'Hello') $$,
    'fails: New members can’t add a note yet. Send the request without one.', 'new members can''t send notes'),
  ('owner', $$ select tests.set_trust('Other', 1) $$, null, null),
  ('Other', $$ select request_documents(tests.listing_id('anns'), 'See spam.example.com') $$,
    'fails: New members can’t use links, email addresses, or phone numbers here yet.', 'or links')
) as t (who, statement, outcome, rule);

-- Access ends -------------------------------------------------------------------------------------

select tests.as_member('Ann');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Asker'));
select is_empty('select from listing_document_requests', 'across a block, the seller doesn''t see the request');
select tests.sees('Asker', '{}', 'a block ends the access', 0);
select tests.as_member('Ann');
delete from member_blocks where blocked_id = tests.user_id('Asker');
update properties set status = 'paused' where id = tests.listing_id('anns');
select tests.sees('Asker', '{}', 'pausing the listing ends the access', 0);
select tests.sees(null, '{}', 'also to public files', 0);
select tests.sees('Staff', '{roof.pdf}', 'staff still read public files');
select tests.holds('Other', $$ select request_documents(tests.listing_id('anns')) $$, 'fails 42501',
    'a paused listing takes no requests');
select tests.as_member('Ann');
update properties set status = 'sold' where id = tests.listing_id('anns');
select tests.sees('Asker', '{Rents (2).pdf,roof.pdf,title.pdf}', 'a sold listing keeps the access');
select tests.as_member('Ann');
update properties set status = 'active' where id = tests.listing_id('anns');
select tests.as_member('Mod');
select moderate('suspend', 'profile', tests.user_id('Ann'), 'Spam', until => now() + interval '1 day');
select tests.as_member('Ann');
select decide_document_request(tests.request_id('Asker'), 'declined');
select tests.as_member('Mod');
select reverse_action((select id from moderation_actions where action = 'suspend'), 'Mistake');
select tests.sees('Asker', '{roof.pdf}', 'declining an approved request revokes the access, in any standing');
select tests.holds('Asker', $$ select data ->> 'decision' from notifications where kind = 'document_decision' $$,
    'gives revoked', 'with a notification');
select throws_like(
  $$ select request_documents(tests.listing_id('anns')) $$,
  'The seller declined your request. You can ask again after %', 'a declined member can''t ask again right away'
);
select tests.as_owner();
update listing_document_requests set decided_at = now() - interval '31 days';
select tests.as_member('Asker');
select lives_ok($$ select request_documents(tests.listing_id('anns'), 'Please') $$, 'but after 30 days');
select results_eq('select note, status, decided_at from listing_document_requests',
  $$ values ('Please', 'pending', null::timestamptz) $$, 'as a new request');
select tests.as_member('Ann');
select decide_document_request(tests.request_id('Asker'), 'approved');
select tests.as_member('Mod');
select moderate('suspend', 'profile', tests.user_id('Asker'), 'Spam', until => now() + interval '1 day');
select tests.sees('Asker', '{}', 'suspended members read no files');
select tests.as_member('Mod');
select reverse_action(
  (select id from moderation_actions where member_id = tests.user_id('Asker') and action = 'suspend'), 'Mistake'
);
select tests.sees('Asker', '{Rents (2).pdf,roof.pdf,title.pdf}', 'until it ends');
select tests.as_member('Mod');
select moderate('restrict', 'profile', tests.user_id('Other'), 'Spam');
select tests.as_member('Other');
select tests.holds($$ select tests.put(tests.path('Other', 'others', 'x')) $$, 'fails 42501', 'or upload any');
select tests.as_member('Mod');
select moderate('remove', 'listing', tests.listing_id('anns'), 'Spam');
select tests.sees('Asker', '{}', 'a removed listing shows no files', 0);
select tests.holds('Ann', $$ select save_listing_documents(tests.listing_id('anns'), '[]') $$, 'fails 42501',
    'and its documents can''t be changed');
select tests.as_member('Mod');
select reverse_action((select id from moderation_actions where action = 'take_down'), 'Mistake');

-- Changing and deleting ---------------------------------------------------------------------------

select tests.as_member('Ann');
update properties set status = 'active' where id = tests.listing_id('anns');
select is(
  save_listing_documents(
    tests.listing_id('anns'),
    jsonb_build_array(
      tests.document('Ann', 'anns', 'many 1'), tests.document('Ann', 'anns', 'rents', 'public', 'Leases')
    ),
    array[tests.document_id('rents')]
  ),
  '{}', 'documents that the caller hadn''t loaded stay'
);
select is((select count(*)::int from listing_documents), 4, 'with the new one');
select is(
  save_listing_documents(
    tests.listing_id('anns'),
    jsonb_build_array(tests.document('Ann', 'anns', 'rents', 'public', 'Leases', 'Other.pdf')),
    array[tests.document_id('roof'), tests.document_id('rents')]
  ),
  array[tests.path('Ann', 'anns', 'roof')], 'those left out are deleted, and their paths returned'
);
select results_eq($$ select name, kind, access from listing_documents where id = tests.document_id('rents') $$,
  $$ values ('Rents (2).pdf', 'Leases', 'public') $$, 'a stored document keeps its name');
select tests.holds($$ delete from storage.objects where name = tests.path('Ann', 'anns', 'roof') returning 1 $$, 'rows',
    'then its file can be deleted');
select tests.sees('Bob', '{Rents (2).pdf,many 1.pdf}', 'a document that became public is open to everyone', 3);
select tests.holds('Ann', $$ array_length(save_listing_documents(tests.listing_id('anns'), '[]'), 1) $$, 'gives 3',
    'without a list of known ones, all are');

-- Limits, export, and deletion --------------------------------------------------------------------

select tests.put(tests.path('Ann', 'anns', 'last'));
select save_listing_documents(
  tests.listing_id('anns'), jsonb_build_array(tests.document('Ann', 'anns', 'last', 'on_request'))
);
select tests.as_owner();
insert into private.rate_limits (user_id, action, period, started_at, used)
values (tests.user_id('Fresh'), 'document_request', '1 day', now(), 10),
  (tests.user_id('Ann'), 'document_decision', '1 day', now(), 300)
on conflict on constraint rate_limits_pkey do update set used = excluded.used;
select tests.holds('Fresh', $$ select request_documents(tests.listing_id('anns')) $$,
    'fails: New members can send 10 document requests a day.', 'new members can ask for few documents a day');
select tests.as_member('Gone');
select request_documents(tests.listing_id('anns'));
select tests.as_member('Ann');
select throws_ok(format('select decide_document_request(%L, ''approved'')', tests.request_id('Gone')), 'P0001',
  'You can answer 300 document requests a day.', 'decisions have a limit, too');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ delete from auth.users where id = tests.user_id('Gone') $$, null, null),
  ('owner', $$ select from notifications where kind = 'document_request' and user_id = tests.user_id('Ann') $$,
    'no rows', 'and the notifications about them'),
  ('owner', $$ delete from properties where id = tests.listing_id('anns') $$, null, null),
  ('Ann', $$ delete from storage.objects where name = tests.path('Ann', 'anns', 'last') returning 1 $$, 'rows',
    'after which the file can be deleted')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
