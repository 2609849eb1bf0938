set check_function_bodies = off;

drop policy "Members can read deal documents they added or have opened" on "storage"."objects";

drop policy "Members can read their own contracts; staff, submitted ones" on "storage"."objects";

drop policy "Members can read their own proofs; others, after opening them" on "storage"."objects";

drop policy "Sellers can read their documents; others, those open to them" on "storage"."objects";

drop policy "Senders can read attachments; recipients can read sent ones" on "storage"."objects";

drop trigger "enforce_file_size" on "storage"."objects";

drop function "private"."can_read_deal_document"(text);

drop function "private"."can_read_document"(text, text);

drop function "private"."can_read_proof"(text);

drop function "private"."enforce_file_size"();

drop function "private"."is_contract_submitted"(text);

drop function "private"."was_attachment_sent"(text, text);

create or replace function private.enforce_bucket_rules()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.open_attachments (
  paths text[]
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select a.path
  from public.message_attachments a
  join public.messages m on m.id = a.message_id
  join public.conversation_members mine
    on mine.conversation_id = m.conversation_id and mine.user_id = (select auth.uid())
  join storage.objects o
    on o.bucket_id = 'message-attachments' and o.name = a.path and o.version is not distinct from a.version
  where a.path = any (paths[1:100]) and (
    m.user_id = mine.user_id or (m.removed_at is null and not private.blocked_between(mine.user_id, mine.other_id))
  );
$function$;

create or replace function private.open_contract (
  file_id uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  opened text;
begin
  select f.path into opened
  from public.submission_files f join public.property_submissions s on s.id = f.submission_id
  where f.id = open_contract.file_id and (
    s.user_id = (select auth.uid()) or (s.submitted_at is not null and private.has_staff_role('reviewer'))
  );
  if opened is null then
    raise exception 'This contract isn’t available to you.' using errcode = '42501';
  end if;
  return opened;
end;
$function$;

create or replace function private.open_deal_document (
  document_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  document public.deal_documents;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d
  where d.id = open_deal_document.document_id and d.id = any (private.my_document_ids()) and d.removed_at is null;
  select * into party from public.deal_parties p where p.deal_id = document.deal_id and p.user_id = auth.uid();
  if document.added_by = party.id then
    return document.path;
  end if;
  if document.id is null or private.account_standing() in ('suspended', 'banned') then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('deal_document_view');
  perform private.log_document_step(document.id, party.id, 'viewed');
  perform private.broadcast_change(p.user_id, 'deals') from public.deal_parties p
  where p.id = document.added_by and p.user_id is not null;
  return document.path;
end;
$function$;

create or replace function private.open_listing_document (
  document_id uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  opened text;
begin
  select d.path into opened
  from public.listing_documents d
  join public.properties p on p.id = d.property_id
  join storage.objects o on o.bucket_id = 'documents' and o.name = d.path and o.version is not distinct from d.version
  where d.id = open_listing_document.document_id and (
    p.user_id = (select auth.uid())
    or (
      (select private.account_standing()) not in ('suspended', 'banned')
      -- As in the policy on properties.
      and ((p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids())) or private.is_staff())
      and (
        d.access = 'public'
        or exists (
          select from public.listing_document_requests r
          where r.property_id = d.property_id and r.member_id = (select auth.uid()) and r.status = 'approved'
        )
        or private.is_reviewing_listing(p.id)
      )
    )
  );
  if opened is null then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  return opened;
end;
$function$;

create or replace function private.open_pipeline_file (
  file_id uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  opened text;
begin
  select f.path into opened from public.pipeline_files f
  where f.id = open_pipeline_file.file_id and f.user_id = (select auth.uid());
  if opened is null then
    raise exception 'This file isn’t available to you.' using errcode = '42501';
  end if;
  return opened;
end;
$function$;

create or replace function public.open_attachments (
  paths text[]
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.open_attachments(paths); $function$;

create or replace function public.open_contract (
  file_id uuid
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.open_contract(file_id); $function$;

create or replace function public.open_listing_document (
  document_id uuid
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.open_listing_document(document_id); $function$;

create or replace function public.open_pipeline_file (
  file_id uuid
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.open_pipeline_file(file_id); $function$;

create trigger enforce_bucket_rules
  before insert or update of metadata, bucket_id on storage.objects
  for each row
  execute function private.enforce_bucket_rules();

create policy "Members see the contracts in their own folder" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'contracts'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "Members see the deal documents in their own folder" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'deal-documents'::text) AND ((storage.foldername(name))[1] = (( select auth.uid()
    as uid))::text)));

create policy "Members see the proofs in their own folder" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text)));

create policy "Only the service signs, copies, and moves files" on "storage"."objects"
  as restrictive
  for all
  to "anon", "authenticated"
  using
    ((( select COALESCE(current_setting('storage.operation'::text, true), ''::text) as "coalesce")
    !~ '\.(sign|sign_many|copy|part_copy|move)$'::text));

create policy "Sellers see the documents in their own folder" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "Senders see the attachments in their own folder" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'message-attachments'::text) AND ((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text)));

comment on function "private"."enforce_bucket_rules"() is 'Trigger on storage.objects: refuses a file over its bucket''s limit or of another type than its bucket takes, and a change of the bucket. The storage server compares what an upload declares: it doesn''t compare the length of one that declares none, nor the type of a copy. This compares what was received. Raises P0001, to be shown as is, and 42501 for a change of the bucket; then the server deletes what it received.';

comment on function "private"."open_attachments"(text[]) is 'Those of up to 100 files in the bucket message-attachments that the caller can read, for the open-file function to sign: of messages they sent, and of those in their conversations that weren''t removed, unless there''s a block between the two. Only the version of a file that was sent.';

comment on function "private"."open_contract"(uuid) is 'For the member who submitted it and, once submitted, reviewers: the path of a contract in the bucket contracts, for the open-file function to sign. Raises 42501 for others.';

comment on function "private"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents, for the open-file function to sign. Logs the view, unless the caller added it. Raises 42501 for others, for a removed document, and for suspended and banned members, and P0001 beyond the limit an hour.';

comment on function "private"."open_listing_document"(uuid) is 'For everyone who can see a listing, its public documents; for members whose request the seller approved, also those on request: the path of the file in the bucket documents, for the open-file function to sign. Staff need a report or a pending review for those on request. Raises 42501 for others, for suspended and banned members, except sellers of their own, and for a file that isn''t the version that was added.';

comment on function "private"."open_pipeline_file"(uuid) is 'For its owner: the path of a file of a card in the bucket pipeline, for the open-file function to sign. Raises 42501 for others.';

comment on function "private"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds, for the open-file function to sign. Logs the view for the owner unless it''s their own. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function "public"."open_attachments"(text[]) is 'Those of up to 100 files in the bucket message-attachments that the caller can read, for the open-file function to sign: of messages they sent, and of those in their conversations that weren''t removed, unless there''s a block between the two. Only the version of a file that was sent.';

comment on function "public"."open_contract"(uuid) is 'For the member who submitted it and, once submitted, reviewers: the path of a contract in the bucket contracts, for the open-file function to sign. Raises 42501 for others.';

comment on function "public"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents, for the open-file function to sign. Logs the view, unless the caller added it. Raises 42501 for others, for a removed document, and for suspended and banned members, and P0001 beyond the limit an hour.';

comment on function "public"."open_listing_document"(uuid) is 'For everyone who can see a listing, its public documents; for members whose request the seller approved, also those on request: the path of the file in the bucket documents, for the open-file function to sign. Staff need a report or a pending review for those on request. Raises 42501 for others, for suspended and banned members, except sellers of their own, and for a file that isn''t the version that was added.';

comment on function "public"."open_pipeline_file"(uuid) is 'For its owner: the path of a file of a card in the bucket pipeline, for the open-file function to sign. Raises 42501 for others.';

comment on function "public"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds, for the open-file function to sign. Logs the view for the owner unless it''s their own. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on table "public"."listing_documents" is 'Documents of listings, at most 20 each, in the order of position. For everyone who can read the listing; private.open_listing_document decides who can read the files.';

revoke all on function "private"."enforce_bucket_rules"() from public;

revoke all on function "private"."open_attachments"(text[]) from public;

grant execute on function "private"."open_attachments"(text[]) to "authenticated";

grant execute on function "private"."open_attachments"(text[]) to "service_role";

revoke all on function "private"."open_contract"(uuid) from public;

grant execute on function "private"."open_contract"(uuid) to "authenticated";

grant execute on function "private"."open_contract"(uuid) to "service_role";

revoke all on function "private"."open_listing_document"(uuid) from public;

grant execute on function "private"."open_listing_document"(uuid) to "anon", "authenticated";

grant execute on function "private"."open_listing_document"(uuid) to "service_role";

revoke all on function "private"."open_pipeline_file"(uuid) from public;

grant execute on function "private"."open_pipeline_file"(uuid) to "authenticated";

grant execute on function "private"."open_pipeline_file"(uuid) to "service_role";

revoke all on function "public"."open_attachments"(text[]) from public;

grant execute on function "public"."open_attachments"(text[]) to "authenticated";

grant execute on function "public"."open_attachments"(text[]) to "service_role";

revoke all on function "public"."open_contract"(uuid) from public;

grant execute on function "public"."open_contract"(uuid) to "authenticated";

grant execute on function "public"."open_contract"(uuid) to "service_role";

revoke all on function "public"."open_listing_document"(uuid) from public;

grant execute on function "public"."open_listing_document"(uuid) to "anon", "authenticated";

grant execute on function "public"."open_listing_document"(uuid) to "service_role";

revoke all on function "public"."open_pipeline_file"(uuid) from public;

grant execute on function "public"."open_pipeline_file"(uuid) to "authenticated";

grant execute on function "public"."open_pipeline_file"(uuid) to "service_role";

reset check_function_bodies;
