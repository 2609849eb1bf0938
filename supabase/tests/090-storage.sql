-- Pictures live in the owner's folder of two buckets; only the owner can list, upload, replace, and delete them.
begin;
\ir helpers.psql
select tests.create_cast();

select results_eq(
  $$
    select id, public, file_size_limit, allowed_mime_types
    from storage.buckets
    where id in ('avatars', 'images')
    order by id
  $$,
  $$
    values
      ('avatars', true, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp']),
      ('images', true, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp'])
  $$,
  'both picture buckets are public and limited to images of 10 MB'
);

create function tests.put(bucket text, path text) returns void language sql
as $$ insert into storage.objects (bucket_id, name) values (bucket, path); $$;
select tests.put('images', tests.user_id('Bob') || '/properties/x/1.webp');
select tests.put('avatars', tests.user_id('Bob') || '/face.webp');
insert into storage.buckets (id, name) values ('secrets', 'secrets');

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.put('images', tests.user_id('Ann') || '/properties/x/1.webp') $$, 'works',
    'a member can upload a listing picture to their own folder'),
  ($$ select tests.put('avatars', tests.user_id('Ann') || '/face.webp') $$, 'works',
    'a member can upload a profile picture to their own folder'),
  ($$ select count(*)::int from storage.objects $$, 'gives 2', 'a member can list only their own files'),
  ($$ update storage.objects set name = tests.user_id('Ann') || '/me.webp' where bucket_id = 'avatars' $$, 'works',
    'a member can rename their own file')
) as t (statement, outcome, rule);
select throws_ok(format($$ select tests.put(%L, %L) $$, bucket, path), '42501', null,
  'a member can''t upload to ' || bucket || ' ' || path)
from (values
  ('images', tests.user_id('Bob') || '/properties/x/2.webp'), ('avatars', tests.user_id('Bob') || '/face2.webp'),
  ('images', 'public/1.webp'), ('images', '1.webp'), ('images', tests.user_id('Ann')::text),
  ('images', '/' || tests.user_id('Ann') || '/1.webp'),
  ('images', tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/1.webp'),
  ('images', '../images/' || tests.user_id('Ann') || '/1.webp'), ('secrets', tests.user_id('Ann') || '/1.webp')
) as refused (bucket, path);
select tests.holds($$ update storage.objects set bucket_id = 'secrets' where name like tests.user_id('Ann') || '/%' $$,
  'fails 42501',
    'a file can''t be moved to another bucket');
-- Hosted projects block SQL deletes unless this is set, as their Storage API does.
set local storage.allow_delete_query = 'true';
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ delete from storage.objects $$, 'works', 'an unfiltered delete runs without an error'),
  ('Ann', $$ select count(*)::int from storage.objects $$, 'gives 0',
    'an unfiltered delete removes all of the member''s own files'),
  ('Unconfirmed', $$ select tests.put('avatars', tests.user_id('Unconfirmed') || '/face.webp') $$, 'works',
    'an unconfirmed member can upload a profile picture')
) as t (who, statement, outcome, rule);

select tests.holds('owner', $$ select count(*)::int from storage.objects where name like tests.user_id('Bob') ||
      '/%' $$, 'gives 2', 'another member''s unfiltered delete kept Bob''s pictures');
select results_eq(
  $$
    select policyname::text collate "C", cmd
    from pg_policies
    where schemaname = 'storage' and policyname like 'Members % images%'
    order by 1
  $$,
  $$
    values
      ('Members can delete their own images' collate "C", 'DELETE'),
      ('Members can list their own images', 'SELECT'),
      ('Members can replace their own images', 'UPDATE'),
      ('Members can upload images to their own folder', 'INSERT')
  $$,
  'the images bucket has one policy per operation'
);

-- File sizes --------------------------------------------------------------------------------------

select throws_ok(
  format(
    $$ insert into storage.objects (bucket_id, name, metadata) values (%L, 'x/1', jsonb_build_object('size', %s)) $$,
    id, file_size_limit + 1
  ),
  'P0001', format('Files here can be %s MB at most.', file_size_limit / 1048576),
  'a file over the limit of ' || id || ' can''t be stored, not even by the storage server'
) from storage.buckets where id <> 'secrets' order by id;
select tests.holds(statement, outcome, rule) from (values
  ($$ insert into storage.objects (bucket_id, name, metadata) values ('contracts', 'x/2', '{"size": 5242880}'),
      ('images', 'x/2', '{"size": 10485760}'), ('secrets', 'x/2', '{"size": 50000000}'), ('contracts', 'x/3',
      '{"contentLength": 5243000}') $$, 'works',
    'a file of exactly the limit is stored, as is any in a bucket without one, and a form may be larger than its file'),
  ($$ update storage.objects set metadata = '{"size": 5242881}' where bucket_id = 'contracts' and name = 'x/2' $$,
    'fails P0001', 'a file can''t be replaced with one over the limit'),
  ($$ update storage.objects set bucket_id = 'avatars' where bucket_id = 'images' and name = 'x/2' $$,
    'fails 42501: A file stays in its bucket.', 'a file can''t be moved to another bucket')
) as t (statement, outcome, rule);

-- File types --------------------------------------------------------------------------------------

select throws_ok(
  format($$ insert into storage.objects (bucket_id, name, metadata) values (%L, 'x/9', '{"mimetype": %s}') $$, id,
    to_json(type)),
  'P0001', 'Files of this type aren’t accepted here.',
  type || ' can''t be stored in ' || id || ', not even by the storage server'
)
from storage.buckets, unnest(array['text/html', 'image/svg+xml', 'TEXT/HTML; image/png', 'image/*', '']) as type
where id <> 'secrets' order by id, type;
insert into storage.buckets (id, name, allowed_mime_types) values ('any-image', 'any-image', array['image/*']);
select tests.holds(statement, outcome, rule) from (values
  ($$ insert into storage.objects (bucket_id, name, metadata) values ('images', 'x/9', '{"mimetype": "Image/PNG"}'),
      ('secrets', 'x/9', '{"mimetype": "text/html"}'), ('any-image', 'x/9', '{"mimetype": "image/avif"}') $$, 'works',
    'those of the bucket are, as are all without a list, and images where a bucket takes any'),
  ($$ insert into storage.objects (bucket_id, name, metadata) values ('any-image', 'y', '{"mimetype": "imagex/a"}') $$,
    'fails P0001', 'which are no others'),
  ($$ update storage.objects set metadata = '{"mimetype": "application/pdf"}' where bucket_id = 'images' and
      name = 'x/9' $$, 'fails P0001', 'a file can''t be replaced with one of another type')
) as t (statement, outcome, rule);

-- What members can't do with any file -------------------------------------------------------------

/* What the storage server sets for each request. */
create function tests.operates(name text) returns text language sql
as $$ select set_config('storage.operation', 'storage.' || name, true); $$;
select tests.put('images', tests.user_id('Ann') || '/mine.webp');
select tests.as_member('Ann');
select is_empty($$ select from storage.objects $$, 'a member has no file for ' || name),
  throws_ok($$ select tests.put('images', tests.user_id('Ann') || '/new.webp') $$, '42501', null, 'stores none'),
  is_empty($$ update storage.objects set name = name || 'x' returning name $$, 'and changes none')
from unnest(array['object.sign', 'object.sign_many', 'object.copy', 'object.move', 's3.object.copy',
  's3.upload.part_copy']) as name, tests.operates(name);
select isnt_empty($$ select from storage.objects $$, 'their own files are there for ' || name)
from unnest(array['object.upload', 'object.list', 'object.get_authenticated', 'object.sign_upload_url',
  'object.delete_many']) as name, tests.operates(name);
select tests.holds('visitor', $$ select from storage.objects $$, 'no rows', 'a visitor has no file to sign'),
  tests.holds('service', $$ select from storage.objects $$, 'rows', 'the service has them all')
from tests.operates('object.sign');
select set_config('storage.operation', '', true);
select tests.as_owner();
select is_empty(
  $$
    select policyname from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and permissive = 'PERMISSIVE' and cmd in ('SELECT', 'ALL')
      and (roles <> '{authenticated}' or qual ~ ' OR |private\.'
        or qual !~ '\(storage\.foldername\(name\)\)\[1\] = \(\( SELECT auth\.uid\(\) AS uid\)\)::text')
  $$, 'members see no files in storage but those in their own folder'
);

-- Quotas ------------------------------------------------------------------------------------------

select tests.create_user('New', age => '0'), tests.create_user('Old');
/* Stores files as the storage server does: as itself, on behalf of their owner, in a bucket without a limit. */
create function tests.store(owner text, number integer, size bigint) returns void language sql
as $$
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  values (
    'secrets', tests.user_id(owner) || '/' || number || '.webp', tests.user_id(owner),
    jsonb_build_object('size', size)
  );
$$;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.store('New', 1, 60 * 1024 * 1024) $$, 'works', 'a new account can store files'),
  ($$ select tests.store('New', 2, 60 * 1024 * 1024) $$,
    'fails: New accounts can store 200 files and 100 MB. Yours can store more once it’s a week old.',
    'a new account can''t store more than 100 MB'),
  ($$ update storage.objects set metadata = '{"size": 200000000}' where name like tests.user_id('New') || '/%' $$,
    'fails P0001', 'replacing a file with a larger one counts'),
  ($$ update storage.objects set metadata = '{"size": 1}' where name like tests.user_id('New') || '/%' $$, 'works',
    'replacing a file with a smaller one is allowed'),
  ($$ select tests.store('Old', 1, 60 * 1024 * 1024 * 10) $$, 'works', 'an older account can store more'),
  ($$ select tests.store('New', n, 1) from generate_series(2, 100) as n $$, 'works', 'a new account can upload'),
  ($$ select tests.store('New', 101, 1) $$, 'fails: New members can upload 100 files an hour.',
    'a new account can''t upload more than 100 files an hour')
) as t (statement, outcome, rule);
update private.rate_limits set used = 1 where action = 'upload';
select lives_ok($$ select tests.store('New', n, 1) from generate_series(101, 199) as n $$, 'uploads go on later');
update private.rate_limits set used = 1 where action = 'upload';
select tests.store('New', 200, 1);
select tests.holds($$ select tests.store('New', 201, 1) $$,
    'fails: New accounts can store 200 files and 100 MB. Yours can store more once it’s a week old.',
    'a new account can''t store more than 200 files');
update auth.users set created_at = now() - interval '8 days' where id = tests.user_id('New');
select lives_ok($$ select tests.store('New', 201, 1) $$, 'an account that has turned a week old can store more');
select tests.holds($$ insert into storage.objects (bucket_id, name) values ('images', tests.user_id('Old') ||
      '/by-hand.webp') $$, 'works', 'files without an owner have no limit');

select * from finish();
rollback;
