-- Documents of deals. Files are private; the register-upload function checks and hashes each. Only the party who
-- added a document and the parties it's shared with can read it. Sealed agreements (50_agreements.sql) are documents
-- that the service adds.
--
-- Anyone but who added it reads a file through the open-file function, which calls public.open_deal_document. That logs
-- the view, so there is no unlogged one.

create table public.deal_documents (
  id uuid primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  added_by uuid references public.deal_parties (id) on delete cascade,
  kind text not null check (
    kind in (
      'purchase_contract', 'assignment', 'jv_agreement', 'amendment', 'release', 'inspection', 'title',
      'closing_statement', 'authority', 'other'
    )
  ),
  path text not null constraint deal_documents_path unique,
  -- The file is saved under this name, so its extension must fit its type.
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size between 1 and 10485760),
  mime_type text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  constraint deal_documents_type check (coalesce(lower(name) ~ case mime_type
    when 'application/pdf' then '\.pdf$'
    when 'image/jpeg' then '\.jpe?g$'
    when 'image/png' then '\.png$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
  end, false)),
  constraint deal_documents_kept check (removed_at is null or added_by is not null)
);
comment on table public.deal_documents is
  'Documents of deals. For the party who added it and the parties it''s shared with; staff have no access. Written '
  'only by functions.';
comment on column public.deal_documents.id is 'Chosen by the member''s app, so that registering is idempotent.';
comment on column public.deal_documents.added_by is 'Null for a sealed agreement, which belongs to all who signed it.';
comment on column public.deal_documents.path is
  'Path in the bucket deal-documents, named by the hash, so its content never changes.';
comment on column public.deal_documents.kind is
  'What it is. authority: who may sign for a company, such as articles or an operating agreement.';
comment on column public.deal_documents.name is 'File name given by the member.';
comment on column public.deal_documents.size is 'Bytes.';
comment on column public.deal_documents.sha256 is 'Hash of the stored bytes, hexadecimal.';
comment on column public.deal_documents.removed_at is
  'When the party who added it removed it, who then deletes the file. Only they still see it.';
create index deal_documents_deal_idx on public.deal_documents (deal_id, created_at desc, id);
create index deal_documents_adder_idx on public.deal_documents (added_by);

create table public.deal_document_readers (
  document_id uuid not null references public.deal_documents (id) on delete cascade,
  party_id uuid not null references public.deal_parties (id) on delete cascade,
  shared_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  primary key (document_id, party_id)
);
comment on table public.deal_document_readers is
  'The parties a document is shared with. They can read it as long as they take part in the deal (private.takes_part) '
  'with the right to documents. For everyone who can read the document.';
comment on column public.deal_document_readers.revoked_at is 'Null while shared.';
create index deal_document_readers_party_idx on public.deal_document_readers (party_id);

create table public.deal_document_log (
  id bigint generated always as identity primary key,
  document_id uuid not null references public.deal_documents (id) on delete cascade,
  party_id uuid references public.deal_parties (id) on delete cascade,
  step text not null check (step in ('added', 'shared', 'unshared', 'viewed', 'removed')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.deal_document_log is
  'Every step of a document, and every view of its file by someone other than who added it. Append-only. For the party '
  'who added it; of a sealed agreement, for all who signed it; others read their own views.';
comment on column public.deal_document_log.party_id is 'Who did it; null for the service.';
comment on column public.deal_document_log.details is
  'added: {kind, name, sha256}. shared, unshared: {party_id}, with whom.';
create index deal_document_log_document_idx on public.deal_document_log (document_id, id);
create index deal_document_log_party_idx on public.deal_document_log (party_id, created_at);
create trigger refuse_change before update on public.deal_document_log
  for each row execute function private.refuse_change();

create function private.log_document_step(document_id uuid, party_id uuid, step text, details jsonb default '{}')
  returns void
language sql volatile set search_path = ''
as $$
  insert into public.deal_document_log (document_id, party_id, step, details)
  values (log_document_step.document_id, log_document_step.party_id, log_document_step.step, log_document_step.details);
$$;
comment on function private.log_document_step(uuid, uuid, text, jsonb) is 'Adds a step to the log of a document.';

-- Who reads what --------------------------------------------------------------------------------------

create function private.my_party_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(p.id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and private.takes_part(p);
$$;
comment on function private.my_party_ids() is 'The caller as a party of each deal they take part in.';

create function private.my_own_document_ids() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select d.id from public.deal_parties p join public.deal_documents d on d.added_by = p.id
    where p.user_id = (select auth.uid())
    union
    select a.document_id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id and a.document_id is not null
    where p.user_id = (select auth.uid())
  );
end;
$$;
comment on function private.my_own_document_ids() is
  'The documents the caller added, and the sealed agreements they signed. Both stay theirs when they leave the deal.';

create function private.my_document_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select private.my_own_document_ids() || array(
    select d.id
    from public.deal_parties p
    join public.deal_document_readers r on r.party_id = p.id and r.revoked_at is null
    join public.deal_documents d on d.id = r.document_id and d.removed_at is null
    where p.user_id = (select auth.uid()) and private.takes_part(p) and (
      'documents' = any (p.rights) or (d.kind = 'release' and d.added_by is null and private.holds_money(p))
    )
  );
$$;
comment on function private.my_document_ids() is
  'The documents the caller can read: their own (private.my_own_document_ids), and those shared with them in deals '
  'where they have the right to documents, or hold the money that a sealed release is about.';

create function private.document_party(deal public.deals, member uuid) returns public.deal_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  party public.deal_parties;
begin
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = member and private.takes_part(p) and 'documents' = any (p.rights);
  if party.id is null then
    raise exception 'This deal isn’t available to you.' using errcode = '42501';
  end if;
  if not private.has_verified_email(member) then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
  if deal.state = 'fell_through' then
    raise exception 'This deal fell through.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return party;
end;
$$;
comment on function private.document_party(public.deals, uuid) is
  'A member''s party of an open or closed deal, with the right to documents. Raises 42501 for others, and P0001, to be '
  'shown as is, for a deal that fell through or an unverified email.';

create function private.check_document_readers(deal public.deals, reader_ids uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(reader_ids) as named (id)
    where not exists (
      select from public.deal_parties p
      where p.id = named.id and p.deal_id = deal.id and private.takes_part(p) and p.user_id is not null
        and 'documents' = any (p.rights)
    )
  ) then
    raise exception 'Someone you chose can’t see documents of this deal. Choose again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_document_readers(public.deals, uuid[]) is
  'Raises P0001, to be shown as is, unless these are parties who have joined the deal and have the right to documents.';

-- Adding ----------------------------------------------------------------------------------------------

create function private.is_document_registered(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deal_documents d where d.path = is_document_registered.path and d.removed_at is null
  );
$$;
comment on function private.is_document_registered(text) is
  'Whether a file is a document of a deal that wasn''t removed, and so can''t be deleted.';

create function private.can_upload_deal_document(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|png|docx)$'
    )
    and private.has_verified_email((select auth.uid()))
    and cardinality(private.my_deal_ids('documents')) > 0
    and (
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'deal-documents' and starts_with(o.name, (select auth.uid()) || '/')
        and o.created_at > now() - interval '1 day' and not private.is_document_registered(o.name)
    );
$$;
comment on function private.can_upload_deal_document(text) is
  'Whether the caller may upload a file to this path, for register-upload to check: {caller}/{a new '
  'document}/incoming/{a new id}.{pdf, jpg, jpeg, png or docx}. Only that function stores files elsewhere. False '
  'outside of deals, with an unverified email, and while 20 unregistered files from the last day are in the folder.';

create function private.register_deal_document(
  member uuid, document_id uuid, deal_id uuid, kind text, reader_ids uuid[], name text, size bigint, mime_type text,
  sha256 text, path text
) returns public.deal_documents
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  stored public.deal_documents;
  party public.deal_parties;
  readers uuid[];
begin
  select * into stored from public.deal_documents d where d.id = register_deal_document.document_id;
  if stored.id is not null then
    if stored.deal_id is distinct from deal.id or not exists (
      select from public.deal_parties p where p.id = stored.added_by and p.user_id = member
    ) then
      raise exception 'Not a document of yours' using errcode = '42501';
    end if;
    return stored;
  end if;
  party := private.document_party(deal, member);
  perform private.require_standing(member);
  readers := array(select distinct id from unnest(reader_ids) as named (id) where id <> party.id order by id);
  perform private.check_document_readers(deal, readers);
  if not starts_with(path, member || '/' || document_id || '/' || sha256 || '.') or not exists (
    select from storage.objects o where o.bucket_id = 'deal-documents' and o.name = register_deal_document.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  perform private.consume_rate_limit_for(member, 'deal_document');
  if (select count(*) from public.deal_documents d where d.deal_id = deal.id and d.removed_at is null) >= 200 then
    raise exception 'A deal can have up to 200 documents. Remove one you no longer need.' using errcode = 'P0001';
  end if;
  insert into public.deal_documents (id, deal_id, added_by, kind, path, name, size, mime_type, sha256)
  values (register_deal_document.document_id, deal.id, party.id, register_deal_document.kind,
    register_deal_document.path, btrim(register_deal_document.name), register_deal_document.size,
    register_deal_document.mime_type, register_deal_document.sha256)
  returning * into stored;
  insert into public.deal_document_readers (document_id, party_id)
  select stored.id, named.id from unnest(readers) as named (id);
  perform private.log_document_step(stored.id, party.id, 'added',
    jsonb_build_object('kind', stored.kind, 'name', stored.name, 'sha256', stored.sha256));
  perform private.log_document_step(stored.id, party.id, 'shared', jsonb_build_object('party_id', named.id))
  from unnest(readers) as named (id);
  perform private.record_deal_step(deal, party, 'document.add', jsonb_build_object(
    'document', stored.id, 'sha256', stored.sha256, 'size', stored.size, 'readers', to_jsonb(readers)
  ), recipients => readers);
  return stored;
end;
$$;
comment on function private.register_deal_document(
  uuid, uuid, uuid, text, uuid[], text, bigint, text, text, text
) is
  'For the register-upload function, once it has checked a file and stored it at '
  '{member}/{document}/{sha256}.{extension}: adds it to an open or closed deal, for a party with the right to '
  'documents, and shares it with reader_ids, parties with that right, who are notified. Idempotent for the same '
  'document. Raises 42501 for others and for another member''s ID; P0001, to be shown as is, for a reader without the '
  'right, an unverified email, a restricted account, a deal that fell through or has 200 documents, and beyond the '
  'limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';
select private.expose(
  'register_deal_document', 'service_role',
  '{member_id,document_id,deal_id,kind,reader_ids,name,size,mime_type,sha256,path}'
);

-- Sharing ---------------------------------------------------------------------------------------------

create function private.share_deal_document(document_id uuid, party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = share_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  party := private.document_party(deal, auth.uid());
  select * into document from public.deal_documents d where d.id = document.id for no key update;
  if document.added_by is distinct from party.id
    and not (document.added_by is null and party.role in ('buyer', 'seller')
      and document.id = any (private.my_document_ids())) then
    raise exception 'You can’t share this document.' using errcode = '42501';
  end if;
  if document.removed_at is not null then
    raise exception 'This document was removed.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.check_document_readers(deal, array[share_deal_document.party_id]);
  if share_deal_document.party_id = party.id or exists (
    select from public.deal_document_readers r
    where r.document_id = document.id and r.party_id = share_deal_document.party_id and r.revoked_at is null
  ) then
    return;
  end if;
  perform private.consume_rate_limit('deal_document_share');
  insert into public.deal_document_readers as r (document_id, party_id)
  values (document.id, share_deal_document.party_id)
  on conflict on constraint deal_document_readers_pkey do update set shared_at = clock_timestamp(), revoked_at = null;
  perform private.log_document_step(document.id, party.id, 'shared',
    jsonb_build_object('party_id', share_deal_document.party_id));
  perform private.record_deal_step(deal, party, 'document.share',
    jsonb_build_object('document', document.id, 'party', share_deal_document.party_id),
    recipients => array[share_deal_document.party_id]);
end;
$$;
comment on function private.share_deal_document(uuid, uuid) is
  'Lets another party of the deal with the right to documents read a document, and notifies them: for the party who '
  'added it; of a sealed agreement, for buyer and seller who can read it. Idempotent. Raises 42501 for others, and '
  'P0001, to be shown as is.';
select private.expose('share_deal_document', 'authenticated');

create function private.unshare_deal_document(document_id uuid, party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = unshare_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  -- Taking one's own document back is allowed even after leaving the deal.
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = auth.uid() and (
    p.id = document.added_by
    or (document.added_by is null and p.revoked_at is null and p.role in ('buyer', 'seller')
      and document.id = any (private.my_document_ids()))
  );
  if party.id is null then
    raise exception 'You can’t change who sees this document.' using errcode = '42501';
  end if;
  if exists (
    select from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
    where a.document_id = document.id and s.party_id = unshare_deal_document.party_id
  ) then
    raise exception 'Everyone who signed an agreement keeps it.' using errcode = 'P0001';
  end if;
  perform private.take_back(true);
  update public.deal_document_readers r set revoked_at = clock_timestamp()
  where r.document_id = document.id and r.party_id = unshare_deal_document.party_id and r.revoked_at is null;
  if found then
    perform private.log_document_step(document.id, party.id, 'unshared',
      jsonb_build_object('party_id', unshare_deal_document.party_id));
    perform private.record_deal_step(deal, party, 'document.unshare',
      jsonb_build_object('document', document.id, 'party', unshare_deal_document.party_id), recipients => '{}');
  end if;
  perform private.take_back(false);
end;
$$;
comment on function private.unshare_deal_document(uuid, uuid) is
  'Ends a party''s access to a document: for the party who added it, even after they left the deal; of a sealed '
  'agreement, for buyer and seller who can read it. In any standing. Idempotent. Raises 42501 for others, and P0001, '
  'to be shown as is, for a signer of the agreement.';
select private.expose('unshare_deal_document', 'authenticated');

create function private.remove_deal_document(document_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = remove_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  select * into party from public.deal_parties p where p.id = document.added_by and p.user_id = auth.uid();
  if party.id is null then
    raise exception 'Only the party who added a document can remove it.' using errcode = '42501';
  end if;
  perform private.take_back(true);
  update public.deal_documents d set removed_at = clock_timestamp() where d.id = document.id and d.removed_at is null;
  if found then
    perform private.log_document_step(document.id, party.id, 'removed');
    perform private.record_deal_step(deal, party, 'document.remove', jsonb_build_object('document', document.id),
      recipients => '{}');
  end if;
  perform private.take_back(false);
  return document.path;
end;
$$;
comment on function private.remove_deal_document(uuid) is
  'Removes a document that the caller added: nobody else can read it anymore. Returns the path in the bucket '
  'deal-documents, for the caller to delete the file. In any standing. Idempotent. Raises 42501 for others, and for '
  'sealed agreements.';
select private.expose('remove_deal_document', 'authenticated');

-- Opening the file ------------------------------------------------------------------------------------

create function private.open_deal_document(document_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document public.deal_documents;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d
  where d.id = open_deal_document.document_id and d.id = any (private.my_document_ids()) and d.removed_at is null;
  select * into party from public.deal_parties p where p.deal_id = document.deal_id and p.user_id = auth.uid();
  if document.added_by = party.id then
    return private.openable('deal-documents', document.path);
  end if;
  if document.id is null or private.account_standing() in ('suspended', 'banned') then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('deal_document_view');
  perform private.log_document_step(document.id, party.id, 'viewed');
  perform private.broadcast_change(p.user_id, 'deals') from public.deal_parties p
  where p.id = document.added_by and p.user_id is not null;
  return private.openable('deal-documents', document.path);
end;
$$;
comment on function private.open_deal_document(uuid) is
  'For everyone who can read a document: the path of its file in the bucket deal-documents, for the open-file function '
  'to sign. Logs the view, unless the caller added it. Raises 42501 for others, for a removed document, and for '
  'suspended and banned members, and P0001 beyond the limit an hour, and if it''s infected.';
select private.expose('open_deal_document', 'authenticated');

-- Policies --------------------------------------------------------------------------------------------

alter table public.deal_documents enable row level security;
alter table public.deal_document_readers enable row level security;
alter table public.deal_document_log enable row level security;

create policy "Parties can read documents added by or shared with them"
  on public.deal_documents for select to authenticated using (id = any ((select private.my_document_ids())::uuid[]));

create policy "Readers of a document can read who it's shared with"
  on public.deal_document_readers for select to authenticated
  using (document_id = any ((select private.my_document_ids())::uuid[]));

create policy "Owners of a document can read its log; viewers, their own views"
  on public.deal_document_log for select to authenticated
  using (
    document_id = any ((select private.my_own_document_ids())::uuid[])
    or party_id = any ((select private.my_party_ids())::uuid[])
  );

create policy "Members see the deal documents in their own folder"
  on storage.objects for select to authenticated
  using (bucket_id = 'deal-documents' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Parties can upload deal documents to be checked"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'deal-documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.can_upload_deal_document(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: files never change. Registered ones must be removed from the deal before they're deleted. Then
-- they're the member's to delete in any standing.
create policy "Members can delete files that aren't a deal document"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'deal-documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and not private.is_document_registered(name)
  );

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.deal_documents, public.deal_document_readers, public.deal_document_log
  from anon, authenticated, service_role;
grant select on public.deal_documents, public.deal_document_readers, public.deal_document_log
  to authenticated, service_role;
grant execute on function
  private.my_party_ids(), private.my_own_document_ids(), private.my_document_ids(),
  private.is_document_registered(text), private.can_upload_deal_document(text)
  to authenticated, service_role;
