set check_function_bodies = off;

drop index "public"."deal_parties_email_idx";

drop view "private"."personal_data";

alter table "public"."deal_parties"
  drop constraint "deal_parties_email_check";

create table "public"."deal_invitees" (
  "party_id" uuid not null,
  "email"    text not null,
  constraint "deal_invitees_email_check"
    check
    (((char_length(email) <= 254) AND (email = lower(email)) AND (email ~
    '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text))),
  constraint "deal_invitees_pkey" primary key (party_id)
);

alter table "public"."deal_invitees"
  enable row level security;

insert into public.deal_invitees (party_id, email)
select id, email from public.deal_parties where email is not null and revoked_at is null;

alter table "public"."deal_parties"
  -- squawk-ignore ban-drop-column
  drop column "email";

revoke all on table "public"."deal_invitees" from "anon";

create or replace function private.accept_invitation (
  token   text,
  company text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  this_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  address text;
  party public.deal_parties;
  of_deal uuid;
begin
  if private.session_refusal() is not null then
    raise exception 'Finish signing in first.' using errcode = '42501';
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
    perform private.trust_invited_account(me, this_session, address);
  end if;
  of_deal := private.join_deal(party.id);
  update public.deal_parties p set company = private.clean_line(accept_invitation.company)
  where p.id = party.id and p.role in ('title', 'lender', 'attorney')
    and not private.blocked_in_deal((select d from public.deals d where d.id = of_deal), me);
  return of_deal;
end;
$function$;

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, coalesce(shown.name, party.name),
      coalesce(party.id is not null or private.trust_level(c.actor_id) > 0, false),
      c.kind = 'deal' or coalesce(listing.user_id = reader.id or private.trust_level(listing.user_id) > 0, false),
      z.city || ', ' || z.state, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    -- As public.by_name. Who is in a deal was let in by its buyer and seller.
    left join public.deal_parties party on c.kind = 'deal' and party.deal_id = (c.data ->> 'deal_id')::uuid
      and c.data ->> 'by' in (party.role, 'party:' || party.id)
    left join public.properties listing on listing.id = (c.data ->> 'property_id')::uuid
    left join public.zip_codes z on z.zip = coalesce(listing.zip, right(c.data ->> 'address', 5))
    union all
    -- Invitations that were neither used nor withdrawn.
    select c.id, null, invitee.email, '', c.kind, inviter.id, inviter.name, private.trust_level(c.actor_id) > 0, true,
      null, c.data || private.issue_invitation_link(guest.id)
    from claimed c
    join public.deal_parties guest on guest.id = c.subject_id
    join public.deal_invitees invitee on invitee.party_id = guest.id
    join public.deals d on d.id = guest.deal_id and d.state = 'open'
    join public.users inviter on inviter.id = c.actor_id
    where c.user_id is null
    union all
    -- Acknowledgments of legal notices.
    select c.id, null, notice.email, '', c.kind, null, null, false, false, null, c.data
    from claimed c join public.contact_messages notice on notice.id = c.subject_id
    where c.user_id is null;
end;
$function$;

create or replace function private.deal_invitation (
  token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'email', i.email, 'name', p.name, 'role', p.role, 'side', p.side, 'rights', p.rights, 'address', d.address,
    'invited_by', inviter.name
  )
  from private.invited_party(token) p
  join public.deal_invitees i on i.party_id = p.id
  join public.deals d on d.id = p.deal_id
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side;
$function$;

create or replace function private.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[] default '{}'::text[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  inviter public.deal_parties := private.acting_party(deal);
  address constant text := lower(private.clean_text(email));
  added public.deal_parties;
begin
  if inviter.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can invite.' using errcode = '42501';
  end if;
  if role not in ('jv_partner', 'title', 'lender', 'attorney') then
    raise exception 'Unknown role %', role using errcode = '22023';
  end if;
  if address is null or private.clean_text(name) is null then
    raise exception 'Enter a name and an email address.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null) >= 20 then
    raise exception 'A deal can have up to 20 parties.' using errcode = 'P0001';
  end if;
  -- Only what the inviter can see: whether an account has this address is nobody's business.
  if exists (
    select from public.deal_invitees i join public.deal_parties p on p.id = i.party_id
    where i.email = address and p.deal_id = deal.id and p.side = inviter.side
  ) then
    raise exception 'This address has already been invited.' using errcode = 'P0001';
  end if;
  if address = private.own_verified_email() then
    raise exception 'This is your own email address.' using errcode = 'P0001';
  end if;
  perform private.check_text(auth.uid(), name);
  perform private.consume_rate_limit('deal_invitation');
  insert into public.deal_parties as p (deal_id, role, side, name, rights)
  values (deal.id, invite_party.role, inviter.side,
    case when private.blocked_in_deal(deal, inviter.user_id) then case invite_party.role
      when 'jv_partner' then 'JV partner' when 'title' then 'Title company' when 'lender' then 'Lender' else 'Attorney'
    end else private.clean_text(name) end,
    case invite_party.role when 'jv_partner' then '{terms,documents}' else invite_party.rights end)
  returning * into added;
  insert into public.deal_invitees (party_id, email) values (added.id, address);
  perform private.record_deal_step(deal, inviter, 'party.invite', jsonb_build_object(
    'party', added.id, 'role', added.role, 'side', added.side, 'rights', added.rights
  ), jsonb_build_object('name', added.name));
  perform private.send_invitation(deal, added, inviter.user_id);
  return added.id;
end;
$function$;

create or replace function private.invited_party (
  token text
)
  returns public.deal_parties
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.* from private.deal_invitation_links l
  join public.deal_invitees i on i.party_id = l.party_id
  join public.deal_parties p on p.id = l.party_id and p.revoked_at is null
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  where l.token_sha256 = private.sha256_hex(token) and l.issued_at > now() - private.invitation_lifetime();
$function$;

create or replace function private.issue_invitation_link (
  party_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.join_deal (
  party_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  party public.deal_parties;
  deal public.deals;
  former uuid;
begin
  select * into party from public.deal_parties p where p.id = join_deal.party_id;
  deal := private.lock_deal(party.deal_id);
  select * into party from public.deal_parties p where p.id = join_deal.party_id for no key update;
  if party.user_id = me and party.revoked_at is null then
    return deal.id;
  end if;
  if party.id is null or party.id <> all (private.my_invitation_ids()) then
    raise exception 'This invitation isn’t available to you. Sign in with the invited email address and verify it.'
      using errcode = '42501';
  end if;
  if deal.state <> 'open' then
    raise exception 'This deal has ended.' using errcode = 'P0001';
  end if;
  if exists (select from public.deal_parties p where p.deal_id = deal.id and p.user_id = me) then
    -- Someone who was revoked comes back in the new role, with what is theirs.
    update public.deal_parties p set user_id = null where p.deal_id = deal.id and p.user_id = me
      and p.revoked_at is not null
    returning p.id into former;
    if former is null then
      raise exception 'You’re already part of this deal.' using errcode = 'P0001';
    end if;
    update public.deal_documents d set added_by = party.id where d.added_by = former;
    update public.agreement_signatures s set party_id = party.id where s.party_id = former;
  end if;
  -- The others deal with a member, under the name of the account.
  update public.deal_parties p set user_id = me, joined_at = clock_timestamp(),
    name = coalesce(left((select u.name from public.users u where u.id = me and u.name ~ '\S'), 120), p.name)
  where p.id = party.id
  returning * into party;
  delete from public.deal_invitees i where i.party_id = party.id;
  perform private.record_deal_step(deal, party, 'party.join',
    jsonb_build_object('party', party.id, 'role', party.role, 'side', party.side),
    jsonb_build_object('name', party.name));
  return deal.id;
end;
$function$;

create or replace function private.leave_deal_records (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  last_side constant uuid[] := private.deals_of_last_side(member);
begin
  delete from public.deal_documents d using public.deal_parties p
  where p.id = d.added_by and p.user_id = member
    and d.id not in (select k.id from private.kept_documents(member) k);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id)
    and not exists (select from public.deals d where d.offer_id = o.id and private.is_record_needed(d, member));
  delete from public.deal_invitees i
  using public.deal_parties p join public.deal_parties inviter on inviter.deal_id = p.deal_id and inviter.role = p.side
  where p.id = i.party_id and inviter.user_id = member;
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.user_id = member
    and not exists (select from public.deals d where d.id = p.deal_id and private.is_record_needed(d, member));
  update public.deal_parties p set revoked_at = clock_timestamp() where p.user_id = member and p.revoked_at is null;
  delete from public.ledger_texts t
  where t.author_id = member
    and not exists (select from public.deals d where d.offer_id = t.offer_id and private.is_record_needed(d, member));
  perform private.forget_former_members(last_side);
end;
$function$;

create or replace function private.my_invitation_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.id), '{}') from public.deal_invitees i
  join public.deal_parties p on p.id = i.party_id and p.revoked_at is null
  join public.deals d on d.id = p.deal_id
  where i.email = (select private.own_verified_email())
    and not private.blocked_between(d.buyer_id, (select auth.uid()))
    and not private.blocked_between(d.seller_id, (select auth.uid()));
$function$;

create or replace function private.release_invited_address (
  token text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  party constant public.deal_parties := private.invited_party(token);
  released uuid;
begin
  delete from auth.users a using public.deal_invitees i, public.users u
  where i.party_id = party.id and a.email = i.email and a.created_at >= party.invited_at
    and u.id = a.id and u.profile_status = 'private'
    and not exists (select from private.verified_emails v where v.user_id = a.id)
  returning a.id into released;
  return released is not null;
end;
$function$;

create or replace function private.resend_invitation (
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
  select * into target from public.deal_parties p where p.id = resend_invitation.party_id;
  deal := private.lock_deal(target.deal_id);
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
  update public.deal_parties p set revoked_at = clock_timestamp() where p.id = target.id;
  delete from public.deal_invitees i where i.party_id = target.id;
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

create or replace function private.send_invitation (
  deal    public.deals,
  party   public.deal_parties,
  inviter uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  delete from private.mail_queue q where q.subject_id = party.id and q.claimed_at is null;
  insert into private.mail_queue (kind, actor_id, subject_id, data) values ('deal', inviter, party.id, news
    || jsonb_strip_nulls(jsonb_build_object(
      'side', party.side, 'rights', party.rights, 'time_zone', deal.time_zone,
      -- The seller's words only if they're an address.
      'address', case when private.contact_details(deal.address) = '{}' then deal.address else place end,
      'due_at', (
        select private.utc_text(m.due_at) from public.deal_milestones m
        where m.deal_id = deal.id and m.kind = 'earnest_money' and m.state in ('pending', 'declared')
          and 'earnest_money' = any (party.rights)
      )
    )));
end;
$function$;

create or replace function public.release_invited_address (
  token text
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select private.release_invited_address(token); $function$;

alter table "public"."deal_invitees"
  add constraint "deal_invitees_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index deal_invitees_email_idx on public.deal_invitees using btree (email);

create trigger a_check_standing
  before insert or delete or update on public.deal_invitees
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_invitees
  for each STATEMENT
  execute function private.refuse_direct_write();

create policy "The side that invited can read addresses" on "public"."deal_invitees"
  for select
  to "authenticated"
  using ((exists ( select
   from (public.deal_parties p
     JOIN public.deal_parties inviter on ((inviter.deal_id = p.deal_id)))
  where
    ((p.id = deal_invitees.party_id) AND (inviter.role = p.side) AND (inviter.user_id = ( select
    auth.uid() as uid))))));

comment on function "private"."release_invited_address"(text) is 'Requesting a code creates an account, whose password nobody knows. For the reader of an emailed invitation who then chooses a password instead: deletes the account, so that signing up creates another. Only an account created since the invitation, as guests'' are, by nobody who has proved that the address is theirs, which this reader has. Returns whether it did.';

comment on function "public"."release_invited_address"(text) is 'Requesting a code creates an account, whose password nobody knows. For the reader of an emailed invitation who then chooses a password instead: deletes the account, so that signing up creates another. Only an account created since the invitation, as guests'' are, by nobody who has proved that the address is theirs, which this reader has. Returns whether it did.';

comment on table "public"."deal_invitees" is 'The invited addresses, lower case, of parties who haven''t joined. Read by the buyer or the seller who invited them: the other side learns who it is once they join.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."release_invited_address"(text) from public;

grant execute on function "private"."release_invited_address"(text) to "anon", "authenticated";

grant execute on function "private"."release_invited_address"(text) to "service_role";

revoke all on function "public"."release_invited_address"(text) from public;

grant execute on function "public"."release_invited_address"(text) to "anon", "authenticated";

grant execute on function "public"."release_invited_address"(text) to "service_role";

revoke all on table "public"."deal_invitees" from "authenticated";

grant select on table "public"."deal_invitees" to "authenticated";

revoke all on table "public"."deal_invitees" from "service_role";

grant select on table "public"."deal_invitees" to "service_role";

reset check_function_bodies;
