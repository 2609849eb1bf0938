-- How a deal that fell through ended, as each side says: whether the reason is right, and what became of the earnest
-- money. Neither side speaks for the other, so both are asked, and both answers are kept.

create table public.deal_endings (
  deal_id uuid not null references public.deals (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  agrees boolean,
  money text check (money in ('returned', 'released', 'disputed', 'not_paid')),
  moved_on date,
  paid_by text check (paid_by in ('buyer', 'seller', 'title', 'lender', 'attorney', 'other')),
  reported_at timestamptz not null default clock_timestamp(),
  primary key (deal_id, side),
  constraint deal_endings_moved check (coalesce(money in ('returned', 'released'), false) = (moved_on is not null)),
  constraint deal_endings_payer check ((moved_on is null) = (paid_by is null))
);
comment on table public.deal_endings is
  'What each side says about a deal that fell through. Read by parties with the right to terms.';
comment on column public.deal_endings.agrees is
  'Whether this side agrees with the reason that the other one gave; null if it was theirs, or they didn''t say.';
comment on column public.deal_endings.money is
  'What became of the earnest money: returned to the buyer, released to the seller, disputed (its holder keeps '
  'it), or never paid. Null if there was none, or they didn''t say.';
comment on column public.deal_endings.moved_on is 'The day it was returned or released; null unless it was.';
comment on column public.deal_endings.paid_by is 'Who paid it out: a role of deal_parties, or other.';

create function private.report_ending(
  deal_id uuid, agrees boolean default null, money text default null, moved_on date default null,
  paid_by text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  before public.deal_endings;
  said public.deal_endings;
begin
  perform private.check_email_verified();
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid());
  if party.id is null or not private.may_act(deal, party, 'ending') then
    raise exception 'Only the buyer and the seller can say how a deal ended.' using errcode = '42501';
  end if;
  if deal.state <> 'fell_through' then
    raise exception 'You can say this once the deal has fallen through.' using errcode = 'P0001',
      hint = 'deal_changed';
  end if;
  said.deal_id := deal.id;
  said.side := party.role;
  -- Who gave the reason agrees with it.
  said.agrees := case when deal.ended_by is distinct from party.role then report_ending.agrees end;
  said.money := report_ending.money;
  said.moved_on := report_ending.moved_on;
  said.paid_by := report_ending.paid_by;
  said.reported_at := clock_timestamp();
  if said.agrees is null and said.money is null then
    raise exception 'Say what happened to the earnest money.' using errcode = 'P0001';
  end if;
  if said.money is not null and not private.has_earnest_money(deal.id) then
    raise exception 'This deal had no earnest money.' using errcode = 'P0001';
  end if;
  if said.moved_on > (now() at time zone deal.time_zone)::date
    or said.moved_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a day between the acceptance of the offer and today.' using errcode = 'P0001';
  end if;
  select * into before from public.deal_endings e where e.deal_id = deal.id and e.side = party.role;
  if (before.agrees, before.money, before.moved_on, before.paid_by)
    is not distinct from (said.agrees, said.money, said.moved_on, said.paid_by)
    -- A dispute from before a release has to be said again to pause it.
    and before.reported_at > coalesce((private.release_in_force(deal.id)).agreed_at, '-infinity') then
    return;
  end if;
  insert into public.deal_endings as e select said.*
  on conflict on constraint deal_endings_pkey do update set
    agrees = excluded.agrees, money = excluded.money, moved_on = excluded.moved_on, paid_by = excluded.paid_by,
    reported_at = excluded.reported_at;
  perform private.record_deal_step(deal, party, 'ending.report', jsonb_strip_nulls(jsonb_build_object(
    'agrees', said.agrees, 'money', said.money, 'moved_on', said.moved_on, 'paid_by', said.paid_by
  )));
  perform private.pause_release(deal, party);
end;
$$;
comment on function private.report_ending(uuid, boolean, text, date, text) is
  'For the buyer and the seller of a deal that fell through: whether they agree with the other side''s reason, and '
  'what became of the earnest money, with the day and who paid it out if it was returned or released. It can be '
  'corrected; the ledger keeps every report, and the same one twice changes nothing. Saying that the money is disputed '
  'pauses a signed release (private.pause_release). Raises 42501 for others, 23514 for what doesn''t fit together, and '
  'P0001, to be shown as is.';
select private.expose('report_ending', 'authenticated');

create function private.seller_caused(deal public.deals) returns boolean
language sql stable security definer set search_path = ''
as $$
  select deal.state = 'fell_through' and deal.end_reason = 'seller_backed_out' and not exists (
    select from public.deal_endings e where e.deal_id = deal.id and e.side = 'seller' and e.agrees is false
  );
$$;
comment on function private.seller_caused(public.deals) is
  'Whether a deal fell through because the seller backed out, and the seller doesn''t object to that.';

-- Policies --------------------------------------------------------------------------------------------

alter table public.deal_endings enable row level security;

create policy "Parties with the right to terms can read endings"
  on public.deal_endings for select to authenticated
  using (deal_id = any ((select private.my_deal_ids('terms'))::uuid[]));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.deal_endings from anon, authenticated, service_role;
grant select on public.deal_endings to authenticated, service_role;
