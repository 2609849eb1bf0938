-- Rows for the picture files, so that they can be listed and deleted. Their owner follows, because the check of a
-- member's quota at each insert takes seconds in all.
insert into storage.objects (bucket_id, name, metadata, created_at, updated_at, last_accessed_at)
select bucket, name, '{"mimetype": "image/webp", "cacheControl": "max-age=3600"}'::jsonb, at, at, at
from (
  select 'images' as bucket, image as name, created_at as at
  from public.properties, unnest(images) as image
  where id::text like 'de300000-0000-4000-9000-%'
  union all
  select 'images', image, created_at
  from public.feed_posts
  where id::text like 'de300000-0000-4000-a001-%' and image is not null
  union all
  select 'avatars', profile_image_url, created_at
  from public.users
  where id::text like 'de300000-0000-4000-8000-%' and profile_image_url is not null
) as files
on conflict (bucket_id, name) do nothing;
update storage.objects o
set owner = split_part(o.name, '/', 1)::uuid, owner_id = split_part(o.name, '/', 1)
where o.owner is null and o.name like 'de300000-0000-4000-8000-%';
