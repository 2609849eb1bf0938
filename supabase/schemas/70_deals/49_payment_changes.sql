-- Entering payment instructions (48_payment_instructions.sql), changing them, and stopping a change.

create function private.check_instructions(instructions public.deal_payment_instructions)
  returns public.deal_payment_instructions
language plpgsql immutable set search_path = ''
as $$
declare
  checked public.deal_payment_instructions := instructions;
begin
  checked.bank_name := private.clean_line(instructions.bank_name);
  checked.account_name := private.clean_line(instructions.account_name);
  checked.wire_reference := private.clean_line(instructions.wire_reference);
  checked.callback_phone := private.clean_line(instructions.callback_phone);
  checked.routing_number := regexp_replace(instructions.routing_number, '[\s-]', '', 'g');
  checked.account_number := regexp_replace(instructions.account_number, '[\s-]', '', 'g');
  if coalesce(char_length(checked.bank_name), 0) not between 2 and 80 then
    raise exception 'Enter the bank’s name, in 2 to 80 characters.' using errcode = 'P0001';
  end if;
  if coalesce(char_length(checked.account_name), 0) not between 2 and 120 then
    raise exception 'Enter the account holder’s name, in 2 to 120 characters.' using errcode = 'P0001';
  end if;
  if not private.is_routing_number(checked.routing_number) then
    raise exception 'This isn’t a routing number. Check its nine digits.' using errcode = 'P0001';
  end if;
  if coalesce(checked.account_number !~ '^[0-9]{4,17}$', true) then
    raise exception 'Enter the account number, in 4 to 17 digits.' using errcode = 'P0001';
  end if;
  if coalesce(checked.callback_phone !~ '^\+?[0-9 ().-]{10,30}$', true)
    or regexp_count(checked.callback_phone, '[0-9]') not between 10 and 15 then
    raise exception 'Enter the phone number to call, with its area code.' using errcode = 'P0001';
  end if;
  if char_length(checked.wire_reference) > 80 then
    raise exception 'Enter the reference in up to 80 characters.' using errcode = 'P0001';
  end if;
  -- Another number to call would undo what private.callback_phone keeps. A file number with its year isn't one.
  if private.contact_details(checked.bank_name) || private.contact_details(checked.account_name)
    || private.contact_details(regexp_replace(checked.wire_reference, '\m20[1-3][0-9]-[0-9]{3,6}\M', ' x ', 'g'))
    <> '{}' then
    raise exception 'Leave phone numbers and links out of the bank, the account holder, and the reference.'
      using errcode = 'P0001';
  end if;
  checked.account_ending := right(checked.account_number, least(4, char_length(checked.account_number) - 2));
  return checked;
end;
$$;
comment on function private.check_instructions(public.deal_payment_instructions) is
  'Payment instructions as they''re kept, with account_ending. Raises P0001, to be shown as is, for what can''t be.';

create function private.changed_instructions(
  before public.deal_payment_instructions, after public.deal_payment_instructions
) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(field.name order by field.place), '[]')
  from unnest(array['bank_name', 'account_name', 'routing_number', 'account_number', 'wire_reference'])
    with ordinality as field (name, place)
  where to_jsonb(before) -> field.name is distinct from to_jsonb(after) -> field.name;
$$;
comment on function private.changed_instructions(
  public.deal_payment_instructions, public.deal_payment_instructions
) is 'The fields of payment instructions that a change changes, by the names of their columns.';

create function private.record_instructions(
  deal public.deals, party public.deal_parties, kind text, instructions public.deal_payment_instructions,
  data jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.record_deal_step(
    deal, party, kind,
    jsonb_build_object('instructions', instructions.id, 'account_ending', instructions.account_ending) || data,
    jsonb_build_object('bank', instructions.bank_name),
    recipients => array(
      select p.id from public.deal_parties p where p.deal_id = deal.id and private.reads_instructions(p)
    )
  );
$$;
comment on function private.record_instructions(
  public.deals, public.deal_parties, text, public.deal_payment_instructions, jsonb
) is
  'private.record_deal_step for payment instructions: the ledger has the bank and the last digits of the account, and '
  'who reads them is notified.';

create function private.check_enters_instructions(deal public.deals, party public.deal_parties) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. You can’t enter payment instructions here.'
      using errcode = 'P0001';
  end if;
  if exists (
    select from public.deal_payment_instructions i
    where i.deal_id = deal.id and i.ended_at is null and i.takes_effect_at > now()
  ) then
    raise exception 'A change is already waiting. It has to be withdrawn or stopped first.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_enters_instructions(public.deals, public.deal_parties) is
  'Raises P0001, to be shown as is, across a block, and while a change of payment instructions waits.';

create function private.enter_payment_instructions(
  instructions_id uuid, deal_id uuid, bank_name text, account_name text, routing_number text, account_number text,
  callback_phone text default null, wire_reference text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal constant public.deals := private.lock_deal(deal_id);
  party constant public.deal_parties := private.acting_party(deal);
  in_force constant public.deal_payment_instructions := private.instructions_in_force(deal.id);
  is_change constant boolean := in_force.id is not null;
  earlier public.deal_payment_instructions;
  entered public.deal_payment_instructions;
begin
  if private.is_api_key() or not private.closes_deal(party) then
    raise exception 'Only the title company or attorney whom both sides accepted can enter payment instructions.'
      using errcode = '42501';
  end if;
  entered := private.check_instructions(row (
    instructions_id, deal.id, party.id, bank_name, account_name, routing_number, account_number, null,
    -- Who can change the numbers can't change whom to ask about them.
    case when is_change then private.callback_phone(deal.id) else enter_payment_instructions.callback_phone end,
    wire_reference, now(), now() + case when is_change then private.payment_change_wait() else interval '0' end, null
  ));
  select * into earlier from public.deal_payment_instructions i where i.id = instructions_id;
  if earlier.entered_by = party.id and private.changed_instructions(earlier, entered) = '[]' then
    return;
  elsif earlier.id is not null then
    raise exception 'Payment instructions were entered in the meantime.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.check_enters_instructions(deal, party);
  if in_force.entered_by = party.id and private.changed_instructions(in_force, entered) = '[]' then
    raise exception 'These are the payment instructions in force.' using errcode = 'P0001';
  end if;
  insert into public.deal_payment_instructions select entered.*;
  perform private.record_instructions(deal, party, case when is_change then 'instructions.change'
    else 'instructions.enter' end, entered, case when is_change then jsonb_build_object(
      'changed', private.changed_instructions(in_force, entered),
      'takes_effect_at', private.utc_text(entered.takes_effect_at)
    ) else '{}' end);
end;
$$;
comment on function private.enter_payment_instructions(uuid, uuid, text, text, text, text, text, text) is
  'For who gives a deal''s payment instructions (private.closes_deal): enters them. The first ones are in force '
  'at once. Later ones are a change: it takes effect after private.payment_change_wait, unless it''s stopped, and '
  'keeps the phone number of the first entry, whatever callback_phone says. One can wait at a time. The same ID '
  'twice makes one; with other numbers, it fails. Raises 42501 for others and API keys, and P0001, to be shown as is.';
select private.expose('enter_payment_instructions', 'authenticated');

create function private.end_payment_change(instructions_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  change public.deal_payment_instructions;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((
    select i.deal_id from public.deal_payment_instructions i where i.id = end_payment_change.instructions_id
  ));
  -- Not private.acting_party: what protects money works at any time.
  party := private.own_party(deal);
  select * into change from public.deal_payment_instructions i
  where i.id = end_payment_change.instructions_id for no key update;
  if party.role not in ('buyer', 'seller') and party.id <> change.entered_by then
    raise exception 'Only the buyer, the seller, and who entered a change can stop it.' using errcode = '42501';
  end if;
  if change.ended_at is not null then
    return;
  end if;
  if change.takes_effect_at <= now() then
    raise exception 'These payment instructions have taken effect. Call % before you send money.',
      private.callback_phone(deal.id) using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.take_back(true);
  update public.deal_payment_instructions i set ended_at = now() where i.id = change.id;
  perform private.record_instructions(deal, party,
    case when party.id = change.entered_by then 'instructions.withdraw' else 'instructions.stop' end, change);
  perform private.take_back(false);
end;
$$;
comment on function private.end_payment_change(uuid) is
  'Stops a change of payment instructions that waits, for the buyer and the seller, or withdraws it, for who entered '
  'it, in any standing. It never takes effect. Idempotent. Raises 42501 for others, and P0001, to be shown as is, once '
  'it has taken effect.';
select private.expose('end_payment_change', 'authenticated');
