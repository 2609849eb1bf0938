-- Rate limits: how often a member may do something.

-- One row per action and period; a member may do the action that often, depending on their trust level
-- (90_moderation/50_trust.sql).
create view private.action_limits with (security_invoker = true) as
select * from (values
  -- action, period, verb, noun, limit from level 2, of level 1, of level 0
  ('review', interval '1 day', 'write', 'review', 5, 2, 2),
  ('connection_request', '1 day', 'send', 'connection request', 50, 20, 10),
  ('follow', '1 day', 'follow', 'member', 100, 40, 20),
  ('conversation', '1 day', 'start', 'conversation', 30, 10, 3),
  ('message', '1 minute', 'send', 'message', 30, 30, 30),
  ('listing', '1 day', 'post', 'listing', 50, 10, 5),
  ('listing_import', '1 day', 'start', 'import', 20, 10, 5),
  ('listing_import_part', '1 hour', 'store', 'import part', 250, 200, 120),
  ('listing_draft', '1 day', 'save', 'draft', 500, 200, 100),
  ('photo_import', '1 hour', 'fetch photos of', 'listing', 200, 100, 50),
  ('submission', '1 day', 'start', 'submission', 20, 10, 5),
  ('submit', '1 day', 'submit', 'deal', 10, 5, 5),
  ('upload', '1 hour', 'upload', 'file', 300, 200, 100),
  ('upload', '1 day', 'upload', 'file', 1000, 400, 200),
  ('post', '1 day', 'write', 'post', 20, 10, 5),
  ('comment', '1 minute', 'write', 'comment', 10, 10, 10),
  ('comment', '1 day', 'write', 'comment', 200, 100, 50),
  ('feed_edit', '1 hour', 'make', 'edit', 60, 60, 60),
  ('like', '1 minute', 'change', 'like', 120, 60, 60),
  ('forum', '1 day', 'create', 'forum', 3, 1, 1),
  ('topic', '1 day', 'start', 'topic', 10, 5, 3),
  ('reply', '1 minute', 'write', 'forum post', 10, 10, 10),
  ('reply', '1 day', 'write', 'forum post', 200, 100, 50),
  ('reply_edit', '1 hour', 'make', 'edit', 60, 60, 60),
  ('event', '1 day', 'propose', 'event', 5, 2, 2),
  ('event_change', '1 day', 'change', 'published event', 10, 10, 10),
  ('event_registration', '10 minutes', 'register for', 'event', 30, 30, 30),
  ('document_request', '1 day', 'send', 'document request', 50, 20, 10),
  ('document_decision', '1 day', 'answer', 'document request', 300, 100, 50),
  ('offer', '1 day', 'make', 'offer', 50, 20, 5),
  ('offer_change', '1 day', 'change', 'offer', 200, 100, 50),
  ('disclosure', '1 hour', 'give', 'disclosure', 200, 100, 60),
  ('call_for_offers', '1 day', 'call for offers', 'time', 20, 10, 5),
  ('proof_of_funds', '1 day', 'upload', 'document', 10, 5, 3),
  ('proof_share', '1 day', 'share', 'document', 50, 20, 10),
  ('proof_view', '1 hour', 'open', 'file', 200, 100, 50),
  ('deal_invitation', '1 day', 'invite', 'person', 30, 20, 10),
  ('outcome', '1 day', 'report', 'outcome', 50, 50, 50),
  ('deal_step', '1 hour', 'make', 'deal change', 60, 40, 30),
  ('deal_step', '1 day', 'make', 'deal change', 200, 150, 80),
  ('deal_document', '1 day', 'add', 'document', 100, 50, 20),
  ('deal_document_share', '1 day', 'share', 'document', 200, 100, 50),
  ('deal_document_view', '1 hour', 'open', 'file', 200, 100, 50),
  ('agreement', '1 day', 'prepare', 'agreement', 50, 20, 10),
  ('pipeline_item', '1 day', 'add', 'pipeline item', 500, 300, 200),
  ('pipeline_change', '1 minute', 'make', 'pipeline change', 120, 120, 120),
  ('pipeline_change', '1 day', 'make', 'pipeline change', 5000, 3000, 2000),
  ('question', '1 day', 'ask', 'question', 30, 10, 5),
  ('answer', '1 day', 'write', 'answer', 300, 100, 50),
  ('listing_invitation', '1 day', 'send', 'invitation', 25, 10, 5),
  ('showing', '1 day', 'offer', 'showing', 50, 20, 10),
  ('showing_booking', '1 day', 'book', 'showing', 30, 15, 5),
  ('report', '1 day', 'send', 'report', 20, 10, 10),
  ('open_portal', '1 hour', 'open', 'billing page', 50, 50, 50),
  ('email_change', '1 day', 'change your', 'email', 5, 5, 3),
  ('webhook_change', '1 hour', 'make', 'webhook change', 60, 60, 60),
  ('recovery_code', '1 hour', 'try', 'recovery code', 10, 10, 10),
  ('api_key', '1 day', 'create', 'API key', 20, 20, 20),
  ('feed_address', '1 day', 'make', 'address', 20, 20, 20),
  ('push_subscription', '1 hour', 'turn on notifications for', 'device', 30, 30, 30),
  ('restore', '1 day', 'check or restore', 'archive', 30, 20, 20),
  ('export', '1 day', 'download your data', 'time', 30, 30, 30)
) as limits (action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);
comment on view private.action_limits is
  'How often a member may do what reaches others or costs us something, by trust level: the only place with these '
  'numbers.';

create table private.rate_limits (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  period interval not null,
  started_at timestamptz not null,
  used integer not null check (used > 0),
  primary key (user_id, action, period)
);
comment on table private.rate_limits is
  'How often a member has used a limited action in the current period. Deleting content doesn''t give the use back.';

create function private.consume_rate_limit(action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Without a caller, this is the service role or a migration. What one gave can be taken back however much one did.
  if auth.uid() is not null and current_setting('private.takes_back', true) is distinct from 'on'
    and not private.is_staff() then
    perform private.consume_rate_limit_for(auth.uid(), action);
  end if;
end;
$$;
comment on function private.consume_rate_limit(text) is
  'Counts one use of an action of private.action_limits by the caller. Raises P0001 when a limit is exceeded, with the '
  'hint rate_limit and the time the action works again as detail, and while the account is being deleted. Serializes '
  'the calls of one member. Staff, the service role, and taking back (private.take_back) have no limit.';

create function private.is_new_account(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.has_verified_email(member) or not exists (
    select from auth.users a where a.id = member and a.created_at <= now() - interval '7 days'
  );
$$;
comment on function private.is_new_account(uuid) is
  'Whether an account is less than 7 days old, unverified, or gone. It may store less.';

create function private.enforce_rate_limit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and current_setting('private.restores', true) is distinct from 'on' then
    perform private.consume_rate_limit(tg_argv[0]);
  end if;
  return new;
end;
$$;
comment on function private.enforce_rate_limit() is
  'Insert or update trigger for API callers. Its argument is the action. Not while they restore an archive (see '
  'private.restores).';

create function private.keep_account(member uuid) returns boolean
language sql volatile set search_path = ''
as $$ select pg_try_advisory_xact_lock_shared(hashtextextended('rate limits ' || member, 0)); $$;
comment on function private.keep_account(uuid) is
  'Makes deleting the account wait for this transaction (private.deletion_locks). Never waits itself; returns false '
  'if the account is already being deleted.';

create function private.count_use(
  member uuid, action text, period interval, out used integer, out resets_at timestamptz
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Locks the row, so parallel requests count one after the other.
  insert into private.rate_limits as r (user_id, action, period, started_at, used)
  values (member, action, period, clock_timestamp(), 1)
  on conflict on constraint rate_limits_pkey do update set
    started_at = case when r.started_at <= clock_timestamp() - r.period then clock_timestamp() else r.started_at end,
    used = case when r.started_at <= clock_timestamp() - r.period then 1 else r.used + 1 end
  returning r.used, r.started_at + r.period into used, resets_at;
end;
$$;
comment on function private.count_use(uuid, text, interval) is
  'Counts one use of an action by a member, and returns how often they used it in its current period, and when that '
  'ends. All limits per member are counted here.';

create function private.consume_rate_limit_for(member uuid, action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  level constant smallint := private.trust_level(member);
  allowed record;
  use record;
begin
  if not private.keep_account(member) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  for allowed in
    select l.period, l.verb, l.noun, l.max_uses as usual_max_uses,
      case level when 0 then l.new_max_uses when 1 then l.basic_max_uses else l.max_uses end as max_uses
    from private.action_limits l where l.action = consume_rate_limit_for.action order by l.period
  loop
    select * into use from private.count_use(member, consume_rate_limit_for.action, allowed.period);
    if use.used > allowed.max_uses then
      raise exception '% can % % % %.',
        case when allowed.max_uses < allowed.usual_max_uses then 'New members' else 'You' end, allowed.verb,
        allowed.max_uses,
        allowed.noun || case when allowed.max_uses = 1 then '' else 's' end,
        case allowed.period
          when interval '1 day' then 'a day'
          when interval '1 hour' then 'an hour'
          when interval '1 minute' then 'a minute'
          else 'in ' || extract(epoch from allowed.period)::integer / 60 || ' minutes'
        end
        using errcode = 'P0001', hint = 'rate_limit',
          detail = to_char(use.resets_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    end if;
  end loop;
  if not found then
    raise exception 'No limit is defined for %', action;
  end if;
  -- Suspended and banned members can still download what is stored about them.
  if private.standing_of(member) not in ('suspended', 'banned') then
    perform private.record_activity(member, 0);
  end if;
end;
$$;
comment on function private.consume_rate_limit_for(uuid, text) is
  'Like private.consume_rate_limit, on behalf of a member, for the service role.';

create function private.remaining_uses(member uuid, action text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  level constant smallint := private.trust_level(member);
begin
  return (
    select min(
      case level when 0 then l.new_max_uses when 1 then l.basic_max_uses else l.max_uses end
        - coalesce(r.used, 0)
    )
    from private.action_limits l
    left join private.rate_limits r on r.user_id = member and r.action = l.action and r.period = l.period
      and r.started_at > clock_timestamp() - r.period
    where l.action = remaining_uses.action
  );
end;
$$;
comment on function private.remaining_uses(uuid, text) is
  'How often a member may still do an action of private.action_limits now, as private.consume_rate_limit_for counts; '
  'null for an unknown action.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.consume_rate_limit(text) to authenticated, service_role;
grant execute on function private.consume_rate_limit_for(uuid, text) to service_role;
revoke all on private.action_limits from public, anon, authenticated;
