-- What members may do while moderators restrict them: nothing that reaches others (read_only), or nothing at all
-- (suspended, banned). Moderation sets standings (90_moderation/30_moderation.sql); everything asks here.

create function private.standing_of(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select s.standing from private.member_standings s
    where s.user_id = member and (s.until is null or s.until > now())
  ), 'active');
end;
$$;
comment on function private.standing_of(uuid) is
  'A member''s account standing: active, read_only, suspended, or banned. Active for null.';

create function private.account_standing() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.standing_of(auth.uid());
end;
$$;
comment on function private.account_standing() is
  'The caller''s account standing, as private.standing_of. Active for visitors.';

create function private.take_back(begins boolean) returns void
language sql volatile set search_path = ''
as $$ select set_config('private.takes_back', case when begins then 'on' else 'off' end, true); $$;
comment on function private.take_back(boolean) is
  'At the beginning and end of a function by which members take back what is theirs, such as a document they shared: '
  'private.check_standing lets it write, because that''s allowed in any standing.';

create function private.standing_refusal(member uuid, reaches_others boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  standing constant text := private.standing_of(member);
begin
  return case when standing in ('suspended', 'banned') or reaches_others and standing = 'read_only'
    then format('Your account is %s.', replace(standing, '_', '-')) end;
end;
$$;
comment on function private.standing_refusal(uuid, boolean) is
  'Why a member''s standing doesn''t allow writing, to be shown as is: suspended, banned, or, for what reaches others, '
  'read-only. Null if it does, and for null.';

create function private.require_standing(member uuid default auth.uid(), reaches_others boolean default true)
  returns void
language plpgsql stable set search_path = ''
as $$
declare
  refusal constant text := private.standing_refusal(member, reaches_others);
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.require_standing(uuid, boolean) is
  'For functions that refuse before they count or write anything. Raises P0001, to be shown as is, with what '
  'private.standing_refusal returns.';

create function private.check_standing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  refusal text;
begin
  -- What other triggers write, such as counts, follows from a statement that was checked.
  if pg_trigger_depth() > 1 or current_setting('private.takes_back', true) = 'on' then
    return null;
  end if;
  refusal := private.standing_refusal(auth.uid(), tg_argv[0] = 'public' and tg_op <> 'DELETE');
  if refusal is not null then
    raise exception '%', refusal using errcode = '42501';
  end if;
  return null;
end;
$$;
comment on function private.check_standing() is
  'Statement trigger on every public table: raises 42501 for callers who are suspended or banned, whichever role runs '
  'the statement, so also inside functions. With the argument public, for what reaches others, it also refuses '
  'inserts and updates by read-only members; with private, it doesn''t.';

-- Grants ------------------------------------------------------------------------------------------

grant execute on function
  private.account_standing(), private.standing_refusal(uuid, boolean), private.require_standing(uuid, boolean)
  to anon, authenticated, service_role;
grant execute on function private.standing_of(uuid) to service_role;
