-- Two-factor authentication: recovery codes, and what happens when authenticator apps are added or removed.
--
-- The auth server has the factors and checks their codes; private.session_refusal requires one.
-- docs/decisions/0018-two-factor.md has the reasons.

-- Recovery codes ----------------------------------------------------------------------------------

create table private.recovery_codes (
  user_id uuid not null references public.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'Hashes of the codes that members without their authenticator app enter instead. Deleted with the member''s last '
  'factor.';
comment on column private.recovery_codes.code_hash is
  'SHA-256. A code has 80 random bits, so it can''t be found by trying.';
comment on column private.recovery_codes.used_at is 'A code works once. Null for one that wasn''t used.';

create function private.recovery_code_hash(code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(translate(lower(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'oil', '011'), 'utf8'));
$$;
comment on function private.recovery_code_hash(text) is
  'The hash of a recovery code, ignoring case and separators; O counts as 0, and I and L as 1. Null for null.';

create function private.new_recovery_code() returns text
language sql volatile set search_path = ''
as $$
  -- Crockford's alphabet: no I, L, O, or U.
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random.bytes, i) & 31) + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end,
    '' order by i
  )
  from (select extensions.gen_random_bytes(16) as bytes) as random, generate_series(0, 15) as i;
$$;
comment on function private.new_recovery_code() is 'A random recovery code of 80 bits, such as 7kq2-x0mv-9ptd-c4ze.';

create function private.generate_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
  codes constant text[] := array(select private.new_recovery_code() from generate_series(1, 10));
begin
  if claims ->> 'aal' is distinct from 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = me and f.status = 'verified')
    or not exists (
      select from jsonb_array_elements(claims -> 'amr') as method
      where method ->> 'method' = 'totp'
        and to_timestamp((method ->> 'timestamp')::bigint) > now() - interval '10 minutes'
    )
  then
    raise exception 'Enter a code from your authenticator app first' using errcode = '42501';
  end if;
  delete from private.recovery_codes r where r.user_id = me;
  insert into private.recovery_codes (user_id, code_hash)
  select me, private.recovery_code_hash(code) from unnest(codes) as code;
  return codes;
end;
$$;
comment on function private.generate_recovery_codes() is
  'Replaces the caller''s recovery codes and returns the ten new ones, which can''t be read again. Raises 42501 unless '
  'the caller has a second factor and entered a code in the last 10 minutes.';
select private.expose('generate_recovery_codes', 'authenticated');

create function private.recovery_codes_left() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.recovery_codes r where r.user_id = (select auth.uid()) and r.used_at is null;
$$;
comment on function private.recovery_codes_left() is 'How many recovery codes the caller has; 0 without any.';
select private.expose('recovery_codes_left', 'authenticated');

create function private.spend_recovery_code(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Wrong codes don't raise an error, which would undo the count. Staff are counted, too.
  perform private.consume_rate_limit_for(auth.uid(), 'recovery_code');
  update private.recovery_codes r set used_at = now()
  where r.user_id = auth.uid() and r.code_hash = private.recovery_code_hash(code) and r.used_at is null;
  return found;
end;
$$;
comment on function private.spend_recovery_code(text) is
  'Uses up one of the caller''s recovery codes. False for a wrong or used one. Raises P0001 after too many.';

create function private.use_recovery_code(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  my_session constant uuid := auth.jwt() ->> 'session_id';
begin
  -- The answer to an earlier call may have been lost.
  if private.is_recovered_session() then
    return true;
  end if;
  if private.session_refusal() is distinct from 'code_required' or not private.spend_recovery_code(code) then
    return false;
  end if;
  insert into private.recovered_sessions (session_id, user_id) values (my_session, me);
  perform private.end_access(me, 'recovery', my_session);
  perform private.notify_two_factor(me, 'recovered');
  return true;
end;
$$;
comment on function private.use_recovery_code(text) is
  'For members who have to enter a code and can''t: lets this session in, with their two-factor authentication still '
  'on, ends their other sessions and programs (private.access_kinds), and notifies them. Returns false, and changes '
  'nothing, for a wrong or used code. Raises P0001 after too many.';
select private.expose('use_recovery_code', 'authenticated');

create function private.turn_off_two_factor(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_recovered_session() or not private.spend_recovery_code(code) then
    return false;
  end if;
  delete from auth.mfa_factors f where f.user_id = auth.uid();
  return true;
end;
$$;
comment on function private.turn_off_two_factor(text) is
  'For members who entered a recovery code in this session because they lost their authenticator app: with another '
  'code, turns off two-factor authentication, which notifies them, so that they can set it up again. Returns false, '
  'and changes nothing, for a wrong or used code, and in other sessions. Raises P0001 after too many.';
select private.expose('turn_off_two_factor', 'authenticated');

-- Changes of the factors --------------------------------------------------------------------------

create function private.notify_two_factor(member uuid, event text) returns void
language sql volatile security definer set search_path = ''
as $$ select private.notify_always(member, 'two_factor', gen_random_uuid(), jsonb_build_object('event', event)); $$;
comment on function private.notify_two_factor(uuid, text) is
  'Notifies a member that two-factor authentication changed, always by email too. Kind two_factor, data {event: on, '
  'off, recovered (a recovery code let a session in), app_added, or app_removed}.';

create function private.handle_verified_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not in the trigger's WHEN, where migrations would name the type of the status: text here, an enum when hosted.
  if new.status <> 'verified' or old.status = 'verified' then
    return null;
  end if;
  if exists (
    select from auth.mfa_factors f where f.user_id = new.user_id and f.status = 'verified' and f.id <> new.id
  ) then
    perform private.notify_two_factor(new.user_id, 'app_added');
  else
    delete from private.recovery_codes r where r.user_id = new.user_id;
    perform private.end_access(new.user_id, 'first_factor');
    perform private.notify_two_factor(new.user_id, 'on');
  end if;
  return null;
end;
$$;
comment on function private.handle_verified_factor() is
  'Update trigger on auth.mfa_factors, for a factor whose first code was entered: notifies the member. The first '
  'factor ends access that was given without one.';

create trigger handle_verified_factor after update of status on auth.mfa_factors
  for each row execute function private.handle_verified_factor();

create function private.handle_removed_factors() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member uuid;
begin
  -- A deleted account has nobody to notify.
  for member in
    select distinct r.user_id from removed r join auth.users a on a.id = r.user_id where r.status = 'verified'
  loop
    if exists (select from auth.mfa_factors f where f.user_id = member and f.status = 'verified') then
      perform private.notify_two_factor(member, 'app_removed');
    else
      delete from private.recovery_codes r where r.user_id = member;
      delete from private.recovered_sessions r where r.user_id = member;
      -- What ends all access notifies at its end: devices are locked after the sessions they belong to.
      if current_setting('private.takes_back', true) is distinct from 'on' then
        perform private.notify_two_factor(member, 'off');
      end if;
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.handle_removed_factors() is
  'Delete trigger on auth.mfa_factors: notifies the member, and deletes the recovery codes with the last factor, after '
  'which no session needs one.';

create trigger handle_removed_factors after delete on auth.mfa_factors
  referencing old table as removed
  for each statement execute function private.handle_removed_factors();

create function private.end_factors(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.mfa_factors f where f.user_id = member;
  return found;
end;
$$;
comment on function private.end_factors(uuid, uuid) is
  'For private.end_access: removes the second factors, and with them the recovery codes. Returns whether there was '
  'one.';

-- Staff -------------------------------------------------------------------------------------------

create function public.lacks_second_factor(staff public.staff) returns boolean
language sql stable set search_path = ''
as $$ select private.lacks_second_factor(); $$;
comment on function public.lacks_second_factor(public.staff) is
  'Computed field, for the caller''s own row: whether they must turn on two-factor authentication to use their role.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.lacks_second_factor() to authenticated, service_role;
grant execute on function public.lacks_second_factor(public.staff) to authenticated, service_role;
