-- What files may be, how much members may store, what members can't do with any file, and the policies of the public
-- buckets avatars and images: everyone with the URL can read a file; only the owner of the first folder, named by their
-- ID, can list, upload, replace, and delete files, except pictures of their listings, which keep their content. The
-- buckets are in supabase/data.
--
-- In private buckets, members see the files in their own folder, and nobody else's. Every URL of a private file comes
-- from the open-file function: it calls the bucket's private.open_… as the caller, which checks their access and logs
-- the view, and then signs for a minute.

create function private.enforce_bucket_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  bucket constant storage.buckets := (select b from storage.buckets b where b.id = new.bucket_id);
  mime_type constant text := lower(btrim(split_part(new.metadata ->> 'mimetype', ';', 1)));
begin
  if tg_op = 'UPDATE' and new.bucket_id <> old.bucket_id then
    raise exception 'A file stays in its bucket.' using errcode = '42501';
  end if;
  if (new.metadata ->> 'size')::bigint > bucket.file_size_limit then
    raise exception 'Files here can be % MB at most.', trim_scale(round(bucket.file_size_limit / 1048576.0, 1))
      using errcode = 'P0001';
  end if;
  -- Signing an upload tries the policies with the type of that request, and stores nothing.
  if mime_type is not null and bucket.allowed_mime_types <> '{}'
    and current_setting('storage.operation', true) is distinct from 'storage.object.sign_upload_url'
    and not exists (
      select from unnest(bucket.allowed_mime_types) as allowed (type)
      where allowed.type = mime_type or (allowed.type like '%/*' and starts_with(mime_type, left(allowed.type, -1)))
    ) then
    raise exception 'Files of this type aren’t accepted here.' using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.enforce_bucket_rules() is
  'Trigger on storage.objects: refuses a file over its bucket''s limit or of another type than its bucket takes, and a '
  'change of the bucket. The storage server compares what an upload declares: it doesn''t compare the length of one '
  'that declares none, nor the type of a copy. This compares what was received. Raises P0001, to be shown as is, and '
  '42501 for a change of the bucket; then the server deletes what it received.';

create trigger enforce_bucket_rules before insert or update of metadata, bucket_id on storage.objects
  for each row execute function private.enforce_bucket_rules();

create view private.storage_quotas with (security_invoker = true) as
select * from (values (false, '2 GB', 5000), (true, '100 MB', 200)) as quotas (is_new_account, max_size, max_files);
comment on view private.storage_quotas is
  'How much a member may store in all buckets together. New accounts are those of private.is_new_account.';

create function private.stored_files(member uuid) returns table (files bigint, bytes numeric)
language sql stable security definer set search_path = ''
as $$
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0)
  from storage.buckets b
  join storage.objects o on o.bucket_id = b.id
  -- Everything between "id/" and "id0", the next character, which an index on (bucket_id, name) finds.
  where o.name collate "C" > member || '/' and o.name collate "C" < member || '0';
$$;
comment on function private.stored_files(uuid) is 'How many files a member has in their folders, and their size.';

create function private.enforce_storage_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Storage checks permissions as the member, without writing the row, and then writes it as itself.
  owner constant uuid := (select u.id from public.users u
    where u.id::text = coalesce(new.owner_id, new.owner::text, (select auth.uid())::text));
  added constant bigint := coalesce((new.metadata ->> 'size')::bigint, (new.metadata ->> 'contentLength')::bigint, 0)
    - case when tg_op = 'UPDATE' then coalesce((old.metadata ->> 'size')::bigint, 0) else 0 end;
  quota private.storage_quotas;
  stored record;
begin
  if owner is null or (tg_op = 'UPDATE' and added <= 0) then
    return new;
  end if;
  -- First, because it makes parallel uploads of the member wait for each other.
  perform private.consume_rate_limit_for(owner, 'upload');
  select * into quota from private.storage_quotas q where q.is_new_account = private.is_new_account(owner);
  select * into stored from private.stored_files(owner);
  if (tg_op = 'INSERT' and stored.files >= quota.max_files) or stored.bytes + added > pg_size_bytes(quota.max_size) then
    raise exception '% can store % files and %. %',
      case when quota.is_new_account then 'New accounts' else 'You' end, quota.max_files, quota.max_size,
      case when quota.is_new_account then 'Yours can store more once it’s a week old.'
        else 'Delete some you no longer need.' end
      using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.enforce_storage_quota() is
  'Trigger on storage.objects: limits how many files a member uploads (private.action_limits) and stores '
  '(private.storage_quotas). Raises P0001, to be shown as is. Files without an owner have no limit.';

create trigger enforce_storage_quota before insert or update of metadata on storage.objects
  for each row execute function private.enforce_storage_quota();

-- Policies ----------------------------------------------------------------------------------------

-- A signed URL outlives the access of who signed it, for as long as they like. A copy, or a move, is a file that nobody
-- looked at.
create policy "Only the service signs, copies, and moves files"
  on storage.objects as restrictive for all to anon, authenticated
  using (
    (select coalesce(current_setting('storage.operation', true), '')) !~ '\.(sign|sign_many|copy|part_copy|move)$'
  );

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
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) = 'active'
  );

create policy "Members can replace their own images"
  on storage.objects for update to authenticated
  using (
    bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
  )
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) = 'active'
  );

create policy "Members can delete their own images"
  on storage.objects for delete to authenticated
  using (
    bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- Grants ------------------------------------------------------------------------------------------
revoke all on private.storage_quotas from public, anon, authenticated;
