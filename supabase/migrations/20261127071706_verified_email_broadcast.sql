set check_function_bodies = off;

create or replace function private.verify_email (
  earlier_session uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  this_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  address text;
  is_first boolean;
begin
  if private.session_refusal() = 'session_ended' then
    raise exception 'This session has ended' using errcode = '42501';
  end if;
  -- Two tabs take turns.
  select a.email into address from auth.users a where a.id = me for update;
  if not private.has_verified_email(me) then
    if not private.arrived_by_link() then
      raise exception 'Open the link we sent to verify your email address.' using errcode = '42501';
    end if;
    is_first := not exists (select from private.verified_emails v where v.user_id = me);
    insert into private.verified_emails as v (user_id, email) values (me, address)
    on conflict (user_id) do update set email = excluded.email, verified_at = excluded.verified_at;
    if is_first then
      perform private.secure_account(me, this_session, earlier_session);
    end if;
    -- The member's other tabs and devices unlock what waits for it.
    perform private.broadcast_change(me, 'membership');
  end if;
  return not exists (select from private.suspended_passwords p where p.user_id = me);
end;
$function$;

comment on function "private"."verify_email"(uuid) is 'Called by a browser that a link from our email led here, with the ID of the session it held before, or null: records that the caller owns the account''s current address. The first time, private.secure_account follows. Returns whether the password is valid; false means that the member must set a new one. Broadcasts ''membership'' to the member. Repeating a call that succeeded changes nothing. Raises 42501 for a session that didn''t begin with a link to this address, and for one that has ended.';

comment on function "public"."verify_email"(uuid) is 'Called by a browser that a link from our email led here, with the ID of the session it held before, or null: records that the caller owns the account''s current address. The first time, private.secure_account follows. Returns whether the password is valid; false means that the member must set a new one. Broadcasts ''membership'' to the member. Repeating a call that succeeded changes nothing. Raises 42501 for a session that didn''t begin with a link to this address, and for one that has ended.';

reset check_function_bodies;
