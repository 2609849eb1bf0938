-- Push: which notifications are sent to members' devices, and what follows from an outcome. A delivery refers to its
-- notification, so it says what that says when it's sent, and goes when that goes.
--
-- docs/decisions/0035-push.md has the reasons.

create function private.wants_push(member uuid, kind text, data jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_on_every_channel(kind, data) or coalesce((
    select coalesce((private.notification_setting(member, k.kind)).push, k.push)
      -- As instant email.
      and (k.kind <> 'deal_alert' or private.tier_has_entitlement(u.membership_tier, 'premium_alerts'))
    from public.notification_kinds k
    join public.users u on u.id = member
    where k.kind = wants_push.kind
  ), false);
end;
$$;
comment on function private.wants_push(uuid, text, jsonb) is
  'Whether a member''s devices get notifications of a kind: as they set it, else as the kind says. Deal alerts take '
  'the entitlement premium_alerts. What is on every channel, always. Else false for null and an unknown kind or '
  'member.';

create function private.queue_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  news uuid[];
  devices uuid[];
  read_before uuid[];
begin
  -- Most members have no device, and the insert below is planned again for every statement.
  if not exists (select from touched t join public.push_subscriptions s on s.user_id = t.user_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    news := array(select t.id from touched t);
  else
    -- Not those that were only read.
    news := array(
      select t.id from touched t join before b on b.id = t.id where t.created_at > b.created_at and t.read_at is null
    );
    read_before := array(select b.id from before b where b.read_at is not null);
  end if;
  -- Without those that are being removed, with whose session they ended.
  devices := array(
    select s.id from public.push_subscriptions s
    where s.user_id in (select t.user_id from touched t) and s.refused_at is null for key share skip locked
  );
  insert into private.deliveries (channel, user_id, notification_id, device_id, due_at)
  select 'push', n.user_id, n.id, s.id, case
    when n.id = any (read_before) then now()
    else greatest(now(), earlier.sent_at
      + case n.kind when 'deal_message' then interval '1 minute' else interval '10 minutes' end)
  end
  from public.push_subscriptions s join public.notifications n on n.user_id = s.user_id
  cross join lateral (
    select max(d.ended_at) as sent_at, coalesce(bool_or(d.state = 'pending'), false) as is_waiting
    from private.deliveries d
    where d.notification_id = n.id and d.device_id = s.id and d.state in ('pending', 'delivered')
  ) as earlier
  where s.id = any (devices) and n.id = any (news) and not earlier.is_waiting
    and private.wants_push(n.user_id, n.kind, n.data)
    -- Keeps sellers from flooding devices with tiny price cuts, as in private.add_alerts.
    and (n.kind <> 'deal_alert' or (
      select count(distinct alert.id) < 20
      from private.deliveries sent join public.notifications alert on alert.id = sent.notification_id
      where sent.device_id = s.id and sent.state in ('pending', 'delivered') and alert.kind = 'deal_alert'
        and alert.created_at > now() - interval '1 hour'
    ));
  if found then
    perform pg_notify('jobs', 'send-push');
  end if;
  return null;
end;
$$;
comment on function private.queue_pushes() is
  'Statement trigger on notifications: queues those that are new, and those that are news again, for the member''s '
  'devices, and wakes the job send-push. What is news again while it''s unread is sent again 10 minutes after the last '
  'time at the earliest, and messages in an open deal one minute; after it was read, right away. At most 20 deal '
  'alerts an hour.';

create trigger push_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.queue_pushes();
create trigger push_renewed after update on public.notifications
  referencing old table as before new table as touched for each statement execute function private.queue_pushes();

create function private.release_pushes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.deliveries d set due_at = now()
  where d.channel = 'push' and d.user_id = coalesce(new.user_id, old.user_id)
    and d.state = 'pending' and d.attempts = 0 and d.due_at > now();
  return null;
end;
$$;
comment on function private.release_pushes() is
  'Trigger on quiet_hours: has pushes that were held until the old end looked at again.';

create trigger release_pushes after update or delete on public.quiet_hours
  for each row execute function private.release_pushes();

create function private.push_content(delivery private.deliveries) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select to_jsonb(said)
    from (
      select n.user_id, n.kind, f.*, n.data, s.endpoint, s.p256dh, s.auth, coalesce((
        select p.hide_push_details from public.message_settings p where p.user_id = n.user_id
      ), false) as hides_details
      from public.notifications n
      join public.push_subscriptions s on s.id = delivery.device_id and s.user_id = n.user_id
        and s.refused_at is null
      cross join lateral private.notification_facts(n.user_id, n.kind, n.actor_id, n.data) f
      where n.id = delivery.notification_id and n.read_at is null and private.wants_push(n.user_id, n.kind, n.data)
        and exists (
          select from auth.sessions a
          where a.id = s.session_id and a.user_id = s.user_id and (a.not_after is null or a.not_after > now())
        )
    ) as said
  );
end;
$$;
comment on function private.push_content(private.deliveries) is
  'For private.delivery_content: {user_id, kind, actor_id, actor_name, actor_trusted, title_trusted, place, data, '
  'endpoint, p256dh, auth, hides_details}, of which those about the notification are as in private.mail_content. '
  'hides_details: whether the member wants the text to say only of what kind it is. Null if it was read or turned off, '
  'or the device''s session has ended, or its service refused it.';

create function private.note_push(done private.deliveries, outcome text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.push_subscriptions s
  set last_success_at = case outcome when 'delivered' then clock_timestamp() else s.last_success_at end,
    failing_since = case outcome when 'failed' then coalesce(s.failing_since, clock_timestamp()) end,
    refused_at = case
      when outcome = 'delivered' then null
      when outcome = 'gone' or s.failing_since < now() - interval '3 days'
        then coalesce(s.refused_at, clock_timestamp())
      else s.refused_at
    end
  where s.id = done.device_id;
end;
$$;
comment on function private.note_push(private.deliveries, text) is
  'For private.complete_delivery: notes whether the device works, or that it''s refused: at once if its service says '
  'so (gone), or after nothing but failures for three days.';
