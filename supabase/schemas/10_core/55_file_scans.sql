-- Scans for malware: what is known of each stored file in a private bucket. The functions scan what passes through them
-- (_shared/checked-upload.ts), and scan-files what is stored otherwise, or when no scanner answered. Pictures in the
-- public buckets are decoded and never opened as files.

create table private.file_scans (
  bucket text not null,
  path text not null,
  state text not null default 'not_scanned' check (state in ('not_scanned', 'clean', 'infected')),
  tried_at timestamptz,
  scanned_at timestamptz,
  primary key (bucket, path),
  constraint file_scans_scanned check ((state = 'not_scanned') = (scanned_at is null))
);
comment on table private.file_scans is
  'What a scan for malware found in each stored file of a private bucket, as it is now. Kept by trigger with it.';
comment on column private.file_scans.state is
  'not_scanned: no scanner is set up, or none has answered yet. infected: nobody can open it.';
comment on column private.file_scans.tried_at is 'When scanning it failed last; null if it hasn''t.';
create index file_scans_due_idx on private.file_scans (tried_at nulls first) where state = 'not_scanned';

create function private.note_stored_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.file_scans s where s.bucket = old.bucket_id and s.path = old.name;
  end if;
  -- What waits to be checked is scanned then.
  if tg_op <> 'DELETE' and new.name !~ '/incoming/' and exists (
    select from storage.buckets b where b.id = new.bucket_id and not b.public
  ) then
    insert into private.file_scans (bucket, path) values (new.bucket_id, new.name) on conflict do nothing;
  end if;
  return null;
end;
$$;
comment on function private.note_stored_file() is
  'Trigger on storage.objects: a new or replaced file of a private bucket isn''t scanned; a deleted one has no scan.';

create trigger note_stored_file after insert or delete on storage.objects
  for each row execute function private.note_stored_file();
create trigger note_replaced_file after update of version, name, bucket_id on storage.objects
  for each row when ((new.version, new.name, new.bucket_id) is distinct from (old.version, old.name, old.bucket_id))
  execute function private.note_stored_file();

-- Scanning ----------------------------------------------------------------------------------------

create function private.files_to_scan() returns table (bucket text, path text, version text)
language sql stable security definer set search_path = ''
as $$
  select s.bucket, s.path, o.version
  from private.file_scans s join storage.objects o on o.bucket_id = s.bucket and o.name = s.path
  where s.state = 'not_scanned' and (s.tried_at is null or s.tried_at < now() - interval '1 hour')
  order by s.tried_at nulls first limit 20;
$$;
comment on function private.files_to_scan() is
  'For scan-files: up to 20 stored files that aren''t scanned, with their version. One that failed waits for an hour.';

create function public.files_to_scan() returns table (bucket text, path text, version text)
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.record_job_run('scan-files');
  return query select * from private.files_to_scan();
end;
$$;
comment on function public.files_to_scan() is
  'For scan-files: up to 20 stored files that aren''t scanned, with their version. One that failed waits for an hour.';
revoke all on function public.files_to_scan() from public;
grant execute on function public.files_to_scan(), private.files_to_scan() to service_role;

create function private.note_scan(bucket text, path text, state text, version text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.file_scans s
  set state = note_scan.state, tried_at = clock_timestamp(),
    scanned_at = case when note_scan.state <> 'not_scanned' then clock_timestamp() end
  where s.bucket = note_scan.bucket and s.path = note_scan.path and s.state <> 'infected' and (
    note_scan.version is null or exists (
      select from storage.objects o
      where o.bucket_id = s.bucket and o.name = s.path and o.version = note_scan.version
    )
  );
$$;
comment on function private.note_scan(text, text, text, text) is
  'For the functions that scan: what a scan found in a stored file, or not_scanned for one that failed. version: the '
  'version that was scanned; null for a file that can''t be replaced. Does nothing for one that was replaced since.';
select private.expose('note_scan', 'service_role');

-- Opening -----------------------------------------------------------------------------------------

create function private.is_infected(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.file_scans s
    where s.bucket = is_infected.bucket and s.path = is_infected.path and s.state = 'infected'
  );
$$;
comment on function private.is_infected(text, text) is 'Whether a scan found malware in a stored file.';

create function private.openable(bucket text, path text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_infected(bucket, path) then
    raise exception 'This file contains malware and can’t be opened.' using errcode = 'P0001', hint = 'infected';
  end if;
  return path;
end;
$$;
comment on function private.openable(text, text) is
  'The path of a file, for those who may read it. Raises P0001, to be shown as is, if it''s infected.';
