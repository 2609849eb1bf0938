-- Bank details in texts of deals. Wire fraud works by sending other numbers in a message, so texts that others in a
-- deal read can't have any: they belong under Payment instructions (48_payment_instructions.sql).
--
-- docs/decisions/0039-payment-instructions.md has the reasons.

create function private.is_routing_number(number text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(number ~ '^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)[0-9]{7}$' and (
    select sum(digit::integer * (array[3, 7, 1])[(at - 1) % 3 + 1]) % 10 = 0
    from regexp_split_to_table(case when number ~ '^[0-9]{9}$' then number else '000000001' end, '')
      with ordinality as digits (digit, at)
  ), false);
$$;
comment on function private.is_routing_number(text) is
  'Whether nine digits are a routing number: they begin as the Federal Reserve assigns them, and have the checksum of '
  'the American Bankers Association. False for null. src/domain/deal/routing-number.ts does the same.';

create function private.without_plain_numbers(bare text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    bare, '\$\s?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,8})(?![0-9])'
      || '|(?<![0-9])(?:19|20)[0-9]{2}[-./](?:0?[1-9]|1[0-2])[-./][0-3]?[0-9](?![0-9])'
      || '|(?<![0-9])[0-3]?[0-9][-./][0-3]?[0-9][-./](?:19|20)?[0-9]{2}(?![0-9])'
      || '|(?<=\m[a-z]{2}[\s,.]{1,3})[0-9]{5}(?:-[0-9]{4})?(?![0-9])'
      || '|\m(?:apn|parcel|folio|pin|mls)\M[^0-9a-z]{0,3}(?:(?:no|number|id|num)\M[^0-9a-z]{0,3})?[0-9][-0-9.]*'
      || '|(?<![0-9][-\s./]{0,2})(?:\+?1[-.\s]?)?\(?[2-9][0-9]{2}\)?[-.\s]{1,2}[2-9][0-9]{2}[-.\s][0-9]{4}(?![0-9])',
    ' x ', 'g'
  );
$$;
comment on function private.without_plain_numbers(text) is
  'A bare text without numbers that are no bank details by the way they''re written: prices, dates, ZIP codes behind a '
  'state, parcel numbers, and phone numbers in groups. Null for null.';

create function private.has_routing_pair(plain text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  between constant text := '^[-\s._*/~]{0,3}$';
  says constant text := '(?:routing|\mrtn\M|\maba\M|\mwir(?:e|es|ing)\M|account|acct|\miban\M|\mach\M)';
  digits constant text[] := array(select found.match[1] from regexp_matches(plain, '[0-9]+', 'g') as found (match));
  -- gaps[i] is before digits[i].
  gaps constant text[] := regexp_split_to_array(plain, '[0-9]+');
  joined text;
  others text;
begin
  for i in 1 .. cardinality(digits) loop
    joined := '';
    for j in i .. least(i + 8, cardinality(digits)) loop
      exit when j > i and gaps[j] !~ between;
      joined := joined || digits[j];
      exit when length(joined) > 9;
      continue when not private.is_routing_number(joined);
      if right(gaps[i], 30) ~ says or left(gaps[j + 1], 20) ~ says then
        return true;
      end if;
      -- ZIP+4.
      continue when j = i + 1 and length(digits[i]) = 5 and gaps[j] = '-';
      select string_agg(case when k = j + 1 or gaps[k] !~ between then ' ' else '' end || digits[k], '' order by k)
      into others from generate_series(1, cardinality(digits)) as k where k not between i and j;
      if others ~ '(?<![0-9])[0-9]{6,17}(?![0-9])' then
        return true;
      end if;
    end loop;
  end loop;
  return false;
end;
$$;
comment on function private.has_routing_pair(text) is
  'Whether a text of private.without_plain_numbers has a routing number, with whatever separates its digits, next to a '
  'word that says so, or together with another number of 6 to 17 digits.';

create function private.has_bank_details(content text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  bare constant text := private.bare_text(content);
  reading text;
begin
  foreach reading in array array[
    bare, private.read_letters(bare), translate(private.spelled_digits(bare), '⓪①②③④⑤⑥⑦⑧⑨+', '0123456789')
  ] loop
    -- What follows takes a while, and most texts have few digits.
    if length(reading) - length(translate(reading, '0123456789', '')) >= 9
      and private.has_routing_pair(private.without_plain_numbers(reading)) then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.has_bank_details(text) is
  'Whether a text has bank details: a routing number with an account number, or one that''s called that. In digits of '
  'any script, in words, and with whatever separates them. False for null. Prices, dates, ZIP codes, parcel and phone '
  'numbers aren''t any. Can be wrong both ways.';

create function private.deal_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conversations c
    where c.id = conversation and private.deal_opens_messages(c.user_a_id, c.user_b_id)
  );
$$;
comment on function private.deal_conversation(uuid) is
  'Whether two members of a conversation write to each other in a deal (private.deal_opens_messages).';

create function private.refuse_bank_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant jsonb := to_jsonb(new);
begin
  if not private.has_bank_details(fields ->> tg_argv[0]) then
    return new;
  end if;
  if tg_table_name = 'messages' and not private.deal_conversation((fields ->> 'conversation_id')::uuid) then
    return new;
  end if;
  if tg_table_name = 'message_attachments' and not private.deal_conversation((
    select m.conversation_id from public.messages m where m.id = (fields ->> 'message_id')::uuid
  )) then
    return new;
  end if;
  raise exception 'This looks like bank details. In a deal, only the title company enters them, under Payment '
    'instructions, where nobody else can change them.' using errcode = 'P0001', hint = 'bank_details';
end;
$$;
comment on function private.refuse_bank_details() is
  'Trigger on texts that others in a deal read, its argument: raises P0001, to be shown as is, for bank details '
  '(private.has_bank_details). In messages and attachments'' names only between people of a deal.';

-- Every text that members write in deals. Names of parties, notes, reasons, and messages with offers are in the
-- ledger's texts; title and address are the listing's. supabase/tests/367-payment-instructions.sql has the list.
create trigger "30_refuse_bank_details" before insert on public.ledger_texts
  for each row when (new.field not in ('title', 'address')) execute function private.refuse_bank_details('text');
create trigger "30_refuse_bank_details" before insert on public.messages
  for each row execute function private.refuse_bank_details('content');
create trigger "30_refuse_bank_details" before insert on public.message_attachments
  for each row execute function private.refuse_bank_details('name');
create trigger "30_refuse_bank_details" before insert on public.deal_documents
  for each row execute function private.refuse_bank_details('name');
create trigger "30_refuse_bank_details" before insert or update of access_instructions on public.listing_terms
  for each row execute function private.refuse_bank_details('access_instructions');
