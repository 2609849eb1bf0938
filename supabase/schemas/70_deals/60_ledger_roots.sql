-- Daily roots of the ledger: one hash that commits to every ledger with a step on that UTC day. A published and
-- timestamped root proves that its ledgers weren't rewritten since. See docs/decisions/0027-ledger.md and
-- docs/verify-receipt.md.
--
-- The leaves are the latest hashes of those ledgers, sorted. The parent of two nodes is the SHA-256 of their 128 hex
-- digits, left first. A node without a right neighbor moves up unchanged. The root is the SHA-256 of the day, as in
-- 2026-11-26, and the last node that's left; without any steps, the hash of nothing.

create table public.ledger_roots (
  day date primary key,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  leaf_count integer not null check (leaf_count >= 0),
  sealed_at timestamptz not null default clock_timestamp(),
  tsa_token text check (char_length(tsa_token) <= 60000 and tsa_token ~ '^[A-Za-z0-9+/]+={0,2}$'),
  stamped_at timestamptz,
  constraint ledger_roots_stamp check ((tsa_token is null) = (stamped_at is null))
);
comment on table public.ledger_roots is
  'The root of each finished UTC day since the first step of a ledger. Append-only, except that a timestamp is added '
  'once. Everyone can read them.';
comment on column public.ledger_roots.leaf_count is 'How many ledgers the root commits to.';
comment on column public.ledger_roots.tsa_token is
  'RFC 3161 timestamp token (DER, base64) whose message imprint is the root. Null without one.';
create index ledger_roots_unstamped_idx on public.ledger_roots (day) where tsa_token is null and leaf_count > 0;

create table private.ledger_nodes (
  day date not null references public.ledger_roots (day) deferrable initially deferred,
  level integer not null check (level >= 0),
  position integer not null check (position >= 0),
  hash text not null,
  offer_id uuid,
  seq integer,
  primary key (day, level, position),
  -- Each step is a leaf at most once.
  constraint ledger_nodes_step unique (offer_id, seq),
  foreign key (offer_id, seq) references public.ledger_entries (offer_id, seq),
  constraint ledger_nodes_leaf check ((level = 0) = (offer_id is not null and seq is not null))
);
comment on table private.ledger_nodes is
  'The hash trees under the daily roots, from the leaves (level 0), which name their step. Append-only. Parties get '
  'the path of their own ledger from public.ledger_proof.';

create function private.check_root_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.tsa_token is not null or new.tsa_token is null
    or (new.day, new.root, new.leaf_count, new.sealed_at) is distinct from
      (old.day, old.root, old.leaf_count, old.sealed_at) then
    raise exception 'This can’t be changed' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.check_root_change() is
  'Update trigger on ledger_roots: raises 42501 for every change but adding the timestamp, no matter by whom.';
create trigger check_root_change before update on public.ledger_roots
  for each row execute function private.check_root_change();
create trigger refuse_change before delete on public.ledger_roots
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.ledger_roots
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on private.ledger_nodes
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on private.ledger_nodes
  for each statement execute function private.refuse_change();

-- Sealing -----------------------------------------------------------------------------------------

create function private.seal_ledger_day(day date) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  starts_at constant timestamptz := seal_ledger_day.day::timestamp at time zone 'utc';
  leaves integer;
  width integer;
  depth integer := 0;
begin
  if starts_at + interval '1 day' > clock_timestamp() then
    raise exception 'This day isn’t over' using errcode = '22023';
  end if;
  -- Runs that overlap wait here, then see that the day is sealed.
  perform pg_advisory_xact_lock(hashtextextended('seal ledger', 0));
  if exists (select from public.ledger_roots r where r.day >= seal_ledger_day.day) then
    return false;
  end if;
  insert into private.ledger_nodes as n (day, level, position, hash, offer_id, seq)
  select seal_ledger_day.day, 0, row_number() over (order by latest.hash collate "C") - 1, latest.hash, latest.offer_id,
    latest.seq
  from (
    select distinct on (e.offer_id) e.offer_id, e.seq, e.hash from public.ledger_entries e
    -- A step that was committed after its own day was sealed goes into the next root.
    where e.recorded_at >= starts_at - interval '1 day' and e.recorded_at < starts_at + interval '1 day'
    order by e.offer_id, e.seq desc
  ) as latest
  where not exists (
    select from private.ledger_nodes known where known.offer_id = latest.offer_id and known.seq >= latest.seq
  );
  get diagnostics leaves = row_count;
  width := leaves;
  while width > 1 loop
    insert into private.ledger_nodes as n (day, level, position, hash)
    select l.day, l.level + 1, l.position / 2, coalesce(private.sha256_hex(l.hash || r.hash), l.hash)
    from private.ledger_nodes l
      left join private.ledger_nodes r on r.day = l.day and r.level = l.level and r.position = l.position + 1
    where l.day = seal_ledger_day.day and l.level = depth and l.position % 2 = 0;
    get diagnostics width = row_count;
    depth := depth + 1;
  end loop;
  insert into public.ledger_roots (day, root, leaf_count)
  values (seal_ledger_day.day, private.sha256_hex(to_char(seal_ledger_day.day, 'YYYY-MM-DD') || coalesce((
    select n.hash from private.ledger_nodes n where n.day = seal_ledger_day.day and n.level = depth
  ), private.sha256_hex(''))), leaves);
  return true;
end;
$$;
comment on function private.seal_ledger_day(date) is
  'Stores the root of a finished UTC day, exactly once. Days are sealed in order. Returns false if this or a later day '
  'was sealed before. Raises 22023 for a day that isn''t over.';

create function private.seal_ledger() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  first_day constant date := coalesce(
    (select max(r.day) + 1 from public.ledger_roots r),
    (select (min(e.recorded_at) at time zone 'utc')::date from public.ledger_entries e)
  );
  -- Requests that began before midnight have ended by then.
  last_day constant date := ((now() - interval '5 minutes') at time zone 'utc')::date - 1;
  sealed integer := 0;
begin
  for days in 0 .. coalesce(last_day - first_day, -1) loop
    if private.seal_ledger_day(first_day + days) then
      sealed := sealed + 1;
    end if;
  end loop;
  return sealed;
end;
$$;
comment on function private.seal_ledger() is 'Implements public.seal_ledger.';

create function public.seal_ledger() returns integer
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.record_job_run('seal-ledger');
  return private.seal_ledger();
end;
$$;
comment on function public.seal_ledger() is
  'For a schedule, every few minutes: stores the ledger''s root of every UTC day that is over and not sealed yet, each '
  'exactly once. Returns how many days.';

-- Timestamps --------------------------------------------------------------------------------------

create function private.unstamped_roots() returns table (day date, root text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return query select r.day, r.root from public.ledger_roots r
  where r.tsa_token is null and r.leaf_count > 0 order by r.day limit 50;
  if not found then
    perform private.record_job_run('stamp-ledger');
  end if;
end;
$$;
comment on function private.unstamped_roots() is
  'For stamp-ledger: up to 50 roots without a timestamp, the oldest first, except those of days without steps. Once '
  'none is left, the job counts as successful.';
select private.expose('unstamped_roots', 'service_role');

create function private.store_timestamp(day date, token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.ledger_roots r set tsa_token = store_timestamp.token, stamped_at = clock_timestamp()
  where r.day = store_timestamp.day and r.tsa_token is null;
  return found;
end;
$$;
comment on function private.store_timestamp(date, text) is
  'For stamp-ledger, which has checked it: adds the timestamp token (DER, base64) to a day''s root. Returns false if '
  'it has one. Raises 23514 for text that isn''t base64.';
select private.expose('store_timestamp', 'service_role');

-- Proofs ------------------------------------------------------------------------------------------

create function private.ledger_proof(offer_id uuid)
  returns table (day date, leaf text, path text[], root text, tsa_token text)
language sql stable security definer set search_path = ''
as $$
  with recursive leaf as (
    select n.day, n.position, n.hash from private.ledger_nodes n
    where n.offer_id = ledger_proof.offer_id and n.offer_id = any ((select private.my_offer_ids())::uuid[])
    order by n.seq desc limit 1
  ),
  upward (day, level, position) as (
    select l.day, 0, l.position from leaf l
    union all
    select n.day, n.level, n.position
    from upward u join private.ledger_nodes n on (n.day, n.level, n.position) = (u.day, u.level + 1, u.position / 2)
  )
  select l.day, l.hash, coalesce((
    select array_agg(case u.position % 2 when 0 then 'right:' else 'left:' end || n.hash order by u.level)
    from upward u
      join private.ledger_nodes n
        on (n.day, n.level, n.position) = (u.day, u.level, u.position + 1 - u.position % 2 * 2)
  ), '{}') || ('day:' || to_char(l.day, 'YYYY-MM-DD')), r.root, r.tsa_token
  from leaf l join public.ledger_roots r on r.day = l.day;
$$;
comment on function private.ledger_proof(uuid) is
  'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to '
  'the root (left:hash or right:hash, from the leaf up; the side is the hash''s; and day:date), the root, and its '
  'timestamp token, null without one. No row for others and before the first root.';
select private.expose('ledger_proof', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

alter table public.ledger_roots enable row level security;

-- A root says nothing about a ledger to anyone who doesn't have it.
create policy "Everyone can read roots" on public.ledger_roots for select to anon, authenticated using (true);

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.ledger_roots from anon, authenticated, service_role;
grant select on public.ledger_roots to anon, authenticated, service_role;
revoke all on private.ledger_nodes from public, anon, authenticated, service_role;
grant execute on function private.seal_ledger() to service_role;
grant execute on function public.seal_ledger() to service_role;
