-- Pictures live in the owner's folder of two buckets; only the owner can list, upload, replace, and delete them.
begin;
\ir helpers.psql
select no_plan();
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
select lives_ok(
  $$ select tests.put('images', tests.user_id('Ann') || '/properties/x/1.webp') $$,
  'a member can upload a listing picture to their own folder'
);
select lives_ok(
  $$ select tests.put('avatars', tests.user_id('Ann') || '/face.webp') $$,
  'a member can upload a profile picture to their own folder'
);
select is((select count(*)::int from storage.objects), 2, 'a member can list only their own files');
select lives_ok(
  $$ update storage.objects set name = tests.user_id('Ann') || '/me.webp' where bucket_id = 'avatars' $$,
  'a member can rename their own file'
);
select throws_ok(
  format($$ select tests.put(%L, %L) $$, bucket, path),
  '42501', null, 'a member can''t upload to ' || bucket || ' ' || path
) from (values
  ('images', tests.user_id('Bob') || '/properties/x/2.webp'), ('avatars', tests.user_id('Bob') || '/face2.webp'),
  ('images', 'public/1.webp'), ('images', '1.webp'), ('images', tests.user_id('Ann')::text),
  ('images', '/' || tests.user_id('Ann') || '/1.webp'),
  ('images', tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/1.webp'),
  ('images', '../images/' || tests.user_id('Ann') || '/1.webp'), ('secrets', tests.user_id('Ann') || '/1.webp')
) as refused (bucket, path);
select throws_ok(
  $$
    update storage.objects
    set name = tests.user_id('Bob') || '/1.webp'
    where name like tests.user_id('Ann') || '/%'
  $$,
  '42501', null, 'a file can''t be moved to another member''s folder'
);
select throws_ok(
  $$
    update storage.objects
    set name = tests.user_id('Ann') || '/../1.webp'
    where name like tests.user_id('Ann') || '/%'
  $$,
  '42501', null, 'a file can''t be moved out of the folder with ..'
);
select throws_ok(
  $$ update storage.objects set bucket_id = 'secrets' where name like tests.user_id('Ann') || '/%' $$,
  '42501', null, 'a file can''t be moved to another bucket'
);
select is_empty(
  $$ select from storage.objects where name like tests.user_id('Bob') || '/%' $$,
  'a member can''t list another member''s folder'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name like tests.user_id('Bob') || '/%' returning id $$,
  'a member can''t replace another member''s files'
);
select lives_ok($$ update storage.objects set metadata = '{}' $$, 'an unfiltered update runs without an error');
-- Hosted projects block SQL deletes unless this is set, as their Storage API does.
set local storage.allow_delete_query = 'true';
select lives_ok($$ delete from storage.objects $$, 'an unfiltered delete runs without an error');
select is(
  (select count(*)::int from storage.objects),
  0, 'an unfiltered delete removes all of the member''s own files'
);
select is_empty($$ select from storage.buckets $$, 'a member can''t list buckets');
select throws_ok(
  $$ insert into storage.buckets (id, name, public) values ('mine', 'mine', true) $$,
  '42501', null, 'a member can''t create a bucket'
);
select is_empty(
  $$ update storage.buckets set file_size_limit = null returning id $$,
  'a member can''t change a bucket''s limits'
);

select tests.as_member('Staff');
select is_empty(
  $$ select from storage.objects where name like tests.user_id('Bob') || '/%' $$,
  'staff can''t list a member''s folder'
);
select tests.as_member('Unconfirmed');
select lives_ok(
  $$ select tests.put('avatars', tests.user_id('Unconfirmed') || '/face.webp') $$,
  'an unconfirmed member can upload a profile picture'
);
select tests.as_visitor();
select is_empty($$ select from storage.objects $$, 'a visitor can''t list files');
select throws_ok(
  $$ select tests.put('images', 'public/1.webp') $$,
  '42501', null, 'a visitor can''t upload to a public folder'
);
select throws_ok(
  $$ select tests.put('images', '/1.webp') $$,
  '42501', null, 'a visitor can''t upload to a folder with an empty name'
);
select is_empty($$ update storage.objects set metadata = '{}' returning id $$, 'a visitor can''t replace files');

select tests.as_owner();
select is(
  (select count(*)::int from storage.objects where name like tests.user_id('Bob') || '/%'),
  2, 'another member''s unfiltered delete kept Bob''s pictures'
);
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
select lives_ok(
  $$
    insert into storage.objects (bucket_id, name, metadata)
    values ('contracts', 'x/2', '{"size": 5242880}'), ('images', 'x/2', '{"size": 10485760}'),
      ('secrets', 'x/2', '{"size": 50000000}'), ('contracts', 'x/3', '{"contentLength": 5243000}')
  $$,
  'a file of exactly the limit is stored, as is any in a bucket without one, and a form may be larger than its file'
);
select throws_ok(
  $$ update storage.objects set metadata = '{"size": 5242881}' where bucket_id = 'contracts' and name = 'x/2' $$,
  'P0001', null, 'a file can''t be replaced with one over the limit'
);
select throws_ok(
  $$ update storage.objects set bucket_id = 'contracts' where bucket_id = 'images' and name = 'x/2' $$,
  'P0001', null, 'a file can''t be moved to a bucket with a lower limit'
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
select lives_ok(
  $$ select tests.store('New', 1, 60 * 1024 * 1024) $$, 'a new account can store files'
);
select throws_ok(
  $$ select tests.store('New', 2, 60 * 1024 * 1024) $$,
  'P0001', 'New accounts can store 200 files and 100 MB. Yours can store more once it’s a week old.',
  'a new account can''t store more than 100 MB'
);
select throws_ok(
  $$
    update storage.objects set metadata = '{"size": 200000000}'
    where name like tests.user_id('New') || '/%'
  $$,
  'P0001', null, 'replacing a file with a larger one counts'
);
select lives_ok(
  $$ update storage.objects set metadata = '{"size": 1}' where name like tests.user_id('New') || '/%' $$,
  'replacing a file with a smaller one is allowed'
);
select lives_ok($$ select tests.store('Old', 1, 60 * 1024 * 1024 * 10) $$, 'an older account can store more');
select lives_ok($$ select tests.store('New', n, 1) from generate_series(2, 100) as n $$, 'a new account can upload');
select throws_ok(
  $$ select tests.store('New', 101, 1) $$, 'P0001', 'New members can upload 100 files an hour.',
  'a new account can''t upload more than 100 files an hour'
);
update private.rate_limits set used = 1 where action = 'upload';
select lives_ok($$ select tests.store('New', n, 1) from generate_series(101, 199) as n $$, 'uploads go on later');
update private.rate_limits set used = 1 where action = 'upload';
select tests.store('New', 200, 1);
select throws_ok(
  $$ select tests.store('New', 201, 1) $$,
  'P0001', 'New accounts can store 200 files and 100 MB. Yours can store more once it’s a week old.',
  'a new account can''t store more than 200 files'
);
update auth.users set created_at = now() - interval '8 days' where id = tests.user_id('New');
select lives_ok($$ select tests.store('New', 201, 1) $$, 'an account that has turned a week old can store more');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('images', tests.user_id('Old') || '/by-hand.webp') $$,
  'files without an owner have no limit'
);

select * from finish();
rollback;
