-- Releases: who gets the earnest money of a deal that fell through. A release is an agreement of kind release: one side
-- proposes who gets how much, the other signs or counters it. Once everyone has signed, who holds the money gets the
-- sealed PDF, pays it out, and confirms that. A dispute pauses it.

create table public.deal_releases (
  agreement_id uuid primary key references public.agreements (id) on delete cascade,
  deal_id uuid not null references public.deals (id) on delete cascade,
  to_buyer bigint not null check (to_buyer between 0 and 100000000000),
  to_seller bigint not null check (to_seller between 0 and 100000000000),
  agreed_at timestamptz,
  paused_at timestamptz,
  paid_on date,
  reference text check (char_length(reference) <= 60),
  paid_by uuid references public.deal_parties (id) on delete set null,
  paid_at timestamptz,
  constraint deal_releases_some check (to_buyer + to_seller > 0),
  constraint deal_releases_agreed check (agreed_at is not null or (paid_at is null and paused_at is null)),
  constraint deal_releases_paid check (
    (paid_at is null) = (paid_on is null) and (paid_at is null) = (reference is null)
    and (paid_at is null or paused_at is null)
  )
);
comment on table public.deal_releases is
  'Who gets how much of the earnest money of a deal that fell through. Read by those who sign it, and, once everyone '
  'has, by parties with the right to terms or earnest_money. The one agreed last is in force.';
comment on column public.deal_releases.to_buyer is 'Whole USD.';
comment on column public.deal_releases.to_seller is 'Whole USD.';
comment on column public.deal_releases.agreed_at is 'When everyone had signed; null until then.';
comment on column public.deal_releases.paused_at is
  'Since when a side disputes the money, as its deal_endings says. Nobody can confirm a payout until neither does.';
comment on column public.deal_releases.paid_on is 'The day on which it was paid out; null until who holds it says so.';
comment on column public.deal_releases.reference is 'The number of the wire or check.';
create index deal_releases_deal_idx on public.deal_releases (deal_id, agreed_at desc);
create index deal_releases_payer_idx on public.deal_releases (paid_by);
create unique index deal_releases_paid_idx on public.deal_releases (deal_id) where paid_at is not null;

create function private.release_in_force(deal_id uuid) returns public.deal_releases
language sql stable security definer set search_path = ''
as $$
  select r from public.deal_releases r where r.deal_id = release_in_force.deal_id and r.agreed_at is not null
  order by r.agreed_at desc limit 1;
$$;
comment on function private.release_in_force(uuid) is
  'The release that everyone signed last. Nulls without any.';

create function private.release_fields(deal public.deals, inputs jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  money public.deal_earnest_money;
  total bigint;
  why constant text := private.plain_line(inputs ->> 'reason');
begin
  select * into money from public.deal_earnest_money e where e.deal_id = deal.id;
  if money.deal_id is null then
    raise exception 'This deal had no earnest money.' using errcode = 'P0001';
  end if;
  if (private.release_in_force(deal.id)).paid_at is not null then
    raise exception 'The earnest money has been paid out.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if (inputs ->> 'to_buyer_usd' ~ '^[0-9]{1,12}$' and inputs ->> 'to_seller_usd' ~ '^[0-9]{1,12}$') is not true then
    raise exception 'Enter what each side gets in whole dollars; 0 for nothing.' using errcode = 'P0001';
  end if;
  total := (inputs ->> 'to_buyer_usd')::bigint + (inputs ->> 'to_seller_usd')::bigint;
  if total <> money.amount then
    raise exception 'The amounts have to add up to the % that arrived.', private.dollars(money.amount)
      using errcode = 'P0001';
  end if;
  if total not between 1 and coalesce(money.amount, money.due) then
    raise exception 'The amounts have to add up to what was paid, at most %.', private.dollars(money.due)
      using errcode = 'P0001';
  end if;
  if why is null or char_length(why) > 500 then
    raise exception 'Say why, in up to 500 characters.' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'to_buyer', private.dollars((inputs ->> 'to_buyer_usd')::bigint),
    'to_seller', private.dollars((inputs ->> 'to_seller_usd')::bigint), 'reason', why
  );
end;
$$;
comment on function private.release_fields(public.deals, jsonb) is
  'Checks and formats what the preparer of a release enters: to_buyer_usd and to_seller_usd, which add up to what '
  'arrived, or if nobody confirmed that, to at most what was due; and reason. Raises P0001, to be shown as is.';

create function private.agree_release(agreement public.agreements, deal public.deals) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  release public.deal_releases;
  nobody public.deal_parties;
begin
  update public.deal_releases r set agreed_at = clock_timestamp() where r.agreement_id = agreement.id
  returning * into release;
  perform private.record_deal_step(deal, nobody, 'release.agree', jsonb_build_object(
    'agreement', agreement.id, 'milestone', 'earnest_money', 'to_buyer_usd', release.to_buyer,
    'to_seller_usd', release.to_seller
  ), recipients => array(
    -- Who signed has just heard it, but may be who pays.
    select p.id from public.deal_parties p
    where p.deal_id = deal.id and p.rights && '{terms,earnest_money}'
      and (p.id <> all (private.agreement_parties(agreement.id)) or private.pays_out(p))
  ));
end;
$$;
comment on function private.agree_release(public.agreements, public.deals) is
  'Puts a release that everyone has just signed into force, and asks who holds the money to pay it out.';

create function private.pays_out(party public.deal_parties) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.takes_part(party) and private.holds_money(party) and (party.role <> 'seller' or not exists (
    select from public.deal_parties g
    where g.deal_id = party.deal_id and g.role <> 'seller' and private.takes_part(g) and private.holds_money(g)
  ));
$$;
comment on function private.pays_out(public.deal_parties) is
  'Whether a party confirms that the earnest money was paid out: a guest whom both sides want, and without any, the '
  'seller.';

create function private.confirm_payout(agreement_id uuid, paid_on date, reference text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(
    (select r.deal_id from public.deal_releases r where r.agreement_id = confirm_payout.agreement_id)
  );
  party public.deal_parties;
  release public.deal_releases;
  number text;
begin
  perform private.check_email_verified();
  party := private.own_party(deal);
  if not private.may_act(deal, party, 'payout') then
    raise exception 'Only the holder of the earnest money can confirm that it was paid out.' using errcode = '42501';
  end if;
  select * into release from public.deal_releases r where r.agreement_id = confirm_payout.agreement_id
  for no key update;
  if release.paid_at is not null then
    return;
  end if;
  if release.agreement_id is distinct from (private.release_in_force(deal.id)).agreement_id then
    raise exception 'This release isn’t in force.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if release.paused_at is not null then
    raise exception 'A side disputes the earnest money. Wait until they say that it’s settled.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if paid_on is null or paid_on > (now() at time zone deal.time_zone)::date
    or paid_on < (release.agreed_at at time zone deal.time_zone)::date then
    raise exception 'Choose the day it was paid out, between the last signature and today.' using errcode = 'P0001';
  end if;
  number := private.payment_reference(deal, party, reference);
  update public.deal_releases r set paid_on = confirm_payout.paid_on, reference = number, paid_by = party.id,
    paid_at = clock_timestamp()
  where r.agreement_id = release.agreement_id;
  perform private.record_deal_step(deal, party, 'release.pay', jsonb_build_object(
    'agreement', release.agreement_id, 'milestone', 'earnest_money', 'to_buyer_usd', release.to_buyer,
    'to_seller_usd', release.to_seller, 'paid_on', confirm_payout.paid_on
  ), jsonb_build_object('reference', number));
  -- A later release that waits for signatures has nothing left to pay.
  perform private.withdraw_agreements(deal, 'paid_out');
end;
$$;
comment on function private.confirm_payout(uuid, date, text) is
  'For who holds the earnest money (private.pays_out): that it was paid out as the release of this agreement says, on '
  'a day between the last signature and today, with the reference of the wire or check. Idempotent. Withdraws a '
  'later release that waits for signatures, and notifies the others. Raises 42501 for others, and P0001, to be shown '
  'as is, also while a side disputes the money.';
select private.expose('confirm_payout', 'authenticated');

create function private.pause_release(deal public.deals, party public.deal_parties) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  release public.deal_releases := private.release_in_force(deal.id);
  is_disputed constant boolean := exists (
    select from public.deal_endings e
    where e.deal_id = deal.id and e.money = 'disputed' and e.reported_at > release.agreed_at
  );
begin
  update public.deal_releases r set paused_at = case when is_disputed then clock_timestamp() end
  where r.agreement_id = release.agreement_id and r.paid_at is null and (r.paused_at is not null) <> is_disputed;
  if found then
    perform private.record_deal_step(deal, party, case when is_disputed then 'release.pause' else 'release.resume' end,
      jsonb_build_object('agreement', release.agreement_id, 'milestone', 'earnest_money'));
  end if;
end;
$$;
comment on function private.pause_release(public.deals, public.deal_parties) is
  'Pauses the release in force while a side says, after it was signed, that the money is disputed, and resumes it. '
  'Notifies everyone whom the money concerns. Does nothing once it was paid out.';

-- Policies ----------------------------------------------------------------------------------------------

alter table public.deal_releases enable row level security;
create policy "Signers can read releases, and readers of the money once signed"
  on public.deal_releases for select to authenticated
  using (
    agreement_id = any ((select private.my_agreement_ids())::uuid[])
    or agreed_at is not null and (
      deal_id = any ((select private.my_deal_ids('terms'))::uuid[])
      or deal_id = any ((select private.my_deal_ids('earnest_money'))::uuid[])
    )
  );

-- Grants ------------------------------------------------------------------------------------------------

revoke all on public.deal_releases from anon, authenticated, service_role;
grant select on public.deal_releases to authenticated, service_role;
