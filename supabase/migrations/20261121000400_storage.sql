-- Buckets for pictures. Files are readable by everyone who has their address; only the owner of the
-- first folder, named by the member's id, may list, add, replace or remove them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 10485760, array['image/jpeg', 'image/png', 'image/webp']),
  ('images', 'images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create policy "Members list their own pictures"
  on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Members add pictures to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
  );
create policy "Members replace their own pictures"
  on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
  );
create policy "Members remove their own pictures"
  on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text);
