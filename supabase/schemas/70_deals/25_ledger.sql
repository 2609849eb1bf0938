-- The ledger: every step of an offer and of its deal, in an append-only hash chain that anyone can verify with
-- sha256sum (docs/verify-receipt.md). Entries name no one: they say buyer, seller, system, or a party's ID. Names and
-- free text are kept beside the chain, which only has their salted hashes, so that deleting an account doesn't break
-- it.

create function private.canonical_json(value jsonb) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      if exists (select from jsonb_object_keys(value) as key where key !~ '^[a-z0-9_]+$') then
        raise exception 'Keys must be lowercase ASCII' using errcode = '22023';
      end if;
      return '{' || coalesce((
        select string_agg(
          to_jsonb(field.key)::text || ':' || private.canonical_json(field.value), ',' order by field.key collate "C"
        )
        from jsonb_each(value) as field
      ), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(private.canonical_json(item.value), ',' order by item.ordinal)
        from jsonb_array_elements(value) with ordinality as item (value, ordinal)
      ), '') || ']';
    when 'number' then
      -- Other numbers would have to be written the way JavaScript does it.
      if value::text !~ '^(0|-?[1-9][0-9]{0,15})$' or abs(value::numeric) > 9007199254740991 then
        raise exception 'Only whole numbers below 2^53 have a canonical form here' using errcode = '22023';
      end if;
      return value::text;
    else
      -- Postgres escapes strings as RFC 8785 does.
      return value::text;
  end case;
end;
$$;
comment on function private.canonical_json(jsonb) is
  'The canonical form of RFC 8785: no spaces, keys in order. Raises 22023 for fractions, numbers above 2^53, and keys '
  'other than lowercase letters, digits, and underscores. Null for null.';

create function private.sha256_hex(content text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select encode(sha256(convert_to(content, 'UTF8')), 'hex'); $$;
comment on function private.sha256_hex(text) is 'SHA-256 of the UTF-8 text, as 64 lowercase hex digits. Null for null.';

create table public.ledger_entries (
  id uuid not null unique default gen_random_uuid(),
  offer_id uuid not null references public.offers (id),
  seq integer not null check (seq > 0),
  recorded_at timestamptz not null,
  actor text not null check (actor ~ '^(buyer|seller|system|party:[0-9a-f-]{36})$'),
  kind text not null check (kind ~ '^[a-z_]+[.][a-z_]+$'),
  content text not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  primary key (offer_id, seq)
);
comment on table public.ledger_entries is
  'The steps of an offer and its deal, in order. Append-only: nobody changes or deletes entries. Buyer, seller, and JV '
  'partners read them; the seller of a sealed offer, once it''s open.';
comment on column public.ledger_entries.content is
  'Canonical JSON (RFC 8785) of offer, seq, at (UTC, milliseconds), actor, kind, data, and prev, the hash of the entry '
  'before, which is 64 zeros in the first.';
comment on column public.ledger_entries.hash is 'SHA-256 of content.';
create index ledger_entries_recorded_idx on public.ledger_entries (recorded_at);
comment on column public.ledger_entries.id is 'What notifications about the step refer to.';

create table public.ledger_texts (
  offer_id uuid not null,
  seq integer not null,
  field text not null check (field ~ '^[a-z_]+$'),
  author_id uuid references public.users (id) on delete set null,
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  text text not null check (char_length(text) <= 5000),
  primary key (offer_id, seq, field),
  foreign key (offer_id, seq) references public.ledger_entries (offer_id, seq)
);
comment on table public.ledger_texts is
  'Names and free text of ledger entries. The entry has {field}_sha256, the SHA-256 of salt and text put together. '
  'Deleted with their author''s account, except in deals whose record others need (private.leave_deal_records); title '
  'and address of the listing have no author.';
create index ledger_texts_author_idx on public.ledger_texts (author_id);
create trigger refuse_change before update or delete on public.ledger_entries
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.ledger_entries
  for each statement execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.ledger_texts
  for each statement execute function private.refuse_change();

create function private.append_entry(
  offer uuid, actor text, kind text, data jsonb default '{}', texts jsonb default '{}', author uuid default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  previous public.ledger_entries;
  entry public.ledger_entries;
  noted record;
  salts jsonb := '{}';
begin
  -- Serializes appends to one chain, whatever else the caller has locked.
  perform from public.offers o where o.id = append_entry.offer for no key update;
  select * into previous from public.ledger_entries e where e.offer_id = append_entry.offer order by e.seq desc limit 1;
  for noted in select field.key, field.value from jsonb_each_text(jsonb_strip_nulls(texts)) as field loop
    salts := salts || jsonb_build_object(noted.key, encode(extensions.gen_random_bytes(16), 'hex'));
    data := data || jsonb_build_object(
      noted.key || '_sha256', private.sha256_hex((salts ->> noted.key) || noted.value)
    );
  end loop;
  entry.id := gen_random_uuid();
  entry.offer_id := append_entry.offer;
  entry.seq := coalesce(previous.seq, 0) + 1;
  entry.recorded_at := date_trunc('milliseconds', clock_timestamp());
  entry.actor := append_entry.actor;
  entry.kind := append_entry.kind;
  entry.content := private.canonical_json(jsonb_build_object(
    'offer', entry.offer_id, 'seq', entry.seq, 'at', private.utc_text(entry.recorded_at), 'actor', entry.actor,
    'kind', entry.kind, 'data', data, 'prev', coalesce(previous.hash, repeat('0', 64))
  ));
  entry.hash := private.sha256_hex(entry.content);
  insert into public.ledger_entries select entry.*;
  insert into public.ledger_texts (offer_id, seq, field, author_id, salt, text)
  -- The offer keeps its listing's title and address, no matter who leaves.
  select entry.offer_id, entry.seq, field.key, case when field.key not in ('title', 'address') then author end,
    salts ->> field.key, field.value
  from jsonb_each_text(jsonb_strip_nulls(texts)) as field;
  perform private.broadcast_deal(entry.offer_id);
  return entry.id;
end;
$$;
comment on function private.append_entry(uuid, text, text, jsonb, jsonb, uuid) is
  'Appends a step to the ledger of an offer and tells the apps of everyone involved. data must have a canonical form. '
  'texts: names and free text of the author, by field, and title and address of the listing; nulls are left out. '
  'Returns the entry''s ID.';

create function private.utc_text(moment timestamptz) returns text
language sql immutable strict set search_path = ''
as $$ select to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'); $$;
comment on function private.utc_text(timestamptz) is 'ISO 8601 in UTC with milliseconds. Null for null.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.ledger_entries enable row level security;
alter table public.ledger_texts enable row level security;

create policy "Buyer, seller, and JV partners can read the ledger"
  on public.ledger_entries for select to authenticated
  using (offer_id = any ((select private.my_offer_ids())::uuid[]));

create policy "Readers of the ledger can read its texts"
  on public.ledger_texts for select to authenticated
  using (offer_id = any ((select private.my_offer_ids())::uuid[]));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.ledger_entries, public.ledger_texts from anon, authenticated, service_role;
grant select on public.ledger_entries, public.ledger_texts to authenticated, service_role;
