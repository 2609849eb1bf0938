-- Documents of listings: public, or on request, which the seller answers. Everyone who can read a listing sees which
-- documents it has; private.open_listing_document decides who can read the files, in the private bucket `documents`.
-- Members write these tables only through functions.

create table public.listing_documents (
  id uuid primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  kind text not null check (kind in (
    'Inspection report', 'Photos', 'Rent roll', 'Leases', 'Title', 'Survey', 'Scope of work', 'Comps', 'Other'
  )),
  access text not null check (access in ('public', 'on_request')),
  path text not null constraint listing_documents_path unique,
  version text,
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size >= 0),
  mime_type text not null,
  created_at timestamptz not null default now(),
  -- The file is saved under this name, so its extension must fit its type.
  constraint listing_documents_type check (coalesce(lower(name) ~ case mime_type
    when 'application/pdf' then '\.pdf$'
    when 'image/jpeg' then '\.(jpe?g|jfif)$'
    when 'image/png' then '\.png$'
    when 'image/webp' then '\.webp$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
    when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then '\.xlsx$'
  end, false))
);
comment on table public.listing_documents is
  'Documents of listings, at most 20 each, in the order of position. For everyone who can read the listing; '
  'private.open_listing_document decides who can read the files.';
comment on column public.listing_documents.id is 'Chosen by the seller''s app, so that saving is idempotent.';
comment on column public.listing_documents.access is
  'public: everyone who can read the listing can download it. on_request: those whose request the seller approved.';
comment on column public.listing_documents.path is 'Path in the documents bucket, in the seller''s own folder.';
comment on column public.listing_documents.version is
  'Version of the file when it was added. A file replaced later, through a signed upload URL, isn''t the document.';
comment on column public.listing_documents.name is 'File name given by the seller.';
comment on column public.listing_documents.size is 'Bytes, as recorded by storage.';
create index listing_documents_property_idx on public.listing_documents (property_id, position);

create table public.listing_document_requests (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  member_id uuid not null references public.users (id) on delete cascade,
  note text check (char_length(note) <= 500 and note ~ '\S'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint listing_document_requests_once unique (property_id, member_id),
  constraint listing_document_requests_decided check ((status = 'pending') = (decided_at is null))
);
comment on table public.listing_document_requests is
  'Members who requested the on-request documents of a listing. One request covers all of them, also those added '
  'later. For the member and the seller.';
comment on column public.listing_document_requests.note is 'What the member wrote to the seller; null for nothing.';
comment on column public.listing_document_requests.status is
  'approved: the member can download the documents until the seller declines, which revokes the access.';
create index listing_document_requests_member_idx on public.listing_document_requests (member_id);

-- Files -------------------------------------------------------------------------------------------

create function private.is_listed_document(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.listing_documents d where d.path = is_listed_document.path); $$;
comment on function private.is_listed_document(text) is 'Whether a listing has this file, which then can''t change.';

create function private.can_upload_document(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|jfif|png|webp|docx|xlsx)$'
    ) and not private.is_listed_document(path);
$$;
comment on function private.can_upload_document(text) is
  'Whether a path is one of a document, {seller}/{listing, posted or not}/{document}.{extension}, and no listing has '
  'that file.';

create function private.is_reviewing_listing(property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
    private.has_staff_role('moderator') and (
      exists (
        select from public.reports r
        where r.subject_kind = 'listing' and r.subject_id = is_reviewing_listing.property_id and r.handled_at is null
      )
      or exists (select from public.held_content h where h.subject_id = is_reviewing_listing.property_id)
    )
  ) or (
    private.has_staff_role('reviewer') and exists (
      select from public.listing_reviews v
      where v.property_id = is_reviewing_listing.property_id and v.decision is null
    )
  );
$$;
comment on function private.is_reviewing_listing(uuid) is
  'Whether the caller is a moderator and the listing is held or has an open report, or a reviewer and its badge waits '
  'for review.';

create function private.open_listing_document(document_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  opened text;
begin
  select d.path into opened
  from public.listing_documents d
  join public.properties p on p.id = d.property_id
  join storage.objects o on o.bucket_id = 'documents' and o.name = d.path and o.version is not distinct from d.version
  where d.id = open_listing_document.document_id and (
    (p.user_id = (select auth.uid()) and private.reads_own())
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
  return private.openable('documents', opened);
end;
$$;
comment on function private.open_listing_document(uuid) is
  'For everyone who can see a listing, its public documents; for members whose request the seller approved, also those '
  'on request: the path of the file in the bucket documents, for the open-file function to sign. Staff need a report '
  'or a pending review for those on request. Raises 42501 for others, for suspended and banned members, except sellers '
  'of their own, and for a file that isn''t the version that was added, and P0001 if it''s infected.';
select private.expose('open_listing_document', 'anon');

-- Saving ------------------------------------------------------------------------------------------

create function private.save_listing_documents(
  property_id uuid, documents jsonb, known uuid[] default null
) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  most constant integer := 20;
  kept constant uuid[] := array(select (d ->> 'id')::uuid from jsonb_array_elements(documents) as d);
  removed text[];
  unavailable text;
begin
  if documents is null then
    raise exception 'Documents are a list' using errcode = '22023';
  end if;
  -- Locked, so that parallel calls count each other's documents.
  perform from public.properties p
  where p.id = save_listing_documents.property_id and p.user_id = me
    and (p.removed_at is null or private.can_edit_held(p.id))
  for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  with deleted as (
    delete from public.listing_documents d
    where d.property_id = save_listing_documents.property_id and d.id <> all (kept)
      and (known is null or d.id = any (known))
    returning d.path
  )
  select array_agg(deleted.path) into removed from deleted;

  -- Type and size come from storage, not from the seller.
  insert into public.listing_documents as stored
    (id, property_id, position, kind, access, path, version, name, size, mime_type)
  select input.id, save_listing_documents.property_id, input.ordinal, input.kind, input.access, o.name, o.version,
    btrim(input.name), (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype'
  from rows from (
    jsonb_to_recordset(documents) as (id uuid, kind text, access text, path text, name text)
  ) with ordinality as input (id, kind, access, path, name, ordinal)
  join storage.objects o on o.bucket_id = 'documents' and o.name = input.path
  where starts_with(input.path, me || '/' || save_listing_documents.property_id || '/')
  on conflict on constraint listing_documents_pkey do update
  set kind = excluded.kind, access = excluded.access, position = excluded.position
  where stored.property_id = excluded.property_id and stored.path = excluded.path;

  select d ->> 'name' into unavailable from jsonb_array_elements(documents) as d
  where not exists (
    select from public.listing_documents s
    where s.property_id = save_listing_documents.property_id and s.id = (d ->> 'id')::uuid and s.path = d ->> 'path'
  ) limit 1;
  if found then
    raise exception '% is no longer available. Remove it and add it again.', coalesce(unavailable, 'A document')
      using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_documents d where d.property_id = save_listing_documents.property_id
  ) > most then
    raise exception 'A listing can have % documents.', most using errcode = 'P0001';
  end if;
  return coalesce(removed, '{}');
end;
$$;
comment on function private.save_listing_documents(uuid, jsonb, uuid[]) is
  'Stores the documents of one of the caller''s listings, in order: a list of {id, kind, access, path, name}, whose '
  'files are uploaded to the documents bucket under {caller}/{listing}/. Of stored documents, only kind, access, and '
  'position change. Deletes those of `known` that aren''t in the list, or all others for null, and returns the paths '
  'of their files, for the caller to delete. Idempotent. Raises 42501 for another''s or a removed listing; P0001, to '
  'be shown as is, with an unconfirmed email, for a missing file, and beyond 20; 22023 or 22P02 for anything but such '
  'a list; 23502 or 23514 for an unknown kind or access, and a file name that doesn''t fit its type.';
select private.expose('save_listing_documents', 'authenticated');

-- Requests ----------------------------------------------------------------------------------------

create function private.request_documents(property_id uuid, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  listing public.properties;
  request public.listing_document_requests;
begin
  select p.* into listing from public.properties p
  where p.id = request_documents.property_id and p.status <> 'paused'
    and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This listing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if not private.profile_visible_to(me, listing.user_id) then
    raise exception '%', 'Your profile is private, so the seller couldn’t see who’s asking. Make it public, or '
      'connect with the seller first.' using errcode = 'P0001';
  end if;
  if not exists (
    select from public.listing_documents d where d.property_id = listing.id and d.access = 'on_request'
  ) then
    raise exception 'This listing no longer has documents on request.' using errcode = 'P0001';
  end if;
  select r.* into request from public.listing_document_requests r
  where r.property_id = listing.id and r.member_id = me for update;
  if request.status in ('pending', 'approved') then
    return;
  end if;
  if request.decided_at > now() - interval '30 days' then
    raise exception 'The seller declined your request. You can ask again after %.',
      to_char((request.decided_at + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY')
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('document_request');
  insert into public.listing_document_requests (property_id, member_id, note)
  values (listing.id, me, nullif(btrim(request_documents.note, E' \t\r\n'), ''))
  on conflict on constraint listing_document_requests_once do update
  set status = 'pending', note = excluded.note, requested_at = now(), decided_at = null
  returning * into request;
  perform private.notify(listing.user_id, 'document_request', me, request.id,
    jsonb_build_object('property_id', listing.id, 'title', listing.title));
  perform private.broadcast_change(listing.user_id, 'documents');
end;
$$;
comment on function private.request_documents(uuid, text) is
  'Asks the seller of a listing for its on-request documents, and notifies them (kind document_request). note: at '
  'most 500 characters. Does nothing while a request is pending or approved; a declined one can be repeated after 30 '
  'days. Raises 42501 for visitors, one''s own listing, and one the caller can''t see; P0001, to be shown as is, with '
  'an unconfirmed email, a profile that the seller can''t see, a note or link that the caller can''t send yet, without '
  'such documents, within 30 days, and beyond the limit of requests a day; and 23514 for a longer note.';
select private.expose('request_documents', 'authenticated');

create function private.decide_document_request(request_id uuid, decision text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.listing_document_requests;
  listing public.properties;
begin
  select p.* into listing
  from public.listing_document_requests r join public.properties p on p.id = r.property_id
  where r.id = request_id and p.user_id = auth.uid() and r.member_id <> all (private.hidden_member_ids());
  if listing.id is null then
    raise exception 'Not a request to you' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'declined') then
    raise exception 'Unknown decision: %', decision using errcode = '22023';
  end if;
  -- Access can be taken back at any time.
  if decision = 'approved' then
    perform private.check_email_verified();
  end if;
  select r.* into request from public.listing_document_requests r where r.id = request_id for update;
  -- Decided in another tab, or withdrawn with its member's account.
  if request.id is null or request.status = decision then
    return;
  end if;
  -- What was approved can be revoked in any standing, however many requests were answered.
  if request.status = 'approved' then
    perform private.take_back(true);
  else
    perform private.consume_rate_limit('document_decision');
  end if;
  update public.listing_document_requests r set status = decision, decided_at = clock_timestamp()
  where r.id = request_id;
  perform private.delete_notifications(request_id, '{document_request,document_decision}');
  perform private.notify(request.member_id, 'document_decision', listing.user_id, request_id, jsonb_build_object(
    'property_id', listing.id, 'title', listing.title,
    'decision', case when request.status = 'approved' then 'revoked' else decision end
  ));
  perform private.broadcast_change(request.member_id, 'documents');
  perform private.broadcast_change(listing.user_id, 'documents');
  perform private.take_back(false);
end;
$$;
comment on function private.decide_document_request(uuid, text) is
  'For sellers: approves or declines a request for the documents of one of the caller''s listings, or revokes an '
  'approved one by declining it, and notifies the member (kind document_decision, data {property_id, title, decision: '
  'approved, declined, or revoked}). Does nothing if that''s already decided. Raises 42501 for another''s listing and '
  'across a block, 22023 for another decision, and P0001 beyond the limit of decisions a day and, to approve, before '
  'the email is verified.';
select private.expose('decide_document_request', 'authenticated');

create trigger delete_request_notifications after delete on public.listing_document_requests
  for each row execute function private.delete_notifications_about('document_request', 'document_decision');

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_documents enable row level security;
alter table public.listing_document_requests enable row level security;

create policy "Everyone who can read a listing sees its documents"
  on public.listing_documents for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

create policy "Members can read their own requests; sellers, those to them"
  on public.listing_document_requests for select to authenticated
  using (
    member_id = (select auth.uid())
    or (
      member_id <> all ((select private.hidden_member_ids())::uuid[])
      and exists (select from public.properties p where p.id = property_id and p.user_id = (select auth.uid()))
    )
  );

create policy "Sellers see the documents in their own folder"
  on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload documents to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_document(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: documents never change.
create policy "Members can delete documents that no listing has"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_listed_document(name)
      and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_documents, public.listing_document_requests from anon, authenticated;
grant select on public.listing_documents to anon, authenticated;
grant select on public.listing_document_requests to authenticated;
grant all on public.listing_documents, public.listing_document_requests to service_role;
grant execute on function
  private.is_listed_document(text), private.can_upload_document(text)
  to authenticated, service_role;
