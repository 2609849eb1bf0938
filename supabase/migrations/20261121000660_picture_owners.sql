-- A token outlives the account it was made for by up to an hour: with it nobody may fill a folder that no deletion
-- will empty again.

alter policy "Members add pictures to their own folder" on storage.objects
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and exists (select 1 from public.users where id = (select auth.uid()))
  );
