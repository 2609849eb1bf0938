-- Documents of deals: who can add, share, open, and remove them, what is logged, and who reads what.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();

create function tests.incoming(member text, name text, ending text default 'pdf') returns text language sql immutable
as $$
  select tests.user_id(member) || '/' || tests.document_id(name) || '/incoming/' || tests.document_id(name) || '.'
    || ending;
$$;
create function tests.shares(member text, name text, reader text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.share_deal_document(tests.document_id(name), tests.party_id('bob', reader));
  return null;
end;
$$;
create function tests.unshares(member text, name text, reader text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.unshare_deal_document(tests.document_id(name), tests.party_id('bob', reader));
  return null;
end;
$$;
create function tests.opens(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.open_deal_document(tests.document_id(name));
end;
$$;
create function tests.removes(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.remove_deal_document(tests.document_id(name));
end;
$$;
create function tests.can_read(path text) returns boolean language sql
as $$ select exists (select from storage.objects where bucket_id = 'deal-documents' and name = path); $$;
/* What a member sees: documents, readers, log entries. */
create function tests.sees(member text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform tests.as_member(member);
  select concat_ws(' ', (select count(*) from public.deal_documents),
    (select count(*) from public.deal_document_readers), (select count(*) from public.deal_document_log),
    (select count(*) from storage.objects where bucket_id = 'deal-documents')) into seen;
  return seen;
end;
$$;
create function tests.log(name text) returns text language sql security definer as $$
  select string_agg(step, ' ' order by id) from public.deal_document_log where document_id = tests.document_id(name);
$$;
create function tests.notified(member text) returns text language sql security definer as $$
  select string_agg(n.data ->> 'step', ' ' order by n.created_at, n.data ->> 'step') from public.notifications n
  where n.user_id = tests.user_id(member) and n.kind = 'deal' and n.data ->> 'step' ~ '^document';
$$;

select tests.offers('Eve', 'eve', 'house');
select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.offers('Eve', 'other', 'other');
select tests.answers('Pro', 'other', 'accept');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{documents}');
select tests.joins('Cal', 'Amy', 'attorney', '{terms,documents}');
select tests.joins('Bob', 'Lou', 'lender', '{terms}');

-- Uploading -----------------------------------------------------------------------------------------------

select tests.as_owner();
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'deal-documents' $$,
  $$ values (false, 10485760::bigint, array['application/pdf', 'image/jpeg', 'image/png',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document']) $$,
  'the bucket is private and takes PDFs, pictures, and Word documents of at most 10 MB'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.put(tests.incoming('Bob', 'up')) $$, 'works', 'a party uploads to their own folder'),
  ('Bob', $$ select tests.put(tests.incoming('Bob', 'up', 'docx')) $$, 'works', 'also Word documents'),
  ('Bob', $$ select tests.put(tests.path('Bob', 'up')) $$, 'fails 42501', 'nor where checked files are'),
  ('Bob', $$ select tests.put('agreements/' || tests.document_id('up') || '/' || tests.hash('up') || '.pdf') $$,
    'fails 42501', 'nor where sealed agreements are'),
  ('Bob', $$ select tests.put(tests.incoming('Bob', 'x', 'html')) $$, 'fails 42501', 'nor another type'),
  ('Tia', $$ select tests.put(tests.incoming('Tia', 'up')) $$, 'works', 'a guest with the right uploads'),
  ('Lou', $$ select tests.put(tests.incoming('Lou', 'up')) $$, 'fails 42501', 'one without doesn''t'),
  ('Ann', $$ select tests.put(tests.incoming('Ann', 'up')) $$, 'fails 42501', 'nor someone without a deal')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from storage.objects where bucket_id = 'deal-documents';

-- Registering ---------------------------------------------------------------------------------------------

select tests.as_service();
select throws_ok($$ select tests.register('Bob', 'title') $$, '22023', null, 'a document needs a stored file');
select tests.put(tests.path('Bob', 'title'));
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.register('Cal', 'title', path => tests.path('Bob', 'title')) $$, 'fails 22023',
    'another member''s file is no document'),
  ($$ select tests.register('Bob', 'title', sha256 => tests.hash('else')) $$, 'fails 22023',
    'the hash is that of the stored file'),
  ($$ select tests.register('Bob', 'title', kind => 'selfie') $$, 'fails 23514', 'kinds come from the list'),
  ($$ select tests.register('Bob', 'title', file => 'Title.exe') $$, 'fails 23514', 'a name fits the type'),
  ($$ select tests.register('Bob', 'title', file => E'Ti\u202efdp.exe') $$, 'fails 23514', 'and can''t disguise it'),
  ($$ select tests.register('Bob', 'title', size => 10485761) $$, 'fails 23514', 'nor be over 10 MB'),
  ($$ select tests.register('Bob', 'title', mime_type => 'text/html') $$, 'fails 23514', 'nor another type'),
  ($$ select tests.register('Bob', 'title', '{Lou}') $$,
    'fails: Someone you chose can’t see documents of this deal. Choose again.', 'a reader needs the right'),
  ($$ select public.register_deal_document(tests.user_id('Bob'), tests.document_id('title'), tests.deal_id('bob'),
      'title', array[tests.party_id('other', 'Eve')], 'Title.pdf', 1000, 'application/pdf', tests.hash('title'),
      tests.path('Bob', 'title')) $$, 'fails: Someone you chose can’t see documents of this deal. Choose again.',
    'and takes part in this deal'),
  ($$ select tests.register('Bob', 'title', offer => 'other') $$, 'fails 42501',
    'a party of another deal adds nothing'),
  ($$ select tests.register('Lou', 'title', path => tests.path('Bob', 'title')) $$, 'fails 42501',
    'nor a guest without the right'),
  ($$ select public.register_deal_document(tests.user_id('Bob'), tests.document_id('title'), gen_random_uuid(), 'title',
      '{}', 'Title.pdf', 1000, 'application/pdf', tests.hash('title'), tests.path('Bob', 'title')) $$, 'fails 42501',
    'nor anyone to a deal that doesn''t exist'),
  ($$ select tests.register('Bob', 'title', '{Cal,Tia,Bob}') $$, 'works', 'the buyer adds a document'),
  ($$ (tests.register('Bob', 'title', '{Amy}')).kind $$, 'gives title', 'twice is one'),
  ($$ select tests.register('Cal', 'title', path => tests.path('Bob', 'title')) $$, 'fails 42501',
    'an ID belongs to its member'),
  ($$ select tests.register('Eve', 'title', offer => 'other') $$, 'fails 42501', 'in its deal'),
  ($$ tests.log('title') $$, 'gives added shared shared', 'the log says what happened')
) as t (statement, outcome, rule);
select is(
  tests.last_entry() - 'prev' - 'at' - 'offer' - 'seq',
  jsonb_build_object('actor', 'buyer', 'kind', 'document.add', 'data', jsonb_build_object(
    'document', tests.document_id('title'), 'sha256', tests.hash('title'), 'size', 1000,
    'readers', (
      select jsonb_agg(id order by id)
      from unnest(array[tests.party_id('bob', 'Cal'), tests.party_id('bob', 'Tia')]) as id
    )
  )), 'the ledger has the hash and no name'
);
select is(tests.notified('Cal') || ' ' || tests.notified('Tia'), 'document.add document.add', 'readers hear of it');
select is(concat(tests.notified('Bob'), tests.notified('Jo'), tests.notified('Amy'), tests.notified('Lou')), '',
  'and nobody else');

-- Who reads -----------------------------------------------------------------------------------------------

select is(tests.sees('Bob'), '1 2 3 1', 'who added it sees it, its readers, the log, and the file');
select is(tests.sees('Cal'), '1 2 0 0', 'a reader sees it and its readers');
select is(tests.sees('Tia'), '1 2 0 0', 'so does a guest');
select is(tests.sees(name), '0 0 0 0', name || ' doesn''t')
from unnest(array['Jo', 'Amy', 'Lou', 'Eve', 'Ann', 'Staff', 'Pro']) as name;
select tests.as_visitor();

select is(tests.opens('Bob', 'title'), tests.path('Bob', 'title'), 'who added it opens it');
select is(tests.log('title'), 'added shared shared', 'which isn''t logged');
select is(tests.opens('Cal', 'title'), tests.path('Bob', 'title'), 'a reader opens it');
select ok(not tests.can_read(tests.path('Bob', 'title')), 'but can''t read the file in storage');
select is(tests.sees('Tia'), '1 2 0 0', 'which opens it for no one else');
select is(tests.sees('Cal'), '1 2 1 0', 'they see their own view');
select is(tests.log('title'), 'added shared shared viewed', 'it''s logged');
select is((select party_id from deal_document_log where step = 'viewed'), tests.party_id('bob', 'Cal'),
  'for who added it')
from tests.as_member('Bob');
select throws_ok(format('select tests.opens(%L, ''title'')', name), '42501', 'This document isn’t available to you.',
  name || ' can''t open it') from unnest(array['Jo', 'Amy', 'Lou', 'Eve', 'Ann', 'Staff']) as name;
select throws_ok($$ select tests.opens('Cal', 'nothing') $$, '42501', 'This document isn’t available to you.');

-- Sharing -------------------------------------------------------------------------------------------------

select throws_ok(format('select tests.shares(%L, ''title'', ''Amy'')', name), '42501', null, name || ' can''t share it')
from unnest(array['Cal', 'Tia', 'Jo', 'Lou', 'Eve', 'Ann', 'Staff']) as name;
select throws_ok(format('select tests.unshares(%L, ''title'', ''Tia'')', name), '42501', null,
  name || ' can''t unshare it') from unnest(array['Cal', 'Tia', 'Jo', 'Lou', 'Eve', 'Ann', 'Staff']) as name;
select throws_ok($$ select tests.shares('Bob', 'nothing', 'Amy') $$, '42501', null,
  'an unknown document isn''t shared');
select throws_ok($$ select tests.shares('Bob', 'title', 'Lou') $$, 'P0001',
  'Someone you chose can’t see documents of this deal. Choose again.');
select throws_ok($$ select share_deal_document(tests.document_id('title'), tests.party_id('other', 'Eve')) $$, 'P0001',
  'Someone you chose can’t see documents of this deal. Choose again.', 'nor with a party of another deal')
from tests.as_member('Bob');
select throws_ok($$ select share_deal_document(tests.document_id('title'), null) $$, 'P0001', null, 'nor with no one');
select lives_ok($$ select tests.shares('Bob', 'title', 'Amy') $$, 'who added it shares it');
select lives_ok($$ select tests.shares('Bob', 'title', 'Amy') $$, 'twice is once');
select lives_ok($$ select tests.shares('Bob', 'title', 'Bob') $$, 'with themselves changes nothing');
select is(tests.last_entry() -> 'data',
  jsonb_build_object('document', tests.document_id('title'), 'party', tests.party_id('bob', 'Amy')),
  'it''s in the ledger');
select is(tests.notified('Amy'), 'document.share', 'the reader hears of it');
select is(tests.notified('Tia'), 'document.add', 'the others don''t');
select is(tests.opens('Amy', 'title'), tests.path('Bob', 'title'), 'and opens it');
select lives_ok($$ select tests.unshares('Bob', 'title', 'Amy') $$, 'it can be taken back');
select lives_ok($$ select tests.unshares('Bob', 'title', 'Amy') $$, 'twice is once');
select is(tests.last_entry() ->> 'kind', 'document.unshare', 'that''s in the ledger, too');
select is(tests.notified('Amy'), 'document.share', 'without a notice');
select is(tests.sees('Amy'), '0 0 1 0', 'then they only see that they viewed it, and can''t read the file');
select throws_ok($$ select tests.opens('Amy', 'title') $$, '42501', null, 'nor open it');

-- Rights --------------------------------------------------------------------------------------------------

select lives_ok($$ select tests.opens('Tia', 'title') $$, 'a guest opens it');
select tests.as_member('Cal');
select lives_ok($$ select set_party_rights(tests.party_id('bob', 'Tia'), '{terms}') $$, 'the guest loses the right');
select is(tests.sees('Tia'), '0 0 1 0', 'and the document with it');
select throws_ok($$ select tests.opens('Tia', 'title') $$, '42501', null, 'a guest without the right opens nothing');
select tests.as_service();
select tests.put(tests.path('Tia', 'late'));
select throws_ok($$ select tests.register('Tia', 'late') $$, '42501', null, 'and adds nothing');
select tests.as_member('Cal');
select lives_ok($$ select set_party_rights(tests.party_id('bob', 'Tia'), '{documents}') $$, 'it''s given back');
select is(tests.sees('Tia'), '1 3 1 1', 'so is the document');
select lives_ok($$ select tests.adds('Tia', 'commitment', '{Cal,Bob}') $$, 'a guest adds a document');
select is(tests.sees('Jo'), '0 0 0 0', 'which others don''t see');
select tests.as_member('Cal');
select lives_ok($$ select revoke_party(tests.party_id('bob', 'Tia')) $$, 'the guest is removed');
select is(tests.sees('Tia'), '1 2 3 2', 'they keep what they added themselves');
select throws_ok($$ select tests.opens('Tia', 'title') $$, '42501', null, 'a removed guest opens nothing of others');
select throws_ok($$ select tests.put(tests.incoming('Tia', 'again')) $$, '42501', null, 'nor uploads');
select throws_ok($$ select tests.shares('Tia', 'commitment', 'Amy') $$, '42501', null, 'nor shares their own');
select lives_ok($$ select tests.unshares('Tia', 'commitment', 'Bob') $$, 'but can take it back');
select is(tests.sees('Bob'), '1 3 8 1', 'so that it''s gone for the other');
select lives_ok($$ select tests.joins('Cal', 'Tia', 'title', '{documents}') $$, 'invited again, they come back');
select is(tests.sees('Tia'), '1 2 4 2', 'with what is theirs, and nothing that was shared before');
select lives_ok($$ select tests.shares('Tia', 'commitment', 'Amy') $$, 'and share it again');

-- Removing ------------------------------------------------------------------------------------------------

select throws_ok(format('select tests.removes(%L, ''title'')', name), '42501', null, name || ' can''t remove it')
from unnest(array['Cal', 'Tia', 'Jo', 'Lou', 'Eve', 'Ann', 'Staff']) as name;
select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from storage.objects where name = tests.path('Bob', 'title') returning name $$, 'no rows',
    'the file of a document can''t be deleted'),
  ($$ update storage.objects set name = name || 'x' where name = tests.path('Bob', 'title') returning name $$,
    'no rows', 'nor changed'),
  ($$ select tests.opens('Cal', 'title') $$, 'works', 'a reader opens it once more')
) as t (statement, outcome, rule);
select is(tests.removes('Bob', 'title'), tests.path('Bob', 'title'), 'who added it removes it');
select is(tests.removes('Bob', 'title'), tests.path('Bob', 'title'), 'twice is once');
select is(tests.last_entry() -> 'data', jsonb_build_object('document', tests.document_id('title')),
  'it''s in the ledger');
select is((select count(*) from deal_documents where removed_at is not null), 1::bigint, 'they still see that it was')
from tests.as_member('Bob');
select throws_ok($$ select tests.opens('Bob', 'title') $$, '42501', null, 'but can''t open it');
select is_empty($$ select from deal_documents where id = tests.document_id('title') $$,
  'a reader doesn''t see the document anymore') from tests.as_member('Cal');
select throws_ok($$ select tests.opens('Cal', 'title') $$, '42501', null, 'nor opens it');
select throws_ok($$ select tests.shares('Bob', 'title', 'Jo') $$, 'P0001', 'This document was removed.');
select isnt_empty($$ delete from storage.objects where name = tests.path('Bob', 'title') returning name $$,
  'then the file can be deleted') from tests.as_member('Bob');

-- Standing and blocks -------------------------------------------------------------------------------------

select tests.adds('Bob', 'inspection', '{Cal,Jo}');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Cal'));
select is(tests.opens('Cal', 'inspection'), tests.path('Bob', 'inspection'), 'a block doesn''t end a deal''s papers');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Cal'), 'Spam', until => now() + interval '1 day');
select throws_ok($$ select tests.opens('Cal', 'inspection') $$, '42501', null, 'a suspended reader can''t open it');
select throws_ok($$ select tests.put(tests.incoming('Cal', 's')) $$, '42501', null, 'nor upload');
select tests.as_owner();
delete from private.member_standings;
select tests.adds('Cal', 'report', '{Bob}');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Cal'), 'Spam', until => now() + interval '1 day');
select lives_ok($$ select tests.unshares('Cal', 'report', 'Bob') $$, 'but take back what they shared');
select throws_ok($$ select tests.shares('Cal', 'report', 'Bob') $$, '42501', null, 'not share it');
select is(tests.removes('Cal', 'report'), tests.path('Cal', 'report'), 'remove it');
select isnt_empty($$ delete from storage.objects where name = tests.path('Cal', 'report') returning name $$,
  'and delete its file');
select tests.as_service();
select tests.put(tests.path('Cal', 's'));
select throws_ok($$ select tests.register('Cal', 's') $$, 'P0001', 'Your account is suspended.');
select tests.as_member('Staff');
select moderate('restrict', 'profile', tests.user_id('Jo'), 'Spam');
select is(tests.opens('Jo', 'inspection'), tests.path('Bob', 'inspection'), 'a read-only member still reads');
select tests.as_service();
select tests.put(tests.path('Jo', 's'));
select throws_ok($$ select tests.register('Jo', 's') $$, 'P0001', 'Your account is read-only.');
select tests.as_owner();
delete from private.member_standings;
delete from private.verified_emails where user_id = tests.user_id('Jo');
select tests.as_service();
select throws_ok($$ select tests.register('Jo', 's') $$, 'P0001', 'Verify your email address first.');
select tests.as_owner();
select tests.verify_email('Jo');

-- Limits --------------------------------------------------------------------------------------------------

select tests.set_trust('Amy', 0);
select tests.as_service();
do $$
begin
  for i in 1 .. 20 loop
    perform tests.put(tests.path('Amy', 'many ' || i));
    perform tests.register('Amy', 'many ' || i);
  end loop;
  perform tests.put(tests.path('Amy', 'many 21'));
end;
$$;
select throws_ok($$ select tests.register('Amy', 'many 21') $$, 'P0001', 'New members can add 20 documents a day.');

-- Ended deals ---------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select confirm_closing(tests.deal_id('bob'), 95000, (now() at time zone 'America/Chicago')::date);
select tests.as_member('Cal');
select ok(confirm_closing(tests.deal_id('bob'), 95000, (now() at time zone 'America/Chicago')::date),
  'the deal closes');
select lives_ok($$ select tests.adds('Tia', 'statement', '{Bob,Cal}') $$, 'documents can still be added');
select lives_ok($$ select tests.shares('Tia', 'statement', 'Jo') $$, 'and shared');
select is(tests.opens('Jo', 'statement'), tests.path('Tia', 'statement'), 'and opened');
select tests.as_member('Eve');
select lives_ok($$ select tests.adds('Eve', 'eves', '{Pro}', 'other') $$, 'in another deal');
select lives_ok($$ select end_deal(tests.deal_id('other'), 'financing') $$, 'that falls through');
select is(tests.opens('Pro', 'eves'), tests.path('Eve', 'eves'), 'documents stay readable');
select throws_ok($$ select tests.adds('Eve', 'more', offer => 'other') $$, 'P0001', 'This deal fell through.');
select tests.as_member('Eve');
select tests.holds(statement, outcome, rule) from (values
  ($$ select share_deal_document(tests.document_id('eves'), tests.party_id('other', 'Pro')) $$,
    'fails: This deal fell through.', 'but none is shared anymore'),
  ($$ select unshare_deal_document(tests.document_id('eves'), tests.party_id('other', 'Pro')) $$, 'works',
    'taking back goes'),
  ($$ select tests.removes('Eve', 'eves') $$, 'works', 'so does removing')
) as t (statement, outcome, rule);

-- Export and account deletion -----------------------------------------------------------------------------

select tests.as_owner();
delete from auth.users where id = tests.user_id('Tia');
select isnt_empty($$ select from deal_documents where id = tests.document_id('statement') $$,
  'deleting an account leaves what it shared to those who can read it');
select isnt_empty($$ select from deal_document_log where document_id = tests.document_id('statement') $$,
  'with the log');
select tests.holds($$ select from ledger_entries e where e.content like '%' || tests.hash('statement') || '%' $$,
    'rows', 'the ledger keeps the hash');
delete from auth.users where id = tests.user_id('Jo');
select isnt_empty($$ select from deal_documents where id = tests.document_id('inspection') $$,
  'a reader''s deletion deletes nothing of others');
select is(tests.opens('Cal', 'inspection'), tests.path('Bob', 'inspection'), 'and the others still read it');

select * from finish();
rollback;
