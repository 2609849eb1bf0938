-- Payment instructions: where to wire money in a deal. Only who holds the money because both sides want them enters
-- them, a change waits for a day, and the number to call stays that of the first entry, so that who gets into one
-- party's account can't send the money elsewhere.
--
-- docs/decisions/0039-payment-instructions.md has the reasons.

create table public.deal_payment_instructions (
  id uuid primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  entered_by uuid not null references public.deal_parties (id) on delete cascade,
  bank_name text not null check (char_length(bank_name) between 2 and 80),
  account_name text check (char_length(account_name) between 2 and 120),
  routing_number text check (routing_number is null or private.is_routing_number(routing_number)),
  account_number text check (account_number ~ '^[0-9]{4,17}$'),
  account_ending text not null check (account_ending ~ '^[0-9]{2,4}$'),
  callback_phone text check (callback_phone ~ '^\+?[0-9 ().-]{10,30}$'),
  wire_reference text check (char_length(wire_reference) <= 80),
  entered_at timestamptz not null default now(),
  takes_effect_at timestamptz not null check (takes_effect_at >= entered_at),
  ended_at timestamptz,
  constraint deal_payment_instructions_hidden check (
    (account_number is null) = (routing_number is null) and (account_number is null) = (account_name is null)
  )
);
comment on table public.deal_payment_instructions is
  'Wire instructions of deals: the first entry, and every change of it. Written only by functions. Bank and last '
  'digits can be read by the buyer, the seller, their signers, and who holds the money; the numbers leave only through '
  'public.payment_instructions.';
comment on column public.deal_payment_instructions.id is 'Chosen by the app, so that entering is idempotent.';
comment on column public.deal_payment_instructions.account_number is
  'Null once the deal ended, or the party who entered it left; so are routing_number, account_name, and '
  'wire_reference.';
comment on column public.deal_payment_instructions.account_ending is
  'The last digits of the account, at most four, and two less than it has.';
comment on column public.deal_payment_instructions.callback_phone is
  'The number to call before sending money: of every entry, that of the deal''s first one. Null once the deal ended.';
comment on column public.deal_payment_instructions.wire_reference is 'What to put on the wire; null if nothing.';
comment on column public.deal_payment_instructions.takes_effect_at is
  'When it''s entered, or for a change, private.payment_change_wait later.';
comment on column public.deal_payment_instructions.ended_at is
  'When a change that waited was stopped or withdrawn, which it never takes effect after; else null.';
create index deal_payment_instructions_deal_idx on public.deal_payment_instructions (deal_id, takes_effect_at);
create index deal_payment_instructions_party_idx on public.deal_payment_instructions (entered_by);

create function private.payment_change_wait() returns interval
language sql immutable parallel safe set search_path = ''
as $$ select interval '24 hours'; $$;
comment on function private.payment_change_wait() is
  'How long a change of payment instructions waits, so that the buyer and the seller can check and stop it.';

-- Who reads and enters them ---------------------------------------------------------------------------

create function private.reads_instructions(party public.deal_parties) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.takes_part(party) and (
    party.role in ('buyer', 'seller', 'signer') and 'terms' = any (party.rights) or private.closes_deal(party)
  );
$$;
comment on function private.reads_instructions(public.deal_parties) is
  'Whether a party reads a deal''s payment instructions: buyer, seller, and their signers, and who enters them.';

create function private.my_payment_deal_ids() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select p.deal_id from public.deal_parties p
    where p.user_id = (select auth.uid()) and private.reads_instructions(p) and not private.is_api_key()
  );
end;
$$;
comment on function private.my_payment_deal_ids() is
  'The deals whose payment instructions the caller reads (private.reads_instructions). None for API keys.';

create function private.instructions_in_force(deal_id uuid) returns public.deal_payment_instructions
language sql stable security definer set search_path = ''
as $$
  select i.* from public.deal_payment_instructions i
  where i.deal_id = instructions_in_force.deal_id and i.ended_at is null and i.takes_effect_at <= now()
  order by i.takes_effect_at desc limit 1;
$$;
comment on function private.instructions_in_force(uuid) is
  'The last payment instructions of a deal that took effect; nulls before the first. Whether who entered them still '
  'holds the money is for private.closes_deal.';

create function private.callback_phone(deal_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select i.callback_phone from public.deal_payment_instructions i
  where i.deal_id = callback_phone.deal_id order by i.entered_at, i.takes_effect_at limit 1;
$$;
comment on function private.callback_phone(uuid) is
  'The number to call before sending money: that of the deal''s first payment instructions. Null before them, and once '
  'the deal ended.';

create function private.payment_instructions(deal_id uuid) returns table (
  id uuid, state text, entered_by uuid, bank_name text, account_name text, routing_number text, account_number text,
  account_ending text, wire_reference text, callback_phone text, entered_at timestamptz, takes_effect_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select i.id, shown.state, i.entered_by, i.bank_name,
    case when shown.state in ('in_force', 'waiting') then i.account_name end,
    case when shown.state in ('in_force', 'waiting') then i.routing_number end,
    case when shown.state in ('in_force', 'waiting') then i.account_number end,
    i.account_ending, case when shown.state in ('in_force', 'waiting') then i.wire_reference end,
    private.callback_phone(i.deal_id), i.entered_at, i.takes_effect_at
  from public.deal_payment_instructions i
  join public.deals d on d.id = i.deal_id
  join public.deal_parties p on p.id = i.entered_by
  cross join lateral (select case
    when d.state <> 'open' then 'deal_ended' when not private.closes_deal(p) then 'void'
    when i.takes_effect_at > now() then 'waiting' else 'in_force'
  end as state) as shown
  where i.deal_id = payment_instructions.deal_id and i.deal_id = any (private.my_payment_deal_ids())
    and i.ended_at is null
    and (i.takes_effect_at > now() or i.id = (private.instructions_in_force(i.deal_id)).id)
  order by i.takes_effect_at;
$$;
comment on function private.payment_instructions(uuid) is
  'The payment instructions of a deal that took effect last, and a change that waits, for those who read them '
  '(private.reads_instructions). state: in_force; waiting, for a change; void if who entered them no longer holds the '
  'money; deal_ended. Without numbers, holder, and reference for the last two. callback_phone is always that of the '
  'first entry. Empty for others, and for API keys.';
select private.expose('payment_instructions', 'authenticated');

-- What ends them --------------------------------------------------------------------------------------

create function private.void_instructions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.closes_deal(old) and not private.closes_deal(new) then
    update public.deal_payment_instructions i set ended_at = now()
    where i.entered_by = new.id and i.ended_at is null and i.takes_effect_at > now();
  end if;
  if new.revoked_at is not null and old.revoked_at is null then
    update public.deal_payment_instructions i
    set account_name = null, routing_number = null, account_number = null, wire_reference = null
    where i.entered_by = new.id;
  end if;
  return null;
end;
$$;
comment on function private.void_instructions() is
  'Update trigger on deal_parties: a party who no longer gives payment instructions has no change waiting, and when '
  'they leave, also with their account, what they entered loses its numbers.';
create trigger void_instructions after update of rights, accepted_at, revoked_at on public.deal_parties
  for each row execute function private.void_instructions();

create function private.hide_instructions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deal_payment_instructions i
  set account_name = null, routing_number = null, account_number = null, wire_reference = null,
    callback_phone = null, ended_at = case when i.takes_effect_at > now() then coalesce(i.ended_at, now())
      else i.ended_at end
  where i.deal_id = new.id;
  return null;
end;
$$;
comment on function private.hide_instructions() is
  'Update trigger on deals that ended: nobody sends money there anymore, so their payment instructions keep only the '
  'bank and the last digits of the account.';
create trigger hide_instructions after update of state on public.deals
  for each row when (old.state = 'open' and new.state <> 'open') execute function private.hide_instructions();

-- Policies --------------------------------------------------------------------------------------------

alter table public.deal_payment_instructions enable row level security;

create policy "Buyer, seller, signers, and who enters them can read them"
  on public.deal_payment_instructions for select to authenticated
  using (deal_id = any ((select private.my_payment_deal_ids())::uuid[]));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.deal_payment_instructions from anon, authenticated, service_role;
grant select (id, deal_id, entered_by, bank_name, account_ending, entered_at, takes_effect_at, ended_at)
  on public.deal_payment_instructions to authenticated;
grant execute on function private.my_payment_deal_ids() to authenticated;
