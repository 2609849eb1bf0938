set check_function_bodies = off;

create or replace function private.ledger_proof (
  offer_id uuid
)
  returns table (
    day       date,
    leaf      text,
    path      text[],
    root      text,
    tsa_token text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.seal_ledger_day (
  day date
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function "private"."ledger_proof"(uuid) is 'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to the root (left:hash or right:hash, from the leaf up; the side is the hash''s; and day:date), the root, and its timestamp token, null without one. No row for others and before the first root.';

comment on function "public"."ledger_proof"(uuid) is 'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to the root (left:hash or right:hash, from the leaf up; the side is the hash''s; and day:date), the root, and its timestamp token, null without one. No row for others and before the first root.';

reset check_function_bodies;

-- Roots from before commit to their day, too, so that there's one kind of root. Their timestamps were of the old ones.
alter table public.ledger_roots disable trigger check_root_change;

update public.ledger_roots
set root = private.sha256_hex(to_char(day, 'YYYY-MM-DD') || root), tsa_token = null, stamped_at = null;

alter table public.ledger_roots enable trigger check_root_change;
