-- Messages to staff are counted once they are written, one a statement: who writes waits for messages of the same sender alone, and for
-- none longer than one is counted.

create or replace function private.receive_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Whoever fills this in is thanked like anybody. Nothing is counted or kept.
  if btrim(new.website) <> '' then
    return null;
  end if;
  new.website := null;
  if current_user in ('anon', 'authenticated') then
    new.user_id := auth.uid();
    new.created_at := now();
    new.settled_at := null;
    new.settled_by := null;
    new.note := null;
  end if;
  return new;
end;
$$;
comment on function private.receive_contact_message() is
  'Insert trigger on contact_messages: drops what a bot has sent, and writes what is not the sender''s to say.';

drop function private.count_contact_message(text);

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  most integer;
begin
  if (select count(*) from sent) > 1 then
    raise exception 'Please send one message at a time.' using errcode = 'P0001';
  end if;
  with counted as (
    insert into private.contact_senders as s (sender, sent_at)
    select one.sender, array[clock_timestamp()]
    from sent,
      unnest(array['email ' || private.mailbox(sent.email), 'member ' || auth.uid(), 'network ' || private.network_address()]) as one (sender)
    where one.sender is not null
    -- The same order for everybody, so that no two wait for each other.
    order by one.sender
    on conflict on constraint contact_senders_pkey do update
      set sent_at = array(select past from unnest(s.sent_at) as past where past > since) || excluded.sent_at
    returning cardinality(s.sent_at) as lately
  )
  select max(c.lately) into most from counted c;
  if most > 5 then
    raise exception 'You have sent 5 messages within an hour. We have them; please wait a while before you send another.' using errcode = 'P0001';
  end if;
  -- Last: whoever holds what is cleared away here waits for nothing more.
  delete from private.contact_senders s where s.sender in (
    select past.sender from private.contact_senders past
    where past.sent_at[cardinality(past.sent_at)] <= since for update skip locked
  );
  return null;
end;
$$;
comment on function private.limit_contact_messages() is
  'Insert trigger on contact_messages, once a statement: counts its message for the email address it gives, for the caller''s account and for the network address. P0001, in words to be shown, for the sixth of any within an hour, and for more than one message. Messages of one sender wait for each other.';

create trigger limit_contact_messages after insert on public.contact_messages
  referencing new table as sent for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();

-- Grants ----------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
