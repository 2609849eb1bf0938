set check_function_bodies = off;

create or replace function private.enforce_file_size()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant bigint := (select b.file_size_limit from storage.buckets b where b.id = new.bucket_id);
begin
  if (new.metadata ->> 'size')::bigint > most then
    raise exception 'Files here can be % MB at most.', trim_scale(round(most / 1048576.0, 1)) using errcode = 'P0001';
  end if;
  return new;
end;
$function$;

create trigger enforce_file_size
  before insert or update of metadata, bucket_id on storage.objects
  for each row
  execute function private.enforce_file_size();

comment on function "private"."enforce_file_size"() is 'Trigger on storage.objects: refuses a file over its bucket''s limit. The storage server compares the length that a request declares, and a request needn''t declare one, so this compares what was received. Raises P0001, to be shown as is, and the server deletes what it received.';

revoke all on function "private"."enforce_file_size"() from public;

reset check_function_bodies;
