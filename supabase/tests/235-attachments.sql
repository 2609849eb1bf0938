-- Attachments of messages: stored by the sender for one recipient, read by the two once sent, replaced by nobody.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
update auth.users set created_at = now() - interval '30 days';

select results_eq(
  $$ select public, file_size_limit, cardinality(allowed_mime_types) from storage.buckets where id = 'message-attachments' $$,
  $$ values (false, 10485760::bigint, 9) $$, 'a bucket that is not public, for files of at most 10 MB'
);

create function tests.message_id(name text) returns uuid language sql immutable
as $$ select md5('message ' || name)::uuid; $$;
create function tests.path(sender text, recipient text, file text) returns text language sql immutable
as $$ select tests.user_id(sender) || '/' || tests.user_id(recipient) || '/' || file; $$;
/* What is there of an upload once storage has taken it. */
create function tests.put(path text, type text default 'application/pdf', size integer default 1234) returns void language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('message-attachments', path, jsonb_build_object('mimetype', type, 'size', size));
$$;
create function tests.file(path text, name text default 'Contract.pdf', more jsonb default '{}') returns jsonb language sql
as $$ select jsonb_build_object('path', path, 'name', name) || more; $$;
create function tests.send(recipient text, name text, files jsonb, content text default '') returns uuid language sql
as $$ select public.send_message(tests.user_id(recipient), tests.message_id(name), content, null, files); $$;
create function tests.refuses(files jsonb, state text, why text, message text default 'An attachment is not there any more. Please attach it again.')
returns text language sql
as $$ select throws_ok(format('select tests.send(%L, %L, %L)', 'Bob', 'refused', files), state::char(5), case when state = 'P0001' then message end, why); $$;
create function tests.seen() returns text language sql
as $$
  select coalesce(string_agg(storage.filename(o.name), ' ' order by o.name collate "C"), '') from storage.objects o where bucket_id = 'message-attachments';
$$;

-- Storing -------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select lives_ok($$ select tests.put(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')) $$, 'a member stores a file for somebody they may write to');
select lives_ok($$ select tests.put(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'image/jpeg') $$, 'under a plain name');
select is(tests.seen(), '1-a.b_c-D.jpeg 1700000000000-contract.pdf', 'and sees what is stored');
select throws_ok(format($$ select tests.put(%L) $$, path), '42501', null, 'refused: ' || coalesce(nullif(path, ''), 'no name'))
from unnest(array[
  '', '1-a.pdf', tests.user_id('Pro') || '/1-a.pdf', tests.user_id('Pro') || '//1-a.pdf',
  tests.path('Bob', 'Pro', '1-a.pdf'), tests.path('Bob', 'Ann', '1-a.pdf'), tests.path('Pro', 'Bob', 'x/1-a.pdf'),
  tests.path('Pro', 'Bob', '../1-a.pdf'), tests.path('Pro', 'Bob', '1-..pdf'), tests.path('Pro', 'Bob', '1-a..pdf'),
  tests.path('Pro', 'Bob', '..%2f1-a.pdf'), tests.path('Pro', 'Bob', '1-..\a.pdf'), tests.path('Pro', 'Bob', '1-a b.pdf'),
  tests.path('Pro', 'Bob', '1-a.pdf' || E'\n'), tests.path('Pro', 'Bob', 'a.pdf'), tests.path('Pro', 'Bob', '1-a.exe'), tests.path('Pro', 'Bob', '1-a.svg'),
  tests.path('Pro', 'Bob', '1-a.pdf.html'), tests.path('Pro', 'Bob', '1-' || repeat('a', 121) || '.pdf'), tests.path('Pro', 'Bob', '1-a.PDF'),
  upper(tests.path('Pro', 'Bob', '')) || '1-a.pdf', tests.user_id('Pro') || '/' || upper(tests.user_id('Bob')::text) || '/1-a.pdf',
  tests.user_id('Pro') || '/' || repeat('-', 36) || '/1-a.pdf',
  tests.path('Pro', 'Hidden', '1-a.pdf'), tests.path('Pro', 'stranger', '1-a.pdf'), tests.path('Pro', 'Pro', '1-a.pdf')
]) as path;
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('images', tests.path('Bob', 'Pro', '1-a.jpeg')) $$, '42501', null, 'nor does this open another bucket'
);
select tests.as_member('Ann');
select throws_ok($$ select tests.put(tests.path('Ann', 'Bob', '1-a.pdf')) $$, '42501', null, 'nobody stores for whom they may not write to');
select is(tests.seen(), '', 'nor sees files of others');
select tests.as_member('Bob');
select is(tests.seen(), '', 'nor does the recipient, until they are sent');
select tests.as_member('Staff');
select is(tests.seen(), '', 'nor staff');
select tests.as_visitor();
select is(tests.seen(), '', 'nor a visitor');
select throws_ok($$ select tests.put(tests.path('Pro', 'Bob', '2-a.pdf')) $$, '42501', null, 'who stores nothing');

-- Sending --------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select tests.put(tests.path('Pro', 'Ann', '1-plan.pdf'));
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '2-a.pdf'))), 'P0001', 'a message carries nothing that is not there');
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Ann', '1-plan.pdf'))), 'P0001', 'nor what is meant for somebody else');
select tests.refuses('[{}]', 'P0001', 'nor nothing at all');
select tests.refuses('[{"path": null, "name": "a.pdf"}]', 'P0001', 'nor a file without a place');
select tests.refuses(
  jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')), tests.file(tests.path('Pro', 'Bob', '2-a.pdf'))), 'P0001', 'not even beside one that is'
);
select tests.refuses(
  jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')), tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))), '23505', 'nor one file twice'
);
select tests.refuses(
  (select jsonb_agg(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))) from generate_series(1, 6)), 'P0001', 'nor more than five', 'A message carries at most 5 files.'
);
select tests.refuses('{"path": "x"}', '22023', 'nor a thing that is no list');
select tests.refuses('"x"', '22023', 'nor a text');
select tests.refuses('[1]', '22023', 'nor a list of other things');
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'), name)), '23514', 'nor a file under the name ' || name)
from unnest(array['Contract.exe', 'Contract.pdf.exe', 'Contract', 'photo.jpg', '../Contract.pdf', 'a\Contract.pdf', E'Contract\n.pdf', E'Contract\u202Efdp.pdf', repeat('x', 160) || '.pdf']) as name;
select tests.refuses(jsonb_build_array(jsonb_build_object('path', tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))), '23502', 'nor under none');
select is_empty($$ select from messages $$, 'and nothing of it is sent');
select is_empty($$ select from conversations $$, 'nor begun');

select lives_ok($$
  select tests.send('Bob', 'one', jsonb_build_array(
    tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'), ' Contract (2).pdf ', '{"size": 1, "mime_type": "image/png"}'),
    tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'front.JPG', '{"width": 800, "height": 600}')
  ))
$$, 'a message carries files, without a word');
select results_eq(
  $$ select position, name, size, mime_type, width, height from message_attachments order by position $$,
  $$ values (1, 'Contract (2).pdf', 1234::bigint, 'application/pdf', null::int, null::int), (2, 'front.JPG', 1234, 'image/jpeg', 800, 600) $$,
  'with type and size as storage has them'
);
select is((select type from messages), 'file', 'a message with other files than pictures');
select is((select last_preview from conversations), 'Contract (2).pdf, front.JPG', 'which the conversation shows by their names');
select lives_ok($$
  select tests.send('Bob', 'one', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')), tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'))))
$$, 'sent again, it is the same message');
select throws_ok(
  $$ select tests.send('Bob', 'one', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg')))) $$, '23505', 'This id belongs to another message', 'but not with other files'
);
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'front.jpg')), 'P0001', 'a file is sent once');
select tests.put(tests.path('Pro', 'Bob', '3-b.png'), 'image/png');
select lives_ok($$ select tests.send('Bob', 'two', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '3-b.png'), 'b.png')), 'The kitchen') $$, 'a picture with a word');
select is((select type from messages where id = tests.message_id('two')), 'image', 'is a picture''s message');
select is((select last_preview from conversations), 'The kitchen', 'shown by its words');

-- What was sent stays --------------------------------------------------------------------------------------

set local storage.allow_delete_query = 'true';
select is_empty($$ update storage.objects set metadata = '{}' returning id $$, 'nobody replaces a file, also not the sender');
select is_empty($$ delete from storage.objects where name like '%contract.pdf' returning id $$, 'nor takes a sent one away');
select isnt_empty($$ delete from storage.objects where name like '%plan.pdf' returning id $$, 'but one that was not sent');
select tests.put(tests.path('Pro', 'Bob', '4-later.pdf'));
select tests.as_member('Bob');
select is(tests.seen(), '1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png', 'the recipient reads what was sent, and not what was not');
select is((select count(*)::int from message_attachments), 3, 'and what is said of it');
-- An address signed for uploading asks no policy.
select tests.as_owner();
update storage.objects set version = 'another' where name like '%contract.pdf';
select tests.as_member('Bob');
select is(tests.seen(), '1-a.b_c-D.jpeg 3-b.png', 'not what was put in the place of a file after that');
select tests.as_owner();
update storage.objects set version = null where name like '%contract.pdf';
select tests.as_member('Bob');
select is_empty($$ delete from storage.objects returning id $$, 'they remove nothing');
select tests.send('Pro', 'bob 1', '[]', 'Thanks');
select tests.as_member('Bob');
select throws_ok(
  $$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '4-later.pdf')))) $$, 'P0001', null, 'nor send on what is another''s'
);
select throws_ok(
  $$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '3-b.png'), 'b.png'))) $$, 'P0001', null, 'not what they can read either'
);
select lives_ok($$ select tests.put(tests.path('Bob', 'Pro', '1-deed.docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document') $$, 'who was written to stores files in answer');
select lives_ok($$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Bob', 'Pro', '1-deed.docx'), 'deed.docx'))) $$, 'and sends them');
select tests.as_member('Closer');
select is(tests.seen(), '', 'others see no file');
select is_empty($$ select from message_attachments $$, 'nor that there is one');
select tests.as_member('Staff');
select is(tests.seen(), '', 'staff neither');

-- Blocks and deleted accounts ---------------------------------------------------------------------------------

select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Pro'));
select is(tests.seen(), '1-deed.docx', 'across a block each has their own files alone');
select throws_ok($$ select tests.put(tests.path('Bob', 'Pro', '2-a.pdf')) $$, '42501', null, 'and adds none');
select tests.as_member('Pro');
select is(tests.seen(), '1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png 4-later.pdf', 'the other way round as well');
select throws_ok($$ select tests.put(tests.path('Pro', 'Bob', '5-a.pdf')) $$, '42501', null, 'and adds none');
select is((select count(*)::int from message_attachments), 4, 'what is said of them stays');
select tests.as_member('Bob');
delete from member_blocks;
select is((select count(*)::int from storage.objects), 4, 'without it all of them are back');
select ok(
  (select bool_or(m -> 'attachments' @> '[{"name": "Contract (2).pdf"}]') from jsonb_array_elements(export_my_data() -> 'messages') as m), 'the download lists them'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select tests.as_member('Bob');
select is((select count(*)::int from message_attachments where path is null), 3, 'a deleted account takes the places of its files along');
select is((select count(*)::int from message_attachments), 4, 'not their names');
select is(tests.seen(), '1-deed.docx', 'its files are nobody''s');

-- The folder is for sending --------------------------------------------------------------------------------

select tests.as_member('Closer');
select tests.put(tests.path('Closer', 'Bob', '1-sent.pdf'));
select tests.send('Bob', 'closer', jsonb_build_array(tests.file(tests.path('Closer', 'Bob', '1-sent.pdf'))));
select tests.as_owner();
select tests.put(tests.path('Closer', 'Bob', n || '-a.pdf')) from generate_series(2, 50) as n;
select tests.as_member('Closer');
select lives_ok($$ select tests.put(tests.path('Closer', 'Bob', '51-a.pdf')) $$, 'fifty files wait to be sent');
select throws_ok($$ select tests.put(tests.path('Closer', 'Bob', '52-a.pdf')) $$, '42501', null, 'and not one more');
select lives_ok($$ select tests.send('Bob', 'closer 2', jsonb_build_array(tests.file(tests.path('Closer', 'Bob', '51-a.pdf')))) $$, 'one is sent');
select lives_ok($$ select tests.put(tests.path('Closer', 'Bob', '52-a.pdf')) $$, 'and makes room for another');
select tests.as_owner();
update storage.objects set created_at = created_at - interval '1 day' where name like '%-a.pdf';
select tests.as_member('Closer');
select lives_ok($$ select tests.put(tests.path('Closer', 'Bob', '53-a.pdf')) $$, 'those of yesterday are forgotten');

select * from finish();
rollback;
