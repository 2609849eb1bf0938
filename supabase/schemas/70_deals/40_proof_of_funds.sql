-- Proofs of funds: documents that show what a member can spend. Files are private; the register-upload function checks
-- and hashes each. Reviewers verify or reject them. Sellers who received an offer see the verified amount; the document
-- only if its owner shares it with them. Listings can require verified funds of buyers (listing_terms.funds_required).
--
-- Anyone but its owner reads a file through the open-file function, which calls public.open_proof. That logs the view,
-- so there is no unlogged one.

create table public.proofs_of_funds (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('bank_statement', 'lender_letter', 'other')),
  amount bigint not null check (amount between 1 and 100000000000),
  expires_on date not null check (expires_on between '2000-01-01' and '2100-12-31'),
  path text not null constraint proofs_of_funds_path unique,
  -- The file is saved under this name, so its extension must fit its type.
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size between 1 and 10485760),
  mime_type text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'withdrawn')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  reviewer_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  reminded_at timestamptz,
  constraint proofs_of_funds_decided check (
    (status <> 'rejected' or reason is not null)
    and (status not in ('verified', 'rejected') or decided_at is not null)
    and (status <> 'pending' or decided_at is null)
  ),
  constraint proofs_of_funds_type check (coalesce(lower(name) ~ case mime_type
    when 'application/pdf' then '\.pdf$'
    when 'image/jpeg' then '\.jpe?g$'
    when 'image/png' then '\.png$'
  end, false))
);
comment on table public.proofs_of_funds is
  'Documents that show a member''s funds. For the member, and for reviewers while pending. Written only by functions.';
comment on column public.proofs_of_funds.id is 'Chosen by the member''s app, so that registering is idempotent.';
comment on column public.proofs_of_funds.amount is 'What the document shows, as the member stated it, whole USD.';
comment on column public.proofs_of_funds.expires_on is
  'The last day it counts, anywhere in the US: see private.funds_today.';
comment on column public.proofs_of_funds.path is
  'Path in the bucket proofs-of-funds, named by the hash, so its content never changes.';
comment on column public.proofs_of_funds.name is 'File name given by the member.';
comment on column public.proofs_of_funds.size is 'Bytes.';
comment on column public.proofs_of_funds.sha256 is 'Hash of the stored bytes, hexadecimal.';
comment on column public.proofs_of_funds.status is
  'pending: waiting for staff. withdrawn: removed by the member, who then deletes the file.';
comment on column public.proofs_of_funds.reason is 'Why staff rejected it.';
comment on column public.proofs_of_funds.reminded_at is 'When the member was reminded that it expires soon.';
create index proofs_of_funds_user_idx on public.proofs_of_funds (user_id, created_at desc, id desc);
create index proofs_of_funds_queue_idx on public.proofs_of_funds (status, created_at, id);
create index proofs_of_funds_expiry_idx on public.proofs_of_funds (expires_on)
  where status = 'verified' and reminded_at is null;
create index proofs_of_funds_reviewer_idx on public.proofs_of_funds (reviewer_id);

create table public.proof_shares (
  proof_id uuid not null references public.proofs_of_funds (id) on delete cascade,
  offer_id uuid not null references public.offers (id) on delete cascade,
  shared_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  primary key (proof_id, offer_id)
);
comment on table public.proof_shares is
  'Documents that a buyer shares with the seller of one of their offers. For the buyer; the seller gets them from '
  'public.proofs_shared_with_me.';
comment on column public.proof_shares.revoked_at is 'Null while shared.';
create index proof_shares_offer_idx on public.proof_shares (offer_id);

create table public.proof_log (
  id bigint generated always as identity primary key,
  proof_id uuid not null references public.proofs_of_funds (id) on delete cascade,
  actor_id uuid references public.users (id) on delete set null,
  step text not null check (
    step in ('submitted', 'verified', 'rejected', 'withdrawn', 'shared', 'unshared', 'viewed')
  ),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.proof_log is
  'Every step of a proof of funds, and every view of its file by someone other than its owner. Append-only. For '
  'everyone who can read the proof; viewers read their own views.';
comment on column public.proof_log.actor_id is
  'Who did it; null once that account is deleted, and for a share that ended with its offer.';
comment on column public.proof_log.details is
  'submitted: {kind, amount, expires_on, name, sha256}. rejected: {reason}. shared, unshared: {offer_id}. viewed: {as: '
  'staff or seller, offer_id}.';
create index proof_log_proof_idx on public.proof_log (proof_id, id);
create index proof_log_actor_idx on public.proof_log (actor_id, created_at);

create function private.log_proof_step(proof_id uuid, actor uuid, step text, details jsonb default '{}') returns void
language sql volatile set search_path = ''
as $$
  insert into public.proof_log (proof_id, actor_id, step, details)
  values (log_proof_step.proof_id, log_proof_step.actor, log_proof_step.step, log_proof_step.details);
$$;
comment on function private.log_proof_step(uuid, uuid, text, jsonb) is 'Adds a step to the log of a proof of funds.';

create function private.funds_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Pacific/Honolulu')::date; $$;
comment on function private.funds_today() is
  'Today in Hawaii, where days of the US end last, so that a proof counts through its last day in every state.';

-- What counts -----------------------------------------------------------------------------------------

create function private.funds_of(member uuid) returns public.proofs_of_funds
language sql stable security definer set search_path = ''
as $$
  select p.* from public.proofs_of_funds p
  where p.user_id = member and p.status = 'verified' and p.expires_on >= private.funds_today()
    and private.standing_of(member) not in ('suspended', 'banned')
  order by p.amount desc, p.expires_on desc, p.id limit 1;
$$;
comment on function private.funds_of(uuid) is
  'The one verified proof that counts: the highest that hasn''t expired. Nulls without one, and for suspended and '
  'banned members.';

create function private.verified_funds(member_ids uuid[]) returns table (member_id uuid, amount bigint, until date)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.amount, p.expires_on
  from (select distinct id from unnest(member_ids[1:200]) as listed (id)) as asked
  cross join lateral private.funds_of(asked.id) p
  where p.id is not null and private.account_standing() not in ('suspended', 'banned')
    and (
      asked.id = (select auth.uid())
      or (
        asked.id <> all (private.hidden_member_ids()) and exists (
          select from public.offers o
          where o.buyer_id = asked.id and o.seller_id = (select auth.uid()) and o.opened_at is not null
        )
      )
    );
$$;
comment on function private.verified_funds(uuid[]) is
  'The verified funds (whole USD) of up to 200 members, and the last day they count. Only the caller''s own, and those '
  'of members who made the caller an offer, live or past, once it''s open: a sealed offer tells nothing. No row for '
  'everyone else, staff included, across a block, and for members without verified funds.';
select private.expose('verified_funds', 'authenticated');

create function private.check_verified_funds(offer public.offers, version public.offer_versions) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  needed constant bigint := case version.financing when 'Cash' then version.price
    else version.earnest_money + version.second_deposit end;
  verified constant bigint := (private.funds_of(offer.buyer_id)).amount;
begin
  if version.author = 'buyer' and coalesce(verified, 0) < greatest(needed, 1) and exists (
    select from public.listing_terms t where t.property_id = offer.property_id and t.funds_required
  ) then
    raise exception 'This seller asks for verified funds%. Add proof of funds first.',
      case when needed > 0 then ' of at least $' || to_char(needed, 'FM999,999,999,999') else '' end
      using errcode = 'P0001', hint = 'funds_required';
  end if;
end;
$$;
comment on function private.check_verified_funds(public.offers, public.offer_versions) is
  'Raises P0001 with the hint funds_required, to be shown as is, if the listing requires verified funds and the '
  'buyer''s don''t cover the terms they propose: the price of a cash offer, and the earnest money of any other, whose '
  'price a lender or the seller finances. Any kind of proof counts, a lender''s letter too. Terms the seller proposes '
  'aren''t checked.';

-- Uploading -------------------------------------------------------------------------------------------

create function private.is_proof_registered(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.proofs_of_funds p where p.path = is_proof_registered.path and p.status <> 'withdrawn'
  );
$$;
comment on function private.is_proof_registered(text) is
  'Whether a file is a proof of funds that wasn''t withdrawn, and so can''t be deleted.';

create function private.can_upload_proof(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|png)$'
    )
    and private.has_verified_email((select auth.uid()))
    and (
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'proofs-of-funds' and starts_with(o.name, (select auth.uid()) || '/')
        and o.created_at > now() - interval '1 day' and not private.is_proof_registered(o.name)
    );
$$;
comment on function private.can_upload_proof(text) is
  'Whether the caller may upload a file to this path, for register-upload to check: {caller}/{a new proof}/incoming/{a '
  'new id}.{pdf, jpg, jpeg or png}. Only that function stores files elsewhere. False with an unverified email, and '
  'while 20 unregistered files from the last day are in the folder.';

create function private.register_proof(
  member uuid, proof_id uuid, kind text, amount bigint, expires_on date, name text, size bigint, mime_type text,
  sha256 text, path text
) returns public.proofs_of_funds
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.proofs_of_funds;
begin
  select * into stored from public.proofs_of_funds p where p.id = register_proof.proof_id;
  if stored.id is not null then
    if stored.user_id is distinct from member then
      raise exception 'Not a proof of yours' using errcode = '42501';
    end if;
    return stored;
  end if;
  perform private.require_standing(member);
  if not private.has_verified_email(member) then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
  if expires_on < private.funds_today() then
    raise exception 'This document has expired. Upload a current one.' using errcode = 'P0001';
  end if;
  -- A day more than stated, because the member's today may be Hawaii's tomorrow.
  if expires_on > private.funds_today() + interval '1 year 1 day' then
    raise exception 'Choose an expiration date within a year.' using errcode = 'P0001';
  end if;
  if not starts_with(path, member || '/' || proof_id || '/' || sha256 || '.') or not exists (
    select from storage.objects o where o.bucket_id = 'proofs-of-funds' and o.name = register_proof.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  perform private.check_text(member, name);
  -- First, because it makes parallel calls of the member wait for each other.
  perform private.consume_rate_limit_for(member, 'proof_of_funds');
  if (select count(*) from public.proofs_of_funds p where p.user_id = member and p.status = 'pending') >= 3 then
    raise exception 'You already have 3 documents in review. Wait for a decision, or remove one.'
      using errcode = 'P0001';
  end if;
  insert into public.proofs_of_funds (id, user_id, kind, amount, expires_on, path, name, size, mime_type, sha256)
  values (register_proof.proof_id, member, register_proof.kind, register_proof.amount, register_proof.expires_on,
    register_proof.path, btrim(register_proof.name), register_proof.size, register_proof.mime_type,
    register_proof.sha256)
  on conflict on constraint proofs_of_funds_pkey do nothing
  returning * into stored;
  if stored.id is null then
    return private.register_proof(member, proof_id, kind, amount, expires_on, name, size, mime_type, sha256, path);
  end if;
  perform private.log_proof_step(stored.id, member, 'submitted', jsonb_build_object(
    'kind', stored.kind, 'amount', stored.amount, 'expires_on', stored.expires_on, 'name', stored.name,
    'sha256', stored.sha256
  ));
  perform private.broadcast_change(member, 'deals');
  return stored;
end;
$$;
comment on function private.register_proof(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'For the register-upload function, once it has checked a file and stored it at '
  '{member}/{proof}/{sha256}.{extension}: submits it for review. Idempotent for the same proof. Raises 42501 for '
  'another member''s ID; P0001, to be shown as is, for an expiration in the past or more than a year ahead, an '
  'unverified email, a restricted account, a fourth pending document, and beyond the limit a day; 22023 for a missing '
  'file; and 23502 or 23514 for invalid values.';
select private.expose(
  'register_proof', 'service_role', '{member_id,proof_id,kind,amount,expires_on,name,size,mime_type,sha256,path}'
);

create function private.withdraw_proof(proof_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.withdraw_proof(uuid) is
  'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the '
  'path in the bucket proofs-of-funds, for the caller to delete the file. In any standing. Idempotent. Raises 42501 '
  'for another member''s.';
select private.expose('withdraw_proof', 'authenticated');

-- Staff decisions -------------------------------------------------------------------------------------

create function private.decide_proof(proof_id uuid, decision text, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  proof public.proofs_of_funds;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review proofs of funds' using errcode = '42501';
  end if;
  select * into proof from public.proofs_of_funds p where p.id = decide_proof.proof_id for no key update;
  if proof.user_id = auth.uid() then
    raise exception 'Someone else must review your own proof of funds' using errcode = '42501';
  end if;
  if proof.status is distinct from 'pending' then
    raise exception '%', case proof.status when 'withdrawn' then 'The member removed this document.'
      else 'This document has already been reviewed.' end using errcode = 'P0001';
  end if;
  if decision is null or decision not in ('verified', 'rejected') then
    raise exception 'Unknown decision: %', decision using errcode = '22023';
  end if;
  if decision = 'rejected' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  if decision = 'verified' and proof.expires_on < private.funds_today() then
    raise exception 'This document has expired. Reject it.' using errcode = 'P0001';
  end if;
  if decision = 'verified' and not exists (
    select from public.proof_log l where l.proof_id = proof.id and l.actor_id = auth.uid() and l.step = 'viewed'
  ) then
    raise exception 'Open the document before you verify it.' using errcode = 'P0001';
  end if;
  update public.proofs_of_funds p set
    status = decision, reviewer_id = auth.uid(), decided_at = clock_timestamp(),
    reason = case decision when 'rejected' then btrim(decide_proof.reason, E' \t\r\n') end,
    -- The decision itself names the date.
    reminded_at = case when p.expires_on <= private.funds_today() + 14 then clock_timestamp() end
  where p.id = proof.id returning * into proof;
  perform private.log_proof_step(proof.id, auth.uid(), decision,
    case decision when 'rejected' then jsonb_build_object('reason', proof.reason) else '{}' end);
  perform private.notify_of_proof(proof, decision);
  perform private.broadcast_change(proof.user_id, 'deals');
end;
$$;
comment on function private.decide_proof(uuid, text, text) is
  'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of '
  'funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a '
  'reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired, or '
  'to verify a document that the caller hasn''t opened.';
select private.expose('decide_proof', 'authenticated');

create function private.notify_of_proof(proof public.proofs_of_funds, step text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Deleted and inserted again, so that a member who has read about one step is notified of the next.
  perform private.delete_notifications(proof.id, '{proof_of_funds}');
  perform private.notify(proof.user_id, 'proof_of_funds', null, proof.id, jsonb_build_object(
    'step', step, 'proof_id', proof.id, 'amount', proof.amount, 'expires_on', proof.expires_on
  ) || jsonb_strip_nulls(jsonb_build_object('words', proof.reason)));
end;
$$;
comment on function private.notify_of_proof(public.proofs_of_funds, text) is
  'Notifies the member of a step of their proof of funds: kind proof_of_funds, data {step: verified, rejected, or '
  'expiring, proof_id, amount, expires_on, words: the reason, which the email quotes}.';

create function private.remind_of_expiring_funds() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  proof public.proofs_of_funds;
  reminders integer := 0;
begin
  for proof in
    select * from public.proofs_of_funds p
    where p.status = 'verified' and p.reminded_at is null
      and p.expires_on between private.funds_today() and private.funds_today() + 14
    order by p.id limit 500 for no key update skip locked
  loop
    update public.proofs_of_funds p set reminded_at = clock_timestamp() where p.id = proof.id;
    -- Another one already covers it for longer.
    continue when exists (
      select from public.proofs_of_funds other
      where other.user_id = proof.user_id and other.status = 'verified' and other.amount >= proof.amount
        and other.expires_on > private.funds_today() + 14
    );
    perform private.notify_of_proof(proof, 'expiring');
    reminders := reminders + 1;
  end loop;
  return reminders;
end;
$$;
comment on function private.remind_of_expiring_funds() is
  'Notifies members once, 14 days before a verified proof of funds expires, unless another one covers the same amount '
  'for longer. Up to 500 at a time. Returns how many.';

-- Sharing the document --------------------------------------------------------------------------------

create function private.is_negotiating(offer public.offers) returns boolean
language sql stable security definer set search_path = ''
as $$
  select offer.state in ('open', 'backup', 'accepted') and offer.seller_id is not null and not exists (
    select from public.deals d where d.offer_id = offer.id and d.state <> 'open'
  );
$$;
comment on function private.is_negotiating(public.offers) is
  'Whether the seller of an offer still has to know the buyer''s funds: while it''s open, a backup, or accepted, until '
  'its deal ends.';

create function private.share_proof(proof_id uuid, offer_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.share_proof(uuid, uuid) is
  'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is '
  'open, a backup, or accepted, and until its deal ends, the proof expires, one blocks the other, or the buyer revokes '
  'it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';
select private.expose('share_proof', 'authenticated');

create function private.unshare_proof(proof public.proofs_of_funds, offer_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.unshare_proof(public.proofs_of_funds, uuid) is
  'Revokes the sharing of a locked proof with the seller of an offer, if there is one.';

create function private.revoke_proof_share(proof_id uuid, offer_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.revoke_proof_share(uuid, uuid) is
  'For the buyer: the seller of an offer can no longer open the document. In any standing. Idempotent. Raises 42501 '
  'for another member''s proof.';
select private.expose('revoke_proof_share', 'authenticated');

create function private.end_proof_shares(offer_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.unshare_proof(p, s.offer_id)
  from public.proof_shares s join public.proofs_of_funds p on p.id = s.proof_id
  where s.offer_id = end_proof_shares.offer_id and s.revoked_at is null;
end;
$$;
comment on function private.end_proof_shares(uuid) is 'Revokes the sharing of all proofs with the seller of an offer.';

create function private.end_shares_of_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = coalesce((to_jsonb(new) ->> 'offer_id')::uuid, new.id);
  if not private.is_negotiating(offer) then
    perform private.end_proof_shares(offer.id);
  end if;
  return null;
end;
$$;
comment on function private.end_shares_of_offer() is
  'Trigger on offers and deals: however an offer or its deal ends, its seller can no longer open the buyer''s proofs '
  'of funds.';

create trigger end_proof_shares after update of state on public.offers
  for each row when (old.state <> new.state) execute function private.end_shares_of_offer();
create trigger end_proof_shares after update of state on public.deals
  for each row when (old.state <> new.state) execute function private.end_shares_of_offer();

create function private.end_shares_of_blocked() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_proof_shares(o.id) from public.offers o
  where (o.buyer_id, o.seller_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end;
$$;
comment on function private.end_shares_of_blocked() is
  'Insert trigger on member_blocks: the two can no longer open each other''s proofs of funds. A deal continues '
  'without them.';

create trigger end_proof_shares after insert on public.member_blocks
  for each row execute function private.end_shares_of_blocked();

create function private.proofs_shared_with_me()
  returns table (
    proof_id uuid, offer_id uuid, title text, buyer_name text, kind text, amount bigint, expires_on date, name text,
    mime_type text, shared_at timestamptz
  )
language sql stable security definer set search_path = ''
as $$
  select p.id, o.id, o.title, o.buyer_name, p.kind, p.amount, p.expires_on, p.name, p.mime_type, s.shared_at
  from public.offers o
  join public.proof_shares s on s.offer_id = o.id and s.revoked_at is null
  join public.proofs_of_funds p on p.id = s.proof_id
  where o.seller_id = (select auth.uid()) and private.is_negotiating(o)
    and p.status = 'verified' and p.expires_on >= private.funds_today()
    and private.account_standing() not in ('suspended', 'banned')
    and private.standing_of(p.user_id) not in ('suspended', 'banned')
    and not private.blocked_between(p.user_id, o.seller_id);
$$;
comment on function private.proofs_shared_with_me() is 'Implements public.proofs_shared_with_me.';

create function public.proofs_shared_with_me()
  returns table (
    proof_id uuid, offer_id uuid, title text, buyer_name text, kind text, amount bigint, expires_on date, name text,
    mime_type text, shared_at timestamptz
  )
language sql stable set search_path = ''
as $$ select * from private.proofs_shared_with_me() order by shared_at desc, proof_id limit 200; $$;
comment on function public.proofs_shared_with_me() is
  'For sellers: the documents that buyers share with the caller, newest first, at most 200, with the title of the '
  'offer''s listing. Only while private.is_negotiating, until the document expires, and not while the buyer is '
  'suspended or banned.';

-- Opening the file ------------------------------------------------------------------------------------

create function private.proof_access(proof public.proofs_of_funds) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when proof.user_id = (select auth.uid()) or private.account_standing() in ('suspended', 'banned') then null
    when proof.status = 'pending' and private.has_staff_role('reviewer') then '{"as": "staff"}'::jsonb
    else (
      select jsonb_build_object('as', 'seller', 'offer_id', shared.offer_id)
      from private.proofs_shared_with_me() shared where shared.proof_id = proof.id order by shared.offer_id limit 1
    )
  end;
$$;
comment on function private.proof_access(public.proofs_of_funds) is
  'Why the caller may open another member''s document, as the log has it: a reviewer while it''s pending, or a seller '
  'it''s shared with. Null if they may not, and for the owner.';

create function private.open_proof(proof_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  proof public.proofs_of_funds;
  access jsonb;
begin
  select * into proof from public.proofs_of_funds p where p.id = open_proof.proof_id;
  if proof.user_id = me and proof.status <> 'withdrawn' then
    return private.openable('proofs-of-funds', proof.path);
  end if;
  access := private.proof_access(proof);
  if proof.id is null or me is null or access is null then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('proof_view');
  perform private.log_proof_step(proof.id, me, 'viewed', access);
  perform private.broadcast_change(proof.user_id, 'deals');
  return private.openable('proofs-of-funds', proof.path);
end;
$$;
comment on function private.open_proof(uuid) is
  'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket '
  'proofs-of-funds, for the open-file function to sign. Logs the view for the owner unless it''s their own. Raises '
  '42501 for others, and P0001 beyond the limit an hour, and if it''s infected.';
select private.expose('open_proof', 'authenticated');

-- Policies --------------------------------------------------------------------------------------------

alter table public.proofs_of_funds enable row level security;
alter table public.proof_shares enable row level security;
alter table public.proof_log enable row level security;

create policy "Members see the proofs in their own folder"
  on storage.objects for select to authenticated
  using (bucket_id = 'proofs-of-funds' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload proofs of funds to be checked"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'proofs-of-funds' and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.can_upload_proof(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: files never change. Registered ones must be withdrawn before they're deleted. Then they're the
-- member's to delete in any standing.
create policy "Members can delete files that aren't a proof of funds"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'proofs-of-funds' and (storage.foldername(name))[1] = (select auth.uid())::text
    and not private.is_proof_registered(name)
  );

create policy "Members can read their own proofs; reviewers, pending ones"
  on public.proofs_of_funds for select to authenticated
  using (user_id = (select auth.uid()) or (status = 'pending' and (select private.has_staff_role('reviewer'))));

create policy "Members can read the shares of their proofs"
  on public.proof_shares for select to authenticated
  using (exists (select from public.proofs_of_funds p where p.id = proof_id and p.user_id = (select auth.uid())));

create policy "Readers of a proof can read its log; viewers, their own views"
  on public.proof_log for select to authenticated
  using (actor_id = (select auth.uid()) or exists (select from public.proofs_of_funds p where p.id = proof_id));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.proofs_of_funds, public.proof_shares, public.proof_log from anon, authenticated, service_role;
grant select on public.proofs_of_funds, public.proof_shares, public.proof_log to authenticated, service_role;
grant execute on function
  private.is_proof_registered(text), private.can_upload_proof(text), private.proofs_shared_with_me()
  to authenticated, service_role;
grant execute on function public.proofs_shared_with_me() to authenticated, service_role;
