-- Policies of the public buckets avatars and images: everyone with the URL can read a file; only the owner of the
-- first folder, named by their ID, can list, upload, replace, and delete files. The buckets are in supabase/data.


-- Policies ----------------------------------------------------------------------------------------


create policy "Members can list their own images"
  on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload images to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and exists (select 1 from public.users where id = (select auth.uid()))
    and (select private.account_standing()) = 'active'
  );

create policy "Members can replace their own images"
  on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and (select private.account_standing()) = 'active'
  );

create policy "Members can delete their own images"
  on storage.objects for delete to authenticated
  using (
    bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.account_standing()) not in ('suspended', 'banned')
  );
