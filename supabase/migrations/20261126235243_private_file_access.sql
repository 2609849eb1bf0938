set check_function_bodies = off;

drop policy "Members can delete files that aren't a deal document" on "storage"."objects";

drop policy "Members can delete files that aren't a proof of funds" on "storage"."objects";

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

create or replace function private.check_document_readers (
  deal       public.deals,
  reader_ids uuid[]
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.check_standing()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  standing text;
begin
  -- What other triggers write, such as counts, follows from a statement that was checked.
  if pg_trigger_depth() > 1 or current_setting('private.takes_back', true) = 'on' then
    return null;
  end if;
  standing := private.account_standing();
  if standing in ('suspended', 'banned') then
    raise exception 'Your account is %.', standing using errcode = '42501';
  end if;
  if standing = 'read_only' and tg_argv[0] = 'public' and tg_op <> 'DELETE' then
    raise exception 'Your account is read-only.' using errcode = '42501';
  end if;
  return null;
end;
$function$;

create or replace function private.document_party (
  deal   public.deals,
  member uuid
)
  returns public.deal_parties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.end_proof_shares (
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.unshare_proof(p, s.offer_id)
  from public.proof_shares s join public.proofs_of_funds p on p.id = s.proof_id
  where s.offer_id = end_proof_shares.offer_id and s.revoked_at is null;
end;
$function$;

create or replace function private.end_shares_of_blocked()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.end_proof_shares(o.id) from public.offers o
  where (o.buyer_id, o.seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end;
$function$;

create or replace function private.end_shares_of_offer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = coalesce((to_jsonb(new) ->> 'offer_id')::uuid, new.id);
  if not private.is_negotiating(offer) then
    perform private.end_proof_shares(offer.id);
  end if;
  return null;
end;
$function$;

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

create or replace function private.guest_access()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '90 days'; $function$;

create or replace function private.is_negotiating (
  offer public.offers
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select offer.state in ('open', 'backup', 'accepted') and offer.seller_id is not null and not exists (
    select from public.deals d where d.offer_id = offer.id and d.state <> 'open'
  );
$function$;

create or replace function private.my_agreement_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select a.id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id
    where p.user_id = (select auth.uid()) and (private.takes_part(p) or a.status = 'signed')
  );
$function$;

create or replace function private.my_deal_ids (
  needed_right text default null::text
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and private.takes_part(p)
    and (needed_right is null or needed_right = any (p.rights));
$function$;

create or replace function private.my_document_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.my_own_document_ids() || array(
    select d.id
    from public.deal_parties p
    join public.deal_document_readers r on r.party_id = p.id and r.revoked_at is null
    join public.deal_documents d on d.id = r.document_id and d.removed_at is null
    where p.user_id = (select auth.uid()) and private.takes_part(p) and 'documents' = any (p.rights)
  );
$function$;

create or replace function private.my_offer_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(readable.id), '{}') from (
    select o.id from public.offers o where o.buyer_id = (select auth.uid())
    union all
    select o.id from public.offers o where o.seller_id = (select auth.uid()) and o.opened_at is not null
    union all
    select d.offer_id from public.deal_parties p join public.deals d on d.id = p.deal_id
    where p.user_id = (select auth.uid()) and p.role = 'jv_partner' and private.takes_part(p)
  ) as readable;
$function$;

create or replace function private.my_party_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and private.takes_part(p);
$function$;

create or replace function private.my_split_deal_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and private.takes_part(p) and p.role in ('buyer', 'seller', 'jv_partner');
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

create or replace function private.proofs_shared_with_me()
  returns table (
    proof_id   uuid,
    offer_id   uuid,
    title      text,
    buyer_name text,
    kind       text,
    amount     bigint,
    expires_on date,
    name       text,
    mime_type  text,
    shared_at  timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, o.id, o.title, o.buyer_name, p.kind, p.amount, p.expires_on, p.name, p.mime_type, s.shared_at
  from public.offers o
  join public.proof_shares s on s.offer_id = o.id and s.revoked_at is null
  join public.proofs_of_funds p on p.id = s.proof_id
  where o.seller_id = (select auth.uid()) and private.is_negotiating(o)
    and p.status = 'verified' and p.expires_on >= private.funds_today()
    and private.account_standing() not in ('suspended', 'banned')
    and private.standing_of(p.user_id) not in ('suspended', 'banned')
    and not private.blocked_between(p.user_id, o.seller_id);
$function$;

create or replace function private.record_deal_step (
  deal       public.deals,
  party      public.deal_parties,
  kind       text,
  data       jsonb               default '{}'::jsonb,
  texts      jsonb               default '{}'::jsonb,
  step       text                default null::text,
  recipients uuid[]              default null::uuid[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry uuid;
begin
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.title, 'time_zone', deal.time_zone
  ) || case
    when recipients is not null or 'terms' = any (p.rights)
      then data - '{price_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case
    when coalesce(step, kind) in ('closed', 'deal.fall_through') and p.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end)
  from public.deal_parties p
  where p.deal_id = deal.id and private.takes_part(p) and p.user_id is distinct from party.user_id
    and case
      when recipients is null then 'terms' = any (p.rights)
        or private.concerns_guest(p.rights, coalesce(step, kind), data ->> 'milestone')
      else p.id = any (recipients)
    end
  order by p.user_id;
  return entry;
end;
$function$;

create or replace function private.remove_deal_document (
  document_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.revoke_party (
  party_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  select * into target from public.deal_parties p where p.id = revoke_party.party_id;
  deal := private.lock_deal(target.deal_id);
  select * into target from public.deal_parties p where p.id = revoke_party.party_id for no key update;
  -- Not private.acting_party: who leaves, and whom one lets in no longer, is one's own decision at any time.
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid()) and p.revoked_at is null;
  if party.id is null then
    raise exception 'This deal isn’t available to you.' using errcode = '42501';
  end if;
  -- Each side revokes whom it invited, and everyone can leave.
  if target.role in ('buyer', 'seller')
    or (target.id <> party.id and (party.role not in ('buyer', 'seller') or party.side <> target.side)) then
    raise exception 'Only the side that invited them can remove them.' using errcode = '42501';
  end if;
  if target.revoked_at is not null then
    return;
  end if;
  if target.id <> party.id and deal.state = 'open' and exists (
    select from public.deal_splits s join public.deal_split_shares h on h.split_id = s.id
    where s.deal_id = deal.id and s.state in ('proposed', 'agreed') and h.party_id = target.id and h.share_bps > 0
  ) then
    raise exception 'This partner has a share in the split. Agree on a split without them first.'
      using errcode = 'P0001';
  end if;
  perform private.take_back(true);
  update public.deal_parties p set revoked_at = clock_timestamp(), email = null where p.id = target.id;
  -- As when they delete their account: amounts that were agreed stay.
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  where s.deal_id = deal.id and s.state = 'proposed' and exists (
    select from public.deal_split_shares h where h.split_id = s.id and h.party_id = target.id and h.share_bps > 0
  );
  perform private.record_deal_step(deal, party, 'party.revoke',
    jsonb_build_object('party', target.id, 'role', target.role));
  perform private.broadcast_change(target.user_id, 'deals');
  -- Theirs may have been the last approval missing.
  perform private.settle_split(s.id) from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'party_left', target.id);
  perform private.take_back(false);
end;
$function$;

create or replace function private.revoke_proof_share (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = revoke_proof_share.proof_id and p.user_id = auth.uid() for no key update;
  if proof.id is null then
    raise exception 'Not a proof of yours' using errcode = '42501';
  end if;
  perform private.take_back(true);
  perform private.unshare_proof(proof, revoke_proof_share.offer_id);
  perform private.take_back(false);
end;
$function$;

create or replace function private.share_proof (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  proof public.proofs_of_funds;
  offer public.offers;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = share_proof.proof_id and p.user_id = me for no key update;
  select * into offer from public.offers o where o.id = share_proof.offer_id and o.buyer_id = me;
  if proof.id is null or offer.id is null then
    raise exception 'Not a proof or an offer of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if proof.status <> 'verified' or proof.expires_on < private.funds_today() then
    raise exception 'You can share a document once it’s verified and until it expires.' using errcode = 'P0001';
  end if;
  if offer.state = 'sealed' then
    raise exception 'This offer is still sealed. Share the document once the seller has opened it.'
      using errcode = 'P0001';
  end if;
  if not private.is_negotiating(offer) then
    raise exception 'This offer has ended, so there’s no one to share with.' using errcode = 'P0001',
      hint = 'offer_changed';
  end if;
  if private.blocked_between(offer.buyer_id, offer.seller_id) then
    raise exception 'You can’t share documents with this seller.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.proof_shares s
    where s.proof_id = proof.id and s.offer_id = offer.id and s.revoked_at is null
  ) then
    return;
  end if;
  perform private.consume_rate_limit('proof_share');
  insert into public.proof_shares as shared (proof_id, offer_id) values (proof.id, offer.id)
  on conflict on constraint proof_shares_pkey do update set shared_at = clock_timestamp(), revoked_at = null;
  perform private.log_proof_step(proof.id, me, 'shared', jsonb_build_object('offer_id', offer.id));
  perform private.broadcast_change(offer.seller_id, 'deals');
end;
$function$;

create or replace function private.take_back (
  begins boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select set_config('private.takes_back', case when begins then 'on' else 'off' end, true); $function$;

create or replace function private.takes_part (
  party public.deal_parties
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select party.revoked_at is null and (
    party.role in ('buyer', 'seller') or not exists (
      select from public.deals d where d.id = party.deal_id and d.ended_at <= now() - private.guest_access()
    )
  );
$function$;

create or replace function private.unshare_deal_document (
  document_id uuid,
  party_id    uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.unshare_proof (
  proof    public.proofs_of_funds,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.proof_shares s set revoked_at = clock_timestamp()
  where s.proof_id = proof.id and s.offer_id = unshare_proof.offer_id and s.revoked_at is null;
  if found then
    perform private.log_proof_step(proof.id, case when proof.user_id = auth.uid() then proof.user_id end, 'unshared',
      jsonb_build_object('offer_id', unshare_proof.offer_id));
    perform private.broadcast_change(o.seller_id, 'deals') from public.offers o
    where o.id = unshare_proof.offer_id and o.seller_id is not null;
  end if;
end;
$function$;

create or replace function private.withdraw_proof (
  proof_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = withdraw_proof.proof_id and p.user_id = auth.uid() for no key update;
  if proof.id is null then
    raise exception 'Not a proof of yours' using errcode = '42501';
  end if;
  perform private.take_back(true);
  if proof.status <> 'withdrawn' then
    update public.proofs_of_funds p set status = 'withdrawn' where p.id = proof.id;
    perform private.log_proof_step(proof.id, proof.user_id, 'withdrawn');
    perform private.delete_notifications(proof.id, '{proof_of_funds}');
    perform private.unshare_proof(proof, s.offer_id) from public.proof_shares s
    where s.proof_id = proof.id and s.revoked_at is null;
    perform private.broadcast_change(proof.user_id, 'deals');
  end if;
  perform private.take_back(false);
  return proof.path;
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

create trigger end_proof_shares
  after update of state on public.deals
  for each row
  when ((old.state <> new.state))
  execute function private.end_shares_of_offer();

create trigger end_proof_shares
  after insert on public.member_blocks
  for each row
  execute function private.end_shares_of_blocked();

create trigger end_proof_shares
  after update of state on public.offers
  for each row
  when ((old.state <> new.state))
  execute function private.end_shares_of_offer();

create trigger enforce_bucket_rules
  before insert or update of metadata, bucket_id on storage.objects
  for each row
  execute function private.enforce_bucket_rules();

create policy "Members can delete files that aren't a deal document" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'deal-documents'::text) AND ((storage.foldername(name))[1] = (( select auth.uid()
    as uid))::text) AND (not private.is_document_registered(name))));

create policy "Members can delete files that aren't a proof of funds" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) AND (not private.is_proof_registered(name))));

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

comment on column "public"."proof_log"."actor_id" is 'Who did it; null once that account is deleted, and for a share that ended with its offer.';

comment on function "private"."end_proof_shares"(uuid) is 'Revokes the sharing of all proofs with the seller of an offer.';

comment on function "private"."end_shares_of_blocked"() is 'Insert trigger on member_blocks: the two can no longer open each other''s proofs of funds. A deal continues without them.';

comment on function "private"."end_shares_of_offer"() is 'Trigger on offers and deals: however an offer or its deal ends, its seller can no longer open the buyer''s proofs of funds.';

comment on function "private"."enforce_bucket_rules"() is 'Trigger on storage.objects: refuses a file over its bucket''s limit or of another type than its bucket takes, and a change of the bucket. The storage server compares what an upload declares: it doesn''t compare the length of one that declares none, nor the type of a copy. This compares what was received. Raises P0001, to be shown as is, and 42501 for a change of the bucket; then the server deletes what it received.';

comment on function "private"."guest_access"() is 'How long those whom the buyer and the seller invited can read a deal after it ended. Must match src/features/deal-room/guest-access.ts.';

comment on function "private"."is_negotiating"(public.offers) is 'Whether the seller of an offer still has to know the buyer''s funds: while it''s open, a backup, or accepted, until its deal ends.';

comment on function "private"."open_attachments"(text[]) is 'Those of up to 100 files in the bucket message-attachments that the caller can read, for the open-file function to sign: of messages they sent, and of those in their conversations that weren''t removed, unless there''s a block between the two. Only the version of a file that was sent.';

comment on function "private"."open_contract"(uuid) is 'For the member who submitted it and, once submitted, reviewers: the path of a contract in the bucket contracts, for the open-file function to sign. Raises 42501 for others.';

comment on function "private"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents, for the open-file function to sign. Logs the view, unless the caller added it. Raises 42501 for others, for a removed document, and for suspended and banned members, and P0001 beyond the limit an hour.';

comment on function "private"."open_listing_document"(uuid) is 'For everyone who can see a listing, its public documents; for members whose request the seller approved, also those on request: the path of the file in the bucket documents, for the open-file function to sign. Staff need a report or a pending review for those on request. Raises 42501 for others, for suspended and banned members, except sellers of their own, and for a file that isn''t the version that was added.';

comment on function "private"."open_pipeline_file"(uuid) is 'For its owner: the path of a file of a card in the bucket pipeline, for the open-file function to sign. Raises 42501 for others.';

comment on function "private"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds, for the open-file function to sign. Logs the view for the owner unless it''s their own. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the right to terms of each step, other guests of what concerns them. Never with amounts. party: who did it; null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Guests and JV partners learn when their access ends (access_ends_at). Returns the entry''s ID.';

comment on function "private"."remove_deal_document"(uuid) is 'Removes a document that the caller added: nobody else can read it anymore. Returns the path in the bucket deal-documents, for the caller to delete the file. In any standing. Idempotent. Raises 42501 for others, and for sealed agreements.';

comment on function "private"."revoke_party"(uuid) is 'Ends a guest''s or JV partner''s access, for the side that invited them and for themselves, at any time, also after the deal ended and in any standing. Who leaves with a share in a proposed split ends it; agreed amounts stay. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for removing a partner who has a share in the split of an open deal.';

comment on function "private"."revoke_proof_share"(uuid, uuid) is 'For the buyer: the seller of an offer can no longer open the document. In any standing. Idempotent. Raises 42501 for another member''s proof.';

comment on function "private"."share_proof"(uuid, uuid) is 'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is open, a backup, or accepted, and until its deal ends, the proof expires, one blocks the other, or the buyer revokes it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';

comment on function "private"."take_back"(boolean) is 'At the beginning and end of a function by which members take back what is theirs, such as a document they shared: private.check_standing lets it write, because that''s allowed in any standing.';

comment on function "private"."takes_part"(public.deal_parties) is 'Whether a party has access to the deal: not revoked and, for guests and JV partners, until private.guest_access after it ended.';

comment on function "private"."unshare_deal_document"(uuid, uuid) is 'Ends a party''s access to a document: for the party who added it, even after they left the deal; of a sealed agreement, for buyer and seller who can read it. In any standing. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a signer of the agreement.';

comment on function "private"."withdraw_proof"(uuid) is 'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the path in the bucket proofs-of-funds, for the caller to delete the file. In any standing. Idempotent. Raises 42501 for another member''s.';

comment on function "public"."open_attachments"(text[]) is 'Those of up to 100 files in the bucket message-attachments that the caller can read, for the open-file function to sign: of messages they sent, and of those in their conversations that weren''t removed, unless there''s a block between the two. Only the version of a file that was sent.';

comment on function "public"."open_contract"(uuid) is 'For the member who submitted it and, once submitted, reviewers: the path of a contract in the bucket contracts, for the open-file function to sign. Raises 42501 for others.';

comment on function "public"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents, for the open-file function to sign. Logs the view, unless the caller added it. Raises 42501 for others, for a removed document, and for suspended and banned members, and P0001 beyond the limit an hour.';

comment on function "public"."open_listing_document"(uuid) is 'For everyone who can see a listing, its public documents; for members whose request the seller approved, also those on request: the path of the file in the bucket documents, for the open-file function to sign. Staff need a report or a pending review for those on request. Raises 42501 for others, for suspended and banned members, except sellers of their own, and for a file that isn''t the version that was added.';

comment on function "public"."open_pipeline_file"(uuid) is 'For its owner: the path of a file of a card in the bucket pipeline, for the open-file function to sign. Raises 42501 for others.';

comment on function "public"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds, for the open-file function to sign. Logs the view for the owner unless it''s their own. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function "public"."proofs_shared_with_me"() is 'For sellers: the documents that buyers share with the caller, newest first, at most 200, with the title of the offer''s listing. Only while private.is_negotiating, until the document expires, and not while the buyer is suspended or banned.';

comment on function "public"."remove_deal_document"(uuid) is 'Removes a document that the caller added: nobody else can read it anymore. Returns the path in the bucket deal-documents, for the caller to delete the file. In any standing. Idempotent. Raises 42501 for others, and for sealed agreements.';

comment on function "public"."revoke_party"(uuid) is 'Ends a guest''s or JV partner''s access, for the side that invited them and for themselves, at any time, also after the deal ended and in any standing. Who leaves with a share in a proposed split ends it; agreed amounts stay. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for removing a partner who has a share in the split of an open deal.';

comment on function "public"."revoke_proof_share"(uuid, uuid) is 'For the buyer: the seller of an offer can no longer open the document. In any standing. Idempotent. Raises 42501 for another member''s proof.';

comment on function "public"."share_proof"(uuid, uuid) is 'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is open, a backup, or accepted, and until its deal ends, the proof expires, one blocks the other, or the buyer revokes it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';

comment on function "public"."unshare_deal_document"(uuid, uuid) is 'Ends a party''s access to a document: for the party who added it, even after they left the deal; of a sealed agreement, for buyer and seller who can read it. In any standing. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a signer of the agreement.';

comment on function "public"."withdraw_proof"(uuid) is 'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the path in the bucket proofs-of-funds, for the caller to delete the file. In any standing. Idempotent. Raises 42501 for another member''s.';

comment on table "public"."deal_document_readers" is 'The parties a document is shared with. They can read it as long as they take part in the deal (private.takes_part) with the right to documents. For everyone who can read the document.';

comment on table "public"."listing_documents" is 'Documents of listings, at most 20 each, in the order of position. For everyone who can read the listing; private.open_listing_document decides who can read the files.';

revoke all on function "private"."end_proof_shares"(uuid) from public;

revoke all on function "private"."end_shares_of_blocked"() from public;

revoke all on function "private"."end_shares_of_offer"() from public;

revoke all on function "private"."enforce_bucket_rules"() from public;

revoke all on function "private"."guest_access"() from public;

revoke all on function "private"."is_negotiating"(public.offers) from public;

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

revoke all on function "private"."take_back"(boolean) from public;

revoke all on function "private"."takes_part"(public.deal_parties) from public;

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
