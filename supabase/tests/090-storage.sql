-- Pictures: in the owner's folder of two buckets, listed, added, replaced and removed by the owner only.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

select results_eq(
  $$ select id, public, file_size_limit, allowed_mime_types from storage.buckets where id in ('avatars', 'images') order by id $$,
  $$ values ('avatars', true, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp']),
            ('images', true, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp']) $$,
  'two public buckets for pictures of at most 10 MB'
);

create function tests.put(bucket text, path text) returns void language sql
as $$ insert into storage.objects (bucket_id, name) values (bucket, path); $$;
select tests.put('images', tests.user_id('Bob') || '/properties/x/1.webp');
select tests.put('avatars', tests.user_id('Bob') || '/face.webp');
insert into storage.buckets (id, name) values ('secrets', 'secrets');

select tests.as_member('Ann');
select lives_ok($$ select tests.put('images', tests.user_id('Ann') || '/properties/x/1.webp') $$, 'a member adds a listing''s picture');
select lives_ok($$ select tests.put('avatars', tests.user_id('Ann') || '/face.webp') $$, 'and a portrait');
select is((select count(*)::int from storage.objects), 2, 'and sees those two');
select lives_ok($$ update storage.objects set name = tests.user_id('Ann') || '/me.webp' where bucket_id = 'avatars' $$, 'a member renames their own');
select throws_ok(
  format($$ select tests.put(%L, %L) $$, bucket, path), '42501', null, 'refused: ' || bucket || ' ' || path
) from (values
  ('images', tests.user_id('Bob') || '/properties/x/2.webp'), ('avatars', tests.user_id('Bob') || '/face2.webp'),
  ('images', 'public/1.webp'), ('images', '1.webp'), ('images', tests.user_id('Ann')::text), ('images', '/' || tests.user_id('Ann') || '/1.webp'),
  ('images', tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/1.webp'), ('images', '../images/' || tests.user_id('Ann') || '/1.webp'),
  ('secrets', tests.user_id('Ann') || '/1.webp')
) as refused (bucket, path);
select throws_ok(
  $$ update storage.objects set name = tests.user_id('Bob') || '/1.webp' where name like tests.user_id('Ann') || '/%' $$, '42501', null,
  'a file does not move into another''s folder'
);
select throws_ok(
  $$ update storage.objects set name = tests.user_id('Ann') || '/../1.webp' where name like tests.user_id('Ann') || '/%' $$, '42501', null,
  'nor out by way of ..'
);
select throws_ok(
  $$ update storage.objects set bucket_id = 'secrets' where name like tests.user_id('Ann') || '/%' $$, '42501', null, 'nor into another bucket'
);
select is_empty($$ select from storage.objects where name like tests.user_id('Bob') || '/%' $$, 'another''s folder lists as empty');
select is_empty($$ update storage.objects set metadata = '{}' where name like tests.user_id('Bob') || '/%' returning id $$, 'nothing there is replaced');
select lives_ok($$ update storage.objects set metadata = '{}' $$, 'a change of everything meets their own files only');
-- A hosted project lets nobody delete by SQL unless this is set; the policies must hold when its API does.
set local storage.allow_delete_query = 'true';
select lives_ok($$ delete from storage.objects $$, 'a member removes pictures');
select is((select count(*)::int from storage.objects), 0, 'all of their own');
select is_empty($$ select from storage.buckets $$, 'buckets are not listed');
select throws_ok($$ insert into storage.buckets (id, name, public) values ('mine', 'mine', true) $$, '42501', null, 'nor made');
select is_empty($$ update storage.buckets set file_size_limit = null returning id $$, 'nor widened');

select tests.as_member('Staff');
select is_empty($$ select from storage.objects where name like tests.user_id('Bob') || '/%' $$, 'staff have no way into a folder either');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.put('avatars', tests.user_id('Unconfirmed') || '/face.webp') $$, 'an unconfirmed member sets a portrait');
select tests.as_visitor();
select is_empty($$ select from storage.objects $$, 'a visitor lists nothing');
select throws_ok($$ select tests.put('images', 'public/1.webp') $$, '42501', null, 'adds nothing');
select throws_ok($$ select tests.put('images', '/1.webp') $$, '42501', null, 'not in a folder without a name either');
select is_empty($$ update storage.objects set metadata = '{}' returning id $$, 'replaces nothing');

select tests.as_owner();
select is((select count(*)::int from storage.objects where name like tests.user_id('Bob') || '/%'), 2, 'Bob''s pictures are all there');
select results_eq(
  $$ select policyname::text collate "C", cmd from pg_policies where schemaname = 'storage' and policyname like 'Members %' order by 1 $$,
  $$ values ('Members add pictures to their own folder' collate "C", 'INSERT'), ('Members list their own pictures', 'SELECT'),
            ('Members remove their own pictures', 'DELETE'), ('Members replace their own pictures', 'UPDATE') $$,
  'four policies, one an operation'
);

select * from finish();
rollback;
