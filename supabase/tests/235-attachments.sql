-- Message attachments: uploaded by the sender for one recipient, readable by both once sent, and never replaced.
begin;
\ir helpers.psql
select tests.create_cast();

select tests.holds($$ select public, file_size_limit, cardinality(allowed_mime_types) from storage.buckets where id =
      'message-attachments' $$, 'gives (f,10485760,9)',
    'the attachments bucket is private and limited to 10 MB and nine file types');

create function tests.message_id(name text) returns uuid language sql immutable
as $$ select md5('message ' || name)::uuid; $$;
create function tests.path(sender text, recipient text, file text) returns text language sql immutable
as $$ select tests.user_id(sender) || '/' || tests.user_id(recipient) || '/' || file; $$;
/* What storage records for an upload. */
create function tests.put(
  path text, type text default 'application/pdf', size integer default 1234
) returns void language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('message-attachments', path, jsonb_build_object('mimetype', type, 'size', size));
$$;
create function tests.file(
  path text, name text default 'Contract.pdf', more jsonb default '{}'
) returns jsonb language sql
as $$ select jsonb_build_object('path', path, 'name', name) || more; $$;
create function tests.send(recipient text, name text, files jsonb, content text default '') returns uuid language sql
as $$ select public.send_message(tests.user_id(recipient), tests.message_id(name), content, null, files); $$;
create function tests.refuses(
  files jsonb, state text, description text,
  message text default 'An attachment is no longer available. Please attach it again.'
) returns text language sql
as $$
  select throws_ok(
    format('select tests.send(%L, %L, %L)', 'Bob', 'refused', files), state::char(5),
    case when state = 'P0001' then message end, description
  );
$$;
create function tests.visible_files() returns text language sql
as $$
  select coalesce(string_agg(storage.filename(o.name), ' ' order by o.name collate "C"), '')
  from storage.objects o
  where bucket_id = 'message-attachments';
$$;
/* Those that the caller can open, of all there are. */
create function tests.all_paths() returns text[] language sql security definer
as $$ select array_agg(name) from storage.objects where bucket_id = 'message-attachments'; $$;
create function tests.open_files() returns text language sql
as $$
  select coalesce(string_agg(storage.filename(o), ' ' order by o collate "C"), '')
  from public.open_attachments(tests.all_paths()) as o;
$$;

-- Uploading ---------------------------------------------------------------------------------------

select tests.as_member('Pro');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')) $$, 'works',
    'a member can upload a file for someone they can message'),
  ($$ select tests.put(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'image/jpeg') $$, 'works',
    'an uploaded file can have letters, digits, dots, dashes, and underscores in its name'),
  ($$ tests.visible_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf',
    'the sender can see their uploaded files')
) as t (statement, outcome, rule);
select throws_ok(format($$ select tests.put(%L) $$, path), '42501', null,
  'invalid upload path: ' || coalesce(nullif(path, ''), '(empty)'))
from unnest(
  array[
    '', '1-a.pdf', tests.user_id('Pro') || '/1-a.pdf', tests.user_id('Pro') || '//1-a.pdf',
    tests.path('Bob', 'Pro', '1-a.pdf'), tests.path('Bob', 'Ann', '1-a.pdf'), tests.path('Pro', 'Bob', 'x/1-a.pdf'),
    tests.path('Pro', 'Bob', '../1-a.pdf'), tests.path('Pro', 'Bob', '1-..pdf'), tests.path('Pro', 'Bob', '1-a..pdf'),
    tests.path('Pro', 'Bob', '..%2f1-a.pdf'), tests.path('Pro', 'Bob', '1-..\a.pdf'),
    tests.path('Pro', 'Bob', '1-a b.pdf'),
    tests.path('Pro', 'Bob', '1-a.pdf' || E'\n'), tests.path('Pro', 'Bob', 'a.pdf'),
    tests.path('Pro', 'Bob', '1-a.exe'), tests.path('Pro', 'Bob', '1-a.svg'),
    tests.path('Pro', 'Bob', '1-a.pdf.html'), tests.path('Pro', 'Bob', '1-' || repeat('a', 121) || '.pdf'),
    tests.path('Pro', 'Bob', '1-a.PDF'),
    upper(tests.path('Pro', 'Bob', '')) || '1-a.pdf',
    tests.user_id('Pro') || '/' || upper(tests.user_id('Bob')::text) || '/1-a.pdf',
    tests.user_id('Pro') || '/' || repeat('-', 36) || '/1-a.pdf',
    tests.path('Pro', 'Hidden', '1-a.pdf'), tests.path('Pro', 'stranger', '1-a.pdf'),
    tests.path('Pro', 'Pro', '1-a.pdf')
  ]
) as path;
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ insert into storage.objects (bucket_id, name) values ('images', tests.path('Bob', 'Pro', '1-a.jpeg')) $$,
    'fails 42501', 'the attachment policy doesn''t allow uploads to another bucket'),
  ('Ann', $$ select tests.put(tests.path('Ann', 'Bob', '1-a.pdf')) $$, 'fails 42501',
    'a member can''t upload a file for someone they can''t message')
) as t (who, statement, outcome, rule);
select tests.as_member('Bob');
select is(tests.visible_files(), '', 'the recipient can''t see files that weren''t sent');
select tests.as_visitor();

-- Sending -----------------------------------------------------------------------------------------

select tests.as_member('Pro');
select tests.put(tests.path('Pro', 'Ann', '1-plan.pdf'));
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '2-a.pdf'))), 'P0001',
  'an attachment needs an uploaded file');
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Ann', '1-plan.pdf'))), 'P0001',
  'a file uploaded for someone else can''t be attached');
select tests.refuses('[{}]', 'P0001', 'an empty attachment is rejected');
select tests.refuses('[{"path": null, "name": "a.pdf"}]', 'P0001', 'an attachment needs a path');
select tests.refuses(
  jsonb_build_array(
    tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')), tests.file(tests.path('Pro', 'Bob', '2-a.pdf'))
  ),
  'P0001', 'one missing file rejects the whole message'
);
select tests.refuses(
  jsonb_build_array(
    tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf')),
    tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))
  ),
  '23505', 'the same file can''t be attached twice'
);
select tests.refuses(
  (select jsonb_agg(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))) from generate_series(1, 6)),
  'P0001', 'a message can''t have more than five files', 'A message can have at most 5 files.'
);
select tests.refuses('{"path": "x"}', '22023', 'attachments can''t be an object');
select tests.refuses('"x"', '22023', 'attachments can''t be a string');
select tests.refuses('[1]', '22023', 'attachments can''t be a list of numbers');
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1700000000000-contract.pdf'), name)),
  '23514', 'invalid file name: ' || name)
from unnest(
  array[
    'Contract.exe', 'Contract.pdf.exe', 'Contract', 'photo.jpg', '../Contract.pdf', 'a\Contract.pdf',
    E'Contract\u202Efdp.exe', repeat('x', 160) || '.pdf'
  ]
) as name;
select tests.refuses(
  jsonb_build_array(jsonb_build_object('path', tests.path('Pro', 'Bob', '1700000000000-contract.pdf'))), '23502',
  'an attachment needs a name'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ select from messages $$, 'no rows', 'the rejected attachments sent no message'),
  ($$ select tests.send('Bob', 'one', jsonb_build_array(tests.file(tests.path('Pro', 'Bob',
      '1700000000000-contract.pdf'), ' Contract (2).pdf ', '{"size": 1, "mime_type": "image/png"}'),
      tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'front.JPG', '{"width": 800, "height": 600}'))) $$,
    'works', 'a message can have files without text')
) as t (statement, outcome, rule);
select tests.holds($$ select position, name, size, mime_type, width, height from message_attachments order by
      position $$,
    'gives (1,"Contract (2).pdf",1234,application/pdf,,) (2,front.JPG,1234,image/jpeg,800,600)',
    'attachments have the type and size that storage recorded');
select tests.holds(statement, outcome, rule) from (values
  ($$ select type from messages $$, 'gives file', 'a message with a file that isn''t an image has the type file'),
  ($$ select last_preview from conversations $$, 'gives Contract (2).pdf, front.JPG',
    'the preview of a message without text lists its files'),
  ($$ select tests.send('Bob', 'one', jsonb_build_array(tests.file(tests.path('Pro', 'Bob',
      '1700000000000-contract.pdf')), tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg')))) $$, 'works',
    'the same message with the same files can be sent again'),
  ($$ select tests.send('Bob', 'one', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg')))) $$,
    'fails 23505: This id belongs to another message', 'the same message id with other files is rejected')
) as t (statement, outcome, rule);
select tests.refuses(jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '1-a.b_c-D.jpeg'), 'front.jpg')), 'P0001',
  'a file can''t be sent in two messages');
select tests.put(tests.path('Pro', 'Bob', '3-b.png'), 'image/png');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.send('Bob', 'two', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '3-b.png'), 'b.png')),
      'The kitchen') $$, 'works', 'a member can send an image with text'),
  ($$ select type from messages where id = tests.message_id('two') $$, 'gives image',
    'a message with only images has the type image'),
  ($$ select last_preview from conversations $$, 'gives The kitchen', 'the preview of a message with text is its text')
) as t (statement, outcome, rule);

-- Sent files can't change -------------------------------------------------------------------------

set local storage.allow_delete_query = 'true';
select tests.holds(statement, outcome, rule) from (values
  ($$ update storage.objects set metadata = '{}' returning id $$, 'no rows', 'the sender can''t replace a file'),
  ($$ delete from storage.objects where name like '%contract.pdf' returning id $$, 'no rows',
    'the sender can''t delete a sent file'),
  ($$ delete from storage.objects where name like '%plan.pdf' returning id $$, 'rows',
    'the sender can delete a file that wasn''t sent')
) as t (statement, outcome, rule);
select tests.put(tests.path('Pro', 'Bob', '4-later.pdf'));
select tests.as_member('Bob');
select is(tests.open_files(), '1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png',
  'the recipient can open only the files that were sent');
select is(tests.visible_files(), '', 'and sees none of them in storage');
select tests.holds('Pro', $$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png',
  'the sender can open them, too');
select tests.as_owner();
update messages set removed_at = now() where id = tests.message_id('two');
select tests.holds('Bob', $$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf',
  'the recipient can''t open the files of a message that was removed');
select tests.holds('Pro', $$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png',
  'its sender can');
select tests.as_owner();
update messages set removed_at = null where id = tests.message_id('two');
select tests.as_member('Bob');
select is((select count(*)::int from message_attachments), 3, 'the recipient can read the attachments');
-- Uploads through a signed URL bypass the policies.
select tests.as_owner();
update storage.objects set version = 'another' where name like '%contract.pdf';
select tests.holds('Bob', $$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 3-b.png',
    'the recipient can''t open a file that was replaced after sending');
select tests.as_owner();
update storage.objects set version = null where name like '%contract.pdf';
select tests.as_member('Bob');
select is_empty($$ delete from storage.objects returning id $$, 'the recipient can''t delete files');
select tests.send('Pro', 'bob 1', '[]', 'Thanks');
select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '4-later.pdf')))) $$,
    'fails P0001', 'a member can''t send a file someone else uploaded'),
  ($$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Pro', 'Bob', '3-b.png'), 'b.png'))) $$,
    'fails P0001', 'a member can''t forward a file they received'),
  ($$ select tests.put(tests.path('Bob', 'Pro', '1-deed.docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document') $$, 'works',
    'a member can upload files for someone who messaged them'),
  ($$ select tests.send('Pro', 'bob 2', jsonb_build_array(tests.file(tests.path('Bob', 'Pro', '1-deed.docx'),
      'deed.docx'))) $$, 'works', 'a member can reply with files')
) as t (statement, outcome, rule);
select tests.as_member('Staff');

-- Blocks and account deletion ---------------------------------------------------------------------

select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Pro'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.open_files() $$, 'gives 1-deed.docx', 'across a block, the blocker can open only their own files'),
  ('Pro', $$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png',
    'across a block, the blocked member can open only their own files'),
  ('Pro', $$ select count(*)::int from message_attachments $$, 'gives 4', 'a block keeps the attachment rows')
) as t (who, statement, outcome, rule);
select tests.as_member('Bob');
delete from member_blocks;
select tests.holds($$ tests.open_files() $$, 'gives 1-a.b_c-D.jpeg 1700000000000-contract.pdf 3-b.png 1-deed.docx',
    'after unblocking, all files can be opened again');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select tests.as_member('Bob');
select is((select count(*)::int from message_attachments where path is null), 3,
  'deleting an account clears the paths of its attachments');
select is((select count(*)::int from message_attachments), 4, 'deleting an account keeps its attachments'' names');
select is(tests.open_files(), '1-deed.docx', 'a deleted account''s files can''t be opened');

-- Unsent files are limited ------------------------------------------------------------------------

select tests.as_member('Closer');
select tests.put(tests.path('Closer', 'Bob', '1-sent.pdf'));
select tests.send('Bob', 'closer', jsonb_build_array(tests.file(tests.path('Closer', 'Bob', '1-sent.pdf'))));
select tests.as_owner();
select tests.put(tests.path('Closer', 'Bob', n || '-a.pdf')) from generate_series(2, 50) as n;
select tests.as_member('Closer');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put(tests.path('Closer', 'Bob', '51-a.pdf')) $$, 'works', 'a member can have 50 unsent files'),
  ($$ select tests.put(tests.path('Closer', 'Bob', '52-a.pdf')) $$, 'fails 42501',
    'a member can''t have a 51st unsent file'),
  ($$ select tests.send('Bob', 'closer 2', jsonb_build_array(tests.file(tests.path('Closer', 'Bob', '51-a.pdf')))) $$,
    'works', 'a member can send one of the 50 files'),
  ($$ select tests.put(tests.path('Closer', 'Bob', '52-a.pdf')) $$, 'works', 'sending a file makes room for another')
) as t (statement, outcome, rule);
select tests.as_owner();
update storage.objects set created_at = created_at - interval '1 day' where name like '%-a.pdf';
select tests.holds('Closer', $$ select tests.put(tests.path('Closer', 'Bob', '53-a.pdf')) $$, 'works',
    'unsent files no longer count after a day');

select * from finish();
rollback;
