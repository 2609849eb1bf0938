-- Invitations to deals by email. The link in the email proves that its reader owns the address, so a guest joins on one
-- page. Opening the link changes nothing: mail scanners open links, too.

create table private.deal_invitation_links (
  party_id uuid primary key references public.deal_parties (id) on delete cascade,
  token_sha256 text not null unique,
  issued_at timestamptz not null default clock_timestamp()
);
comment on table private.deal_invitation_links is
  'The link of the latest email to someone invited to a deal: only its hash. It lets its owner join once.';

create function private.invitation_lifetime() returns interval
language sql immutable parallel safe set search_path = ''
as $$ select interval '30 days'; $$;
comment on function private.invitation_lifetime() is
  'How long the link of an invitation works. Must match src/domain/deal/invitation.ts.';

create function private.send_invitation(deal public.deals, party public.deal_parties, inviter uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := (select i.email from public.deal_invitees i where i.party_id = party.id);
  invited constant uuid := (
    select v.user_id from private.verified_emails v join auth.users a on a.id = v.user_id and a.email = v.email
    where v.email = address
  );
  place constant text := private.place_of_deal(deal);
  news constant jsonb := jsonb_build_object(
    'step', 'invited', 'deal_id', deal.id, 'title', place, 'role', party.role
  );
begin
  if private.blocked_between(deal.buyer_id, invited) or private.blocked_between(deal.seller_id, invited) or exists (
    select from public.deal_parties p where p.deal_id = deal.id and p.user_id = invited and p.revoked_at is null
  ) then
    return;
  end if;
  perform private.notify(invited, 'deal', inviter, party.id, news);
  -- The email goes to the address, the same with and without an account, and in place of one that waits.
  delete from private.unsent_mail q where q.subject_id = party.id;
  insert into private.deliveries (channel, kind, actor_id, subject_id, data)
  values ('mail', 'deal', inviter, party.id, news
    || jsonb_strip_nulls(jsonb_build_object(
      'side', party.side, 'rights', party.rights, 'time_zone', deal.time_zone,
      -- The seller's words only if they're an address.
      'address', case when private.contact_details(deal.address) = '{}' then deal.address else place end,
      'due_at', (
        select private.utc_text(min(m.due_at)) from public.deal_milestones m
        where m.deal_id = deal.id and m.kind in ('earnest_money', 'second_deposit')
          and m.state in ('pending', 'declared') and 'earnest_money' = any (party.rights)
      )
    )));
end;
$$;
comment on function private.send_invitation(public.deals, public.deal_parties, uuid) is
  'Emails an invitation to the invited address, whether or not an account has it, and notifies the account that '
  'verified it. Does nothing if that account is in the deal, or a block is between it and the buyer or the seller.';

create function private.resend_invitation(party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((select p.deal_id from public.deal_parties p where p.id = resend_invitation.party_id));
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = resend_invitation.party_id for no key update;
  if party.role not in ('buyer', 'seller') or party.side <> target.side then
    raise exception 'Only the side that invited them can send the invitation again.' using errcode = '42501';
  end if;
  if not exists (select from public.deal_invitees i where i.party_id = target.id) then
    raise exception 'They’ve already joined, or their access ended.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.consume_rate_limit('deal_invitation');
  perform private.send_invitation(deal, target, party.user_id);
end;
$$;
comment on function private.resend_invitation(uuid) is
  'For the side that invited someone who hasn''t joined: emails the invitation again. The link of the earlier email no '
  'longer works. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('resend_invitation', 'authenticated');

create function private.issue_invitation_link(party_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.deal_invitation_links as l (party_id, token_sha256)
  select i.party_id, private.sha256_hex(token) from public.deal_invitees i
  where i.party_id = issue_invitation_link.party_id
  on conflict on constraint deal_invitation_links_pkey
  do update set token_sha256 = excluded.token_sha256, issued_at = excluded.issued_at;
  return jsonb_build_object('token', token);
end;
$$;
comment on function private.issue_invitation_link(uuid) is
  'For an email that''s about to be sent: {token} of a new link, which replaces the earlier one. Only its hash is '
  'kept.';

create function private.invited_party(token text) returns public.deal_parties
language sql stable security definer set search_path = ''
as $$
  select p.* from private.deal_invitation_links l
  join public.deal_invitees i on i.party_id = l.party_id
  join public.deal_parties p on p.id = l.party_id and p.revoked_at is null
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  where l.token_sha256 = private.sha256_hex(token) and l.issued_at > now() - private.invitation_lifetime();
$$;
comment on function private.invited_party(text) is
  'Who is invited by the link with this token. Nulls for an unknown, used, withdrawn, replaced, or expired one.';

create function private.deal_invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', i.email, 'name', p.name, 'role', p.role, 'side', p.side, 'rights', p.rights, 'address', d.address,
    'invited_by', inviter.name
  )
  from private.invited_party(token) p
  join public.deal_invitees i on i.party_id = p.id
  join public.deals d on d.id = p.deal_id
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side;
$$;
comment on function private.deal_invitation(text) is
  'What the page of an invitation shows to anyone with the link of its email: {email, name, role, side, rights, '
  'address, invited_by}. Changes nothing, and doesn''t say whether an account has the address. Null for a link that no '
  'longer works.';
select private.expose('deal_invitation', 'anon');

create function private.accept_invitation(token text, company text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  refusal constant text := private.session_refusal();
  by_code constant boolean := coalesce(auth.jwt() -> 'amr' @> '[{"method": "otp"}]', false);
  address text;
  party public.deal_parties;
  of_deal uuid;
begin
  -- An authenticator app that was added before anyone proved the address doesn't keep its owner out, and is removed.
  if refusal is not null and not (
    refusal = 'code_required' and by_code
    and not exists (select from private.verified_emails v where v.user_id = me)
  ) then
    perform private.refuse_request(refusal);
  end if;
  -- A repeated call, after its answer was lost.
  select p.deal_id into of_deal from private.deal_invitation_links l join public.deal_parties p on p.id = l.party_id
  where l.token_sha256 = private.sha256_hex(token) and p.user_id = me and p.revoked_at is null;
  if of_deal is not null then
    return of_deal;
  end if;
  select a.email into address from auth.users a where a.id = me for update;
  party := private.invited_party(token);
  if party.id is null then
    raise exception 'This invitation was used or withdrawn, or it expired. Ask for a new one.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if not exists (select from public.deal_invitees i where i.party_id = party.id and i.email = lower(address)) then
    raise exception 'This invitation is for another email address. Sign in with that one.' using errcode = '42501';
  end if;
  if not private.has_verified_email(me) then
    -- Who signed in with the password made the account. Who came by a code may not have chosen the password, which then
    -- stops working; they can set a new one.
    perform private.prove_address(null, not by_code);
    delete from private.suspended_passwords p where p.user_id = me;
  end if;
  of_deal := private.join_deal(party.id);
  update public.deal_parties p set company = private.clean_line(accept_invitation.company)
  where p.id = party.id and p.role in ('title', 'lender', 'attorney')
    and not private.blocked_in_deal((select d from public.deals d where d.id = of_deal), me);
  return of_deal;
end;
$$;
comment on function private.accept_invitation(text, text) is
  'Joins the deal that the link of an emailed invitation is for, with a guest''s company (up to 160 characters), for '
  'the account with the invited address. The link proves who owns the address (private.prove_address). It works once; '
  'a repeated call by the same member returns the same. Returns the deal''s ID. Raises as private.refuse_request, '
  '42501 for another address, and P0001, to be shown as is, for a link that no longer works.';
select private.expose('accept_invitation', 'authenticated');

create function private.has_belongings(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- What signing up and in leaves.
  made_by_sign_up constant text[] := array[
    'auth.users', 'public.users', 'public.member_contacts', 'public.member_details', 'public.member_stats'
  ];
  place record;
  is_found boolean;
begin
  for place in
    select d.table_name, c.name
    from private.personal_data d cross join lateral unnest(d.member_columns) as c (name)
    where d.table_name <> all (made_by_sign_up)
  loop
    execute format('select exists (select from %s where %I = $1)', place.table_name, place.name)
      into is_found using member;
    if is_found then
      return true;
    end if;
  end loop;
  return exists (select from storage.objects o where starts_with(o.name, member || '/'));
end;
$$;
comment on function private.has_belongings(uuid) is
  'Whether anything in private.personal_data, or a file, is a member''s, besides what every new account has. False for '
  'null and for unknown members.';

create function private.release_invited_address(token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  party constant public.deal_parties := private.invited_party(token);
  released uuid;
begin
  delete from auth.users a using public.deal_invitees i, public.users u
  where i.party_id = party.id and a.email = i.email and a.created_at >= party.invited_at
    and u.id = a.id and u.profile_status = 'private' and not private.has_belongings(a.id)
  returning a.id into released;
  return released is not null;
end;
$$;
comment on function private.release_invited_address(text) is
  'Requesting a code creates an account, whose password nobody knows. For the reader of an emailed invitation who then '
  'chooses a password instead: deletes the account, so that signing up creates another. Only an account created since '
  'the invitation, as guests'' are, by nobody who has proved that the address is theirs, which this reader has, and '
  'with nothing of its own, such as a payment: accounts that have something are deleted by the function '
  'delete-account, and this reader gets in by a code. Returns whether it did.';
select private.expose('release_invited_address', 'anon');
